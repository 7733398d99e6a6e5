import { Refusal, type RefusalCode } from '@tidemark/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure, toRefusal } from './envelope.ts';

/** Seconds until a retry makes sense; freeing space takes a while. */
const comeAgain: Partial<Record<RefusalCode, number>> = { unavailable: 5, rate_limited: 5, storage_full: 60 };

/** Every failure is sent in the envelope; the cause of an unexpected one goes to the log with its request id. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    const { status, body } = failure(refusal);
    const again = refusal.retryAfter ?? comeAgain[refusal.code];
    if (again !== undefined) reply.header('Retry-After', String(again));
    // Drains the rest of the request: closing at once would lose the response.
    if (refusal.code === 'payload_too_large') reply.removeHeader('Connection');
    return reply.code(status).send(status === 500 ? { ...(body as object), requestId: request.id } : body);
  });
}

/** An address that is not UTF-8, or too long, is a 404; Fastify handles it before any hook. */
export function answerUnreadablePath(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = failure(new Refusal('unknown_path'));
  reply.code(status).header('X-Request-Id', request.id).send(body);
}
