import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { bindActions, type HandlerParts } from './actions.ts';
import { sessionReader } from './auth/session.ts';
import type { Database } from './db/schema.ts';
import type { FileAddresses } from './files/addresses.ts';
import { addDocs } from './http/docs.ts';
import { answerErrors, answerUnreadablePath } from './http/errors.ts';
import { addHealth } from './http/health.ts';
import { addRoutes } from './http/routes.ts';
import { closeUnusedConnections } from './http/unused-connections.ts';
import { addWebApp, answerUnknownPaths } from './http/web-app.ts';
import { openFeed } from './live/feed.ts';

export interface AppParts extends Omit<HandlerParts, 'feed'> {
  db: Kysely<Database>;
  log: Logger;
  addresses: FileAddresses;
  /** Where the built web app is; without one only the API is served. */
  webDir: string | undefined;
}

/** Neither scripts nor styles have an exception: nothing inline is needed. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    mediaSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** Assembles the server from explicit parts; nothing below reads the environment. */
export async function buildApp({ db, log, webDir, addresses, ...parts }: AppParts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadablePath,
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  answerErrors(app);
  await app.register(helmet, {
    contentSecurityPolicy,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: { maxAge: 15_552_000 },
  });
  await app.register(multipart);
  closeUnusedConnections(app);
  const feed = openFeed(db, log);
  // Streams never end by themselves: without this, closing would wait for them.
  app.addHook('preClose', () => feed.close());
  const bounds = bindActions({ ...parts, feed });
  addHealth(app, db, parts.files.blobs);
  const session = sessionReader(db, parts.tokens);
  addRoutes(app, bounds, { db, session, files: parts.files, addresses });
  await addDocs(
    app,
    bounds.map(({ action }) => action),
  );
  const served = webDir !== undefined && existsSync(webDir) ? webDir : undefined;
  if (served) await addWebApp(app, served);
  answerUnknownPaths(app, served !== undefined);
  return app;
}
