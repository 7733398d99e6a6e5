import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies pipeline one request; none needs more than this. */
const mostAtOnce = 8;

/**
 * Closes a connection that pipelines too many requests. Node starts all requests it has read and buffers every
 * response until the previous one is read, so a few connections could fill the memory.
 */
export function closeOnPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.server.on('request', ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count > mostAtOnce) socket.destroy();
  });
  // Node still passes on what else it has read.
  app.addHook('onRequest', async ({ socket }, reply) => {
    if (socket.destroyed) reply.hijack();
  });
}
