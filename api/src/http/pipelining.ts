import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** More than anybody asks on one connection without waiting for an answer: browsers and proxies ask one. */
const mostAtOnce = 8;

/**
 * Closes a connection that asks on and on without waiting for answers. Node begins all calls it has read, hundreds in one
 * piece, and keeps every answer until the one before it is read: some connections would fill the memory. What else they asked is not begun.
 */
export function closeOnPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.server.on('request', ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count > mostAtOnce) socket.destroy();
  });
  // Node hands over what else it has read on it all the same.
  app.addHook('onRequest', async ({ socket }, reply) => {
    if (socket.destroyed) reply.hijack();
  });
}
