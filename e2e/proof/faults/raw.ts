import { connect, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { seconds } from './traffic.ts';

/** A connection that can send any bytes. */
export interface Raw {
  socket: Socket;
  /** What has arrived so far. */
  heard(): string;
  /** Resolves when the server closes it, with the ms since it was opened. */
  closed: Promise<number>;
}

export function openRaw(port: number): Promise<Raw> {
  const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
  const began = performance.now();
  let heard = '';
  socket.on('data', (bytes) => {
    if (heard.length < 100_000) heard += bytes.toString('latin1');
  });
  const closed = new Promise<number>((over) => {
    const end = () => over(performance.now() - began);
    socket.once('end', end);
    socket.once('close', end);
  });
  return new Promise((opened, failed) => {
    socket.once('connect', () => opened({ socket, heard: () => heard, closed }));
    // Later errors are the point: the server closes what it refuses.
    socket.on('error', failed);
  });
}

/** Status and code of its first response, in plain words. */
export function firstAnswer(heard: string): string {
  const status = /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1];
  if (!status) return 'closed without an answer';
  const code = /"code":"(\w+)"/.exec(heard)?.[1];
  const sentence = /"message":"([^"]*)"/.exec(heard)?.[1];
  return code ? `${status} ${code}: “${sentence}”` : status;
}

/** Whether the first response is complete. */
function isWhole(heard: string): boolean {
  const end = heard.indexOf('\r\n\r\n');
  const length = /^content-length: (\d+)/im.exec(heard)?.[1];
  return end >= 0 && length !== undefined && heard.length >= end + 4 + Number(length);
}

/** Sends something on a new connection and waits for a response, its end, or `within`. */
export async function say(port: number, within: number, pieces: Iterable<string | Buffer>, breath = 0) {
  const raw = await openRaw(port);
  const { socket, closed } = raw;
  const over = new AbortController();
  const late = after(within, undefined, { signal: over.signal }).catch(() => undefined);
  let isOver = false;
  const began = performance.now();
  const answered = new Promise<number>((heard) => {
    socket.on('data', () => isWhole(raw.heard()) && heard(performance.now() - began));
  });
  const ended = Promise.race([answered, closed, late.then(() => undefined)]).finally(() => {
    isOver = true;
  });
  for (const piece of pieces) {
    if (isOver || socket.destroyed) break;
    if (!socket.write(piece) && !socket.destroyed) {
      await Promise.race([new Promise((drained) => socket.once('drain', drained)), ended]);
    }
    if (breath > 0) await Promise.race([after(breath), ended]);
  }
  const ms = await ended;
  over.abort();
  socket.destroy();
  const answer = firstAnswer(raw.heard());
  const end = ms === undefined ? `still open after ${seconds(within)}` : `after ${seconds(ms)}`;
  return { answer, ms, heard: raw.heard(), told: `${answer}; ${end}` };
}
