import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance } from 'fastify';
import { failure } from './envelope.ts';

/** Serves the built app, compressed ahead; files under /assets carry their hash in the name and never change. */
export async function addWebApp(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** A file of a build that arrived under a running server, whose document names it already. */
const newerAsset = /^\/assets\/[\w-]+(\.[\w-]+)+$/;

/** For people without an account: a claim sheet, or a package. */
const shared = /^\/(claim-sheet-report|package)\//;

/** Other addresses belong to the app and the public report page; a missing one below /api, or of a file, is a 404. */
export function answerUnknownPaths(app: FastifyInstance, webDir: string | undefined): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const page = request.method === 'GET' || request.method === 'HEAD';
    const isFile = /\.[a-z0-9]+$/i.test(path);
    if (webDir && page && newerAsset.test(path) && existsSync(join(webDir, path)))
      return reply.sendFile(path);
    if (webDir && page && !isFile && !/^\/api(\/|$)/.test(path)) {
      const document = shared.test(path) ? 'claim-sheet-report.html' : 'index.html';
      return reply.header('Cache-Control', 'no-cache').sendFile(document);
    }
    const { status, body } = failure(new Refusal('unknown_path'));
    return reply.code(status).send(body);
  });
}
