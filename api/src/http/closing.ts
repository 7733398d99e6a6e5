import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance } from 'fastify';
import { failure } from './envelope.ts';

/** What still comes on an open connection once the server closes is told so in the envelope; Fastify's own words are in none. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (_, reply) => {
    if (!closing) return;
    // No error is thrown: an end that was asked for belongs in no log of errors.
    const { status, body } = failure(new Refusal('unavailable'));
    return reply.header('Connection', 'close').code(status).send(body);
  });
}
