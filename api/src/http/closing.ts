import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance } from 'fastify';
import { failure } from './envelope.ts';

/** Requests on open connections while the server closes get our envelope instead of Fastify's own body. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (_, reply) => {
    if (!closing) return;
    // No error is thrown: a requested end is not for the error log.
    const { status, body } = failure(new Refusal('unavailable'));
    return reply.header('Connection', 'close').code(status).send(body);
  });
}
