import { Readable } from 'node:stream';
import type { Action } from '@tidemark/contract/action';
import type { FastifyReply } from 'fastify';
import type { Events } from '../context.ts';

/** Shorter than the 30 s after which some proxies close a connection that says nothing. */
const heartbeatMs = 25_000;
/** No token is valid longer. If the clock was set back it may seem so, and a timer of weeks would fire at once. */
const longest = 3_600_000;
/** Who is this far behind does not read any more; they connect again and read everything. */
const backlog = 64 * 1024;

/**
 * Answers with server-sent events (WHATWG HTML, section 9.2) until the token expires, the listener goes or the server
 * stops. The first line is sent once the listening has begun: nothing that commits after it is missed.
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
      // A connection that idled after its stream would hold up a server that stops.
      .header('Connection', 'close')
      .type('text/event-stream')
      .send(stream)
  );
}
