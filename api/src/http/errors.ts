import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance } from 'fastify';
import { failure, toRefusal } from './envelope.ts';

/** Every failure leaves in the envelope; the cause of an unforeseen one goes to the log with its request id. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    const { status, body } = failure(refusal);
    if (refusal.code === 'unavailable') reply.header('Retry-After', '5');
    return reply.code(status).send(status === 500 ? { ...(body as object), requestId: request.id } : body);
  });
}

export function unknownPath(): Refusal {
  return new Refusal('unknown_path');
}
