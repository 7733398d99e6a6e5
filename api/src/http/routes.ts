import { may } from '@tidemark/contract/access';
import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Bound, Bytes, Caller, Events, Session, SessionReader } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { success } from './envelope.ts';
import { sendEvents } from './events.ts';
import { fingerprint, readKey } from './idempotency.ts';
import { readInput } from './read-input.ts';
import { answerOf, write } from './write.ts';

export const prefix = '/api/v1';

interface Parts {
  db: Kysely<Database>;
  session: SessionReader;
}

/** One route an action. */
export function addRoutes(app: FastifyInstance, bounds: readonly Bound[], parts: Parts): void {
  for (const bound of bounds) {
    app.route({
      method: bound.action.method,
      url: prefix + bound.action.path,
      handler: (request, reply) => serve(bound, request, reply, parts),
    });
  }
}

async function serve(bound: Bound, request: FastifyRequest, reply: FastifyReply, { db, session }: Parts) {
  const signedIn = bound.action.access === 'anyone' ? null : await sessionOf(request, session);
  const caller = callerOf(request, signedIn);
  const verdict = may(caller.actor, bound.action.access);
  if (verdict === 'sign-in') throw new Refusal('unauthenticated');
  if (verdict === 'forbidden') throw new Refusal('forbidden');

  const sent = { params: request.params, query: request.query, body: request.body };
  if (bound.action.method === 'GET') {
    const result = await bound.handle({ ...caller, db }, readInput(bound.action, sent));
    if (bound.action.binary) return sendBytes(reply, bound.action.binary, result as Bytes);
    if (bound.action.events) return sendEvents(reply, bound.action, result as Events, signedIn!.expiresAt);
    const { status, body } = success(200, bound.action.message, answerOf(bound.action, result));
    return reply.code(status).send(body);
  }

  const key = caller.actor ? readKey(request.headers['idempotency-key']) : undefined;
  const once = key && {
    technicianId: caller.actor!.id,
    key,
    print: fingerprint(request.method, request.url, request.body),
  };
  const answer = await write(db, bound, caller, { sent, once: once || undefined });
  if (answer.replayed) reply.header('Idempotency-Replayed', 'true');
  return reply.code(answer.status).send(answer.body);
}

async function sessionOf(request: FastifyRequest, session: SessionReader): Promise<Session | null> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token === undefined ? null : session(token);
}

function callerOf(request: FastifyRequest, signedIn: Session | null): Caller {
  return {
    actor: signedIn?.actor ?? null,
    signInId: signedIn?.signInId ?? null,
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    requestId: request.id,
  };
}

function sendBytes(reply: FastifyReply, type: string, { body, filename }: Bytes) {
  return reply
    .header('Content-Disposition', `attachment; filename="${filename}"`)
    .header('Cache-Control', 'private, no-store')
    .type(type)
    .send(body);
}
