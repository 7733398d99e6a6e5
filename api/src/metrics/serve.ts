import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

/**
 * Serves /metrics on its own address, so that no proxy in front of the app publishes it, and a worker, which serves
 * nothing else, has it too.
 * @throws the system's error if the port is taken
 */
export async function serveMetrics(
  register: Registry,
  at: { host: string; port: number },
  log: Logger,
): Promise<AsyncDisposable & { port: number }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      (err) => {
        log.error({ err }, 'the metrics were not told');
        response.writeHead(500).end();
      },
    );
  });
  server.listen(at.port, at.host);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
