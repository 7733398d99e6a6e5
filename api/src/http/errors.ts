import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure, toRefusal } from './envelope.ts';

/** Every failure leaves in the envelope; the cause of an unforeseen one goes to the log with its request id. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    const { status, body } = failure(refusal);
    if (refusal.code === 'unavailable' || refusal.code === 'rate_limited') reply.header('Retry-After', '5');
    return reply.code(status).send(status === 500 ? { ...(body as object), requestId: request.id } : body);
  });
}

/** An address that is not UTF-8, or too long, leads nowhere; Fastify meets it before any hook runs. */
export function answerUnreadablePath(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = failure(new Refusal('unknown_path'));
  reply.code(status).header('X-Request-Id', request.id).send(body);
}
