import { may } from '@tidemark/contract/access';
import { documentationActions } from '@tidemark/contract/documentation';
import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Bound, Bytes, Caller, Events, Session, SessionReader, StoredBytes } from '../context.ts';
import type { Database } from '../db/schema.ts';
import type { FileAddresses } from '../files/addresses.ts';
import type { Files } from '../files/blobs.ts';
import { success } from './envelope.ts';
import { sendEvents } from './events.ts';
import { fingerprint, readKey } from './idempotency.ts';
import { readInput } from './read-input.ts';
import { receiveUpload } from './receive-upload.ts';
import { sendStored } from './send-stored.ts';
import { answerOf, write } from './write.ts';

export const prefix = '/api/v1';

interface Parts {
  db: Kysely<Database>;
  session: SessionReader;
  files: Files;
  addresses: FileAddresses;
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

/** Where a file can be had without a token: its route, signed. */
const addressed = (addresses: FileAddresses) => (id: string) =>
  `${prefix}${documentationActions.file.path.replace(':id', id)}?${addresses.sign(id)}`;

async function serve(bound: Bound, request: FastifyRequest, reply: FastifyReply, parts: Parts) {
  const { action } = bound;
  const signedIn = action.access === 'anyone' ? null : await sessionOf(request, parts.session);
  const caller = callerOf(request, signedIn);
  const verdict = may(caller.actor, action.access);
  const byAddress = verdict === 'sign-in' && action.signedAddress && holdsAddress(request, parts.addresses);
  if (verdict === 'sign-in' && !byAddress) throw new Refusal('unauthenticated');
  if (verdict === 'forbidden') throw new Refusal('forbidden');

  if (action.method === 'GET') return serveRead(bound, request, reply, caller, parts, signedIn?.expiresAt);
  const answer = await serveWrite(bound, request, caller, parts);
  if (answer.replayed) reply.header('Idempotency-Replayed', 'true');
  return reply.code(answer.status).send(answer.body);
}

async function serveRead(
  { action, handle }: Bound,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  { db, addresses }: Parts,
  expiresAt: Date | undefined,
) {
  const { params, query, body } = request;
  const context = { ...caller, db, fileAddress: addressed(addresses) };
  const result = await handle(context, readInput(action, { params, query, body }));
  if (action.binary) {
    const bytes = result as Bytes | StoredBytes;
    return 'read' in bytes ? sendStored(request, reply, bytes) : sendBytes(reply, action.binary, bytes);
  }
  if (action.events) return sendEvents(reply, action, result as Events, expiresAt!);
  const { status, body: answer } = success(200, action.message, answerOf(action, result));
  return reply.code(status).send(answer);
}

async function serveWrite(
  bound: Bound,
  request: FastifyRequest,
  caller: Caller,
  { db, files, addresses }: Parts,
) {
  const key = caller.actor ? readKey(request.headers['idempotency-key']) : undefined;
  const rule = bound.action.upload;
  if (!rule && request.isMultipart()) throw new Refusal('unsupported_media_type');
  await using received = rule ? await receiveUpload(request, rule, files) : null;
  const body = received ? received.body : request.body;
  const once = key && {
    technicianId: caller.actor!.id,
    key,
    print: fingerprint(request.method, request.url, body),
  };
  return await write(db, bound, caller, {
    sent: { params: request.params, query: request.query, body },
    once: once || undefined,
    ...(received && { upload: received.upload }),
    fileAddress: addressed(addresses),
  });
}

function holdsAddress({ params, query }: FastifyRequest, addresses: FileAddresses): boolean {
  const { expires, signature } = query as Record<string, unknown>;
  if (typeof expires !== 'string' || typeof signature !== 'string') return false;
  return addresses.holds((params as { id: string }).id, { expires, signature });
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
