import { existsSync } from 'node:fs';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { bindActions } from './actions.ts';
import { sessionReader } from './auth/session.ts';
import type { Database } from './db/schema.ts';
import type { FileAddresses } from './files/addresses.ts';
import type { HandlerParts } from './handler-parts.ts';
import { refuseWhileClosing } from './http/closing.ts';
import { refuseDeepBodies } from './http/deep-bodies.ts';
import { addDocs } from './http/docs.ts';
import { refuseDoubledHeaders } from './http/doubled-headers.ts';
import { answerErrors, answerUnreadablePath } from './http/errors.ts';
import { addHealth } from './http/health.ts';
import { refuseOddCalls } from './http/odd-calls.ts';
import { OneLinePerRequest } from './http/one-line.ts';
import { closeOnPipelining } from './http/pipelining.ts';
import { openRateLimits } from './http/rate-limits.ts';
import { requestIdOf } from './http/request-id.ts';
import { addRoutes } from './http/routes.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import type { SignatureCheck } from './http/signed-body.ts';
import { refuseSlowBodies } from './http/slow-bodies.ts';
import { bodyTimeLimit, type TimeLimits, timeLimits } from './http/time-limits.ts';
import { refuseTinyChunks } from './http/tiny-chunks.ts';
import { answerUnreadableCall } from './http/unreadable-calls.ts';
import { closeUnusedConnections } from './http/unused-connections.ts';
import { addWebApp, answerUnknownPaths } from './http/web-app.ts';
import { keepPaper } from './invoices/read.ts';
import { openFeed } from './live/feed.ts';
import { pollInterval } from './live/watch-changes.ts';
import type { Answered } from './metrics/requests.ts';
import { noteOpening } from './packages/note-opening.ts';

export interface AppParts extends Omit<HandlerParts, 'feed' | 'noteOpening' | 'keepPaper'> {
  db: Kysely<Database>;
  log: Logger;
  addresses: FileAddresses;
  /** Checks a CRM's signature. */
  isSigned: SignatureCheck;
  /** The folder of the built web app; without it the server has only the API. */
  webDir: string | undefined;
  /** Limits calls; a server for people always does. */
  rateLimits?: boolean;
  /** The trusted proxies; empty means none. */
  trustProxy?: string[] | undefined;
  /** People reach the server over TLS only, wherever it ends. */
  tls?: boolean;
  /** Called after each response. */
  onAnswered?: ((answered: Answered) => void) | undefined;
  /** Whether the server refuses new work but finishes what arrives. */
  isStopping?: () => boolean;
  /** How long a call may take to arrive; shorter in tests. */
  timeLimits?: Partial<TimeLimits>;
  /** How often to look for live changes, in ms; more often in tests. */
  liveEveryMs?: number;
}

/** Assembles the server from explicit parts; nothing below reads the environment. */
export async function buildApp({
  db,
  log,
  webDir,
  addresses,
  isSigned,
  rateLimits = false,
  trustProxy = [],
  tls = false,
  onAnswered,
  isStopping = () => false,
  timeLimits: given = {},
  liveEveryMs = pollInterval,
  ...parts
}: AppParts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new OneLinePerRequest(),
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...timeLimits(given),
    frameworkErrors: answerUnreadablePath,
    clientErrorHandler: answerUnreadableCall,
    trustProxy: trustProxy.length > 0 && trustProxy,
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  // Otherwise an idle keep-alive connection would delay the stop.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('Connection', 'close');
  });
  if (onAnswered) {
    app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
      const action = routeOptions.config?.action ?? 'none';
      onAnswered({ action, status: statusCode, seconds: elapsedTime / 1000 });
    });
  }
  answerErrors(app);
  addSecurityHeaders(app, { tls });
  await app.register(multipart);
  refuseOddCalls(app);
  refuseWhileClosing(app);
  refuseDeepBodies(app);
  refuseDoubledHeaders(app);
  refuseTinyChunks(app);
  refuseSlowBodies(app, bodyTimeLimit(given));
  closeUnusedConnections(app);
  closeOnPipelining(app);
  const feed = openFeed(db, log, liveEveryMs);
  // Streams never end on their own: closing would wait for them.
  app.addHook('preClose', () => feed.close());
  const bounds = bindActions({ ...parts, feed, noteOpening: noteOpening(db), keepPaper: keepPaper(db) });
  addHealth(app, db, parts.files, isStopping);
  const session = sessionReader(db, parts.tokens);
  const limits = rateLimits ? openRateLimits(db, log) : undefined;
  if (limits) app.addHook('onClose', () => limits.close());
  addRoutes(app, bounds, { db, session, files: parts.files, addresses, limits, isSigned });
  await addDocs(
    app,
    bounds.map(({ action }) => action),
  );
  const served = webDir !== undefined && existsSync(webDir) ? webDir : undefined;
  if (served) await addWebApp(app, served);
  answerUnknownPaths(app, served);
  return app;
}
