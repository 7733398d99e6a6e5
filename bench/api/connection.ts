import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Connection {
  /** Sends a full request and waits for the full response. @throws an Error for any status but 2xx */
  ask(request: Buffer): Promise<void>;
  close(): void;
}

/** How the bytes of a request are sent. */
export type Send = (socket: Socket, bytes: Buffer) => void;

const atOnce: Send = (socket, bytes) => {
  socket.write(bytes);
};

/** At the speed of a phone's link in Mbit/s: what is due, every 10 ms. */
export function overLink(mbit: number): Send {
  const bytesPerMs = (mbit * 1e6) / 8 / 1e3;
  return (socket, bytes) => {
    const begun = performance.now();
    let sent = 0;
    const timer = setInterval(() => {
      const due = Math.min(bytes.length, Math.floor((performance.now() - begun) * bytesPerMs));
      socket.write(bytes.subarray(sent, due));
      sent = due;
      if (sent === bytes.length || socket.destroyed) clearInterval(timer);
    }, 10);
  };
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * One keep-alive connection with minimal HTTP: the sender shares two cores with the server, and what it uses the server
 * lacks.
 */
export async function openConnection(port: number, send = atOnce): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let head = Buffer.alloc(0);
  let missing = -1;
  let done: (() => void) | undefined;
  let failed: ((error: Error) => void) | undefined;

  const readHead = (): boolean => {
    const end = head.indexOf(headEnd);
    if (end < 0) return false;
    const text = head.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    const status = text.slice(9, 12);
    if (!status.startsWith('2') || length === undefined)
      failed?.(new Error(`${text.split('\r\n')[0]}\n${head.toString('utf8', end, end + 500)}`));
    missing = Number(length) - (head.length - end - headEnd.length);
    return true;
  };
  socket.on('data', (bytes) => {
    if (missing < 0) {
      head = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
      if (!readHead()) return;
    } else missing -= bytes.length;
    if (missing > 0) return;
    head = Buffer.alloc(0);
    missing = -1;
    done?.();
  });
  socket.on('error', (error) => failed?.(error));
  socket.on('close', () => failed?.(new Error('The server closed the connection.')));
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        [done, failed] = [resolve, reject];
        send(socket, request);
      }),
    close: () => socket.destroy(),
  };
}
