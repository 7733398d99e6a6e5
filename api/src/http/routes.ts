import { may } from '@tidemark/contract/access';
import type { Action } from '@tidemark/contract/action';
import { documentationActions } from '@tidemark/contract/documentation';
import { decodeText } from '@tidemark/contract/office/import/decode-text';
import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type {
  Bound,
  Bytes,
  Caller,
  Events,
  Session,
  SessionReader,
  StoredBytes,
  StreamedBytes,
} from '../context.ts';
import type { Database } from '../db/schema.ts';
import type { FileAddresses } from '../files/addresses.ts';
import type { Files } from '../files/blobs.ts';
import type { TurnTaker } from '../files/take-turns.ts';
import { networkOf } from '../network-of.ts';
import { deviceOf, markDevice } from './device-cookie.ts';
import { success } from './envelope.ts';
import { sendEvents } from './events.ts';
import { fingerprint, readKey } from './idempotency.ts';
import { prefix } from './prefix.ts';
import type { RateLimits } from './rate-limits.ts';
import { readInput } from './read-input.ts';
import { receiveUpload } from './receive-upload.ts';
import { sendStored, sendTagged } from './send-stored.ts';
import { keepBody, type SignatureCheck, signedMessage } from './signed-body.ts';
import { answerOf, write } from './write.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The action's name of a route; pages and health checks have none. */
    action?: string;
  }
}

interface Parts {
  db: Kysely<Database>;
  session: SessionReader;
  files: Files;
  addresses: FileAddresses;
  isSigned: SignatureCheck;
  /** None if a load test turned them off. */
  limits?: RateLimits | undefined;
}

/** One route an action. */
export function addRoutes(app: FastifyInstance, bounds: readonly Bound[], parts: Parts): void {
  for (const bound of bounds) {
    const { fileBody } = bound.action;
    if (!fileBody) addRoute(app, bound, parts);
    // Only this route accepts it: elsewhere the media type is unknown.
    else
      app.register(async (only) => {
        // As bytes: decoding everything as UTF-8 would lose a spreadsheet's letters.
        const parse = async (_: FastifyRequest, bytes: Buffer) => ({ [fileBody.field]: decodeText(bytes) });
        only.addContentTypeParser(fileBody.type, { parseAs: 'buffer' }, parse);
        addRoute(only, bound, parts);
      });
  }
}

function addRoute(app: FastifyInstance, bound: Bound, parts: Parts): void {
  const { action } = bound;
  app.route({
    method: action.method,
    url: prefix + action.path,
    ...(action.signedBody && { preParsing: keepBody }),
    ...(action.largestBody && { bodyLimit: action.largestBody }),
    config: { action: action.name, takesFile: action.upload !== undefined },
    handler: (request, reply) => serve(bound, request, reply, parts),
  });
}

/** What a signature is of: a file's of its id alone, any other of its action too, so that none is good for another. */
const signedSubject = ({ name }: Action, id: string) =>
  name === documentationActions.file.name ? id : `${name} ${id}`;

/** Where a file, or the response of another action, opens without a token: its route, signed. */
const addressed =
  (addresses: FileAddresses) =>
  (id: string, of: Action = documentationActions.file) =>
    `${prefix}${of.path.replace(':id', id)}?${addresses.sign(signedSubject(of, id))}`;

async function serve(bound: Bound, request: FastifyRequest, reply: FastifyReply, parts: Parts) {
  const { action } = bound;
  // Responses are private by default; cacheable ones override this.
  reply.header('Cache-Control', 'private, no-store');
  const signedIn = action.access === 'anyone' ? null : await sessionOf(bound, request, parts.session);
  const caller = callerOf(request, signedIn);
  const verdict = may(caller.actor, action.access);
  const byAddress =
    verdict === 'sign-in' && action.signedAddress && holdsAddress(action, request, parts.addresses);
  if (parts.limits) await countCall(parts.limits, action, caller, byAddress === true);
  if (verdict === 'sign-in' && !byAddress) throw new Refusal('unauthenticated');
  if (verdict === 'forbidden') throw new Refusal('forbidden');

  // A response of bytes changes nothing, also where its question is too long for an address.
  if (action.method === 'GET' || action.binary)
    return serveRead(bound, request, reply, caller, parts, signedIn);
  const device = action.marksDevice ? deviceOf(request) : undefined;
  const asking = { caller, asker: askerOf(caller, reply), device };
  const answer = await serveWrite(bound, request, asking, parts);
  if (device && answer.status < 400) markDevice(reply, device);
  if (answer.replayed) reply.header('Idempotency-Replayed', 'true');
  return reply.code(answer.status).send(answer.body);
}

/** @throws Refusal rate_limited */
async function countCall(limits: RateLimits, action: Action, { actor, ip }: Caller, byAddress: boolean) {
  if (action.triesAMinute !== undefined) await limits.tries(action.name, ip, action.triesAMinute);
  else if (actor) limits.person(actor.id);
  else if (byAddress) limits.files(ip);
  else limits.address(ip);
}

async function serveRead(
  { action, handle }: Bound,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  { db, addresses }: Parts,
  signedIn: Session | null,
) {
  const { params, query, body } = request;
  const context = { ...caller, db, fileAddress: addressed(addresses), asker: askerOf(caller, reply) };
  const result = await handle(context, readInput(action, { params, query, body }), signedIn?.row);
  if (action.binary) {
    const bytes = result as Bytes | StreamedBytes | StoredBytes;
    return 'read' in bytes ? sendStored(request, reply, bytes) : sendBytes(reply, action.binary, bytes);
  }
  if (action.events) return sendEvents(reply, action, result as Events, signedIn!.expiresAt);
  const { status, body: answer } = success(200, action.message, answerOf(action, result));
  return action.tagged ? sendTagged(request, reply, answer) : reply.code(status).send(answer);
}

async function serveWrite(
  bound: Bound,
  request: FastifyRequest,
  { caller, asker, device }: { caller: Caller; asker: TurnTaker; device: string | undefined },
  { db, files, addresses, isSigned }: Parts,
) {
  const messageId = bound.action.signedBody ? signedMessage(request, isSigned) : undefined;
  const keyed = caller.actor && !bound.action.secretAnswer;
  const key = keyed ? readKey(request.headers['idempotency-key']) : undefined;
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
    ...(received && { judge: received.judge }),
    ...{ messageId, device, asker },
    fileAddress: addressed(addresses),
  });
}

/** Resolves if the connection closes before the response is sent. */
function askerOf({ actor, ip }: Caller, { raw }: FastifyReply): TurnTaker {
  const gone = new AbortController();
  // Nobody waits after the end of a response; each abort would build an error with its stack.
  raw.once('close', () => raw.writableFinished || gone.abort());
  if (raw.closed) gone.abort();
  return { who: actor ? `person ${actor.id}` : `address ${networkOf(ip)}`, signal: gone.signal };
}

function holdsAddress(action: Action, { params, query }: FastifyRequest, addresses: FileAddresses): boolean {
  const { expires, signature } = query as Record<string, unknown>;
  if (typeof expires !== 'string' || typeof signature !== 'string') return false;
  return addresses.holds(signedSubject(action, (params as { id: string }).id), { expires, signature });
}

async function sessionOf({ action, beside }: Bound, request: FastifyRequest, session: SessionReader) {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return null;
  // A malformed id joins nothing here: the session is judged first, then readInput refuses the id.
  const params = beside && action.params.safeParse(request.params);
  return session(token, params?.success ? beside?.(params.data) : undefined);
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

function sendBytes(reply: FastifyReply, type: string, bytes: Bytes | StreamedBytes) {
  reply.header('Content-Disposition', `attachment; filename="${bytes.filename}"`).type(type);
  if ('body' in bytes) return reply.send(bytes.body);
  if (bytes.size !== undefined) reply.header('Content-Length', bytes.size);
  return reply.send(bytes.stream);
}
