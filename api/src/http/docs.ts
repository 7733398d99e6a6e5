import fastifyStatic from '@fastify/static';
import type { Action } from '@tidemark/contract/action';
import type { FastifyInstance } from 'fastify';
import readerPath from 'swagger-ui-dist/absolute-path.js';
import { openApi } from './openapi.ts';

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Tidemark API</title><link rel="stylesheet" href="/api/docs/reader/swagger-ui.css"></head>
<body><div id="reader"></div>
<script src="/api/docs/reader/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>
`;
const start = `window.SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reader', tryItOutEnabled: false });\n`;

/** The OpenAPI document, and a page for people whose files also come from this server. */
export async function addDocs(app: FastifyInstance, actions: readonly Action[]): Promise<void> {
  // The same bytes for everyone: copies for clients that never read would fill the memory.
  const document = Buffer.from(JSON.stringify(openApi(actions)));
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
  app.get('/api/docs', async (_request, reply) => reply.type('text/html').send(page));
  app.get('/api/docs/start.js', async (_request, reply) => reply.type('text/javascript').send(start));
  await app.register(fastifyStatic, {
    // Importing the package itself would load its two megabytes for browsers.
    root: readerPath(),
    prefix: '/api/docs/reader/',
    allowedPath: (path) => path === '/swagger-ui.css' || path === '/swagger-ui-bundle.js',
    decorateReply: false,
    index: false,
  });
}
