import { Readable } from 'node:stream';
import type { Action } from '@tidemark/contract/action';
import type { FastifyReply } from 'fastify';
import type { Events } from '../context.ts';

/** Shorter than the 30 s after which some proxies close a silent connection. */
const heartbeatMs = 25_000;
/** No token lives longer. A clock set back can make it seem so, and a timer of weeks would fire at once. */
const longest = 3_600_000;
/** A client this far behind no longer reads; it will reconnect and read everything. */
const backlog = 64 * 1024;

/**
 * Responds with server-sent events (WHATWG HTML, section 9.2) until the token expires, the listener goes or the server
 * stops. The first line is sent once listening has begun: nothing committed afterwards is missed.
 */
export async function sendEvents(
  reply: FastifyReply,
  action: Action,
  events: Events,
  expiresAt: Date,
): Promise<FastifyReply> {
  const stream = new Readable({ read() {} });
  let ended = false;
  const end = () => {
    if (!ended) stream.push(null);
    ended = true;
  };
  const push = (line: string) => {
    if (ended || stream.destroyed) return;
    if (stream.readableLength > backlog) stream.destroy();
    else stream.push(`${line}\n\n`);
  };
  const tell = (event: unknown) => push(`data: ${JSON.stringify(action.events!.parse(event))}`);

  const stop = await events({ tell, end });
  const heartbeat = setInterval(() => push(':'), heartbeatMs);
  const expiry = setTimeout(end, Math.min(expiresAt.getTime() - Date.now(), longest));
  const over = () => {
    clearInterval(heartbeat);
    clearTimeout(expiry);
    stop();
  };
  if (reply.raw.destroyed) over();
  else reply.raw.once('close', over);
  push(': listening');
  return (
    reply
      .header('Cache-Control', 'no-store')
      .header('X-Accel-Buffering', 'no')
      // An idle connection after its stream would delay a server that stops.
      .header('Connection', 'close')
      .type('text/event-stream')
      .send(stream)
  );
}
