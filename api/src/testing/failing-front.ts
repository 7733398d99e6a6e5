import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface FailingFront {
  url: string;
  /**
   * Responds to the next request of a method with a status, whether or not the server behind it handled the request.
   */
  failNext(method: string, status: number, done?: 'done'): void;
  close(): Promise<void>;
}

/** Passes every request on unchanged, its host too, so that signatures stay valid; fails on command. */
export async function startFailingFront(behind: string): Promise<FailingFront> {
  const failures: { method: string; status: number; done: boolean }[] = [];
  const { hostname, port } = new URL(behind);

  const passOn = ({ method, url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      ask({ hostname, port, method, path: url, headers, agent: false })
        .once('response', resolve)
        .once('error', reject)
        .end(body);
    });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const at = failures.findIndex(({ method }) => method === request.method);
    const [failure] = at < 0 ? [] : failures.splice(at, 1);
    if (failure && !failure.done) return void response.writeHead(failure.status).end();
    const answered = await passOn(request, body);
    response.once('close', () => answered.destroy());
    if (!failure) return void answered.pipe(response.writeHead(answered.statusCode!, answered.headers));
    await buffer(answered);
    response.writeHead(failure.status).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failNext: (method, status, done) => void failures.push({ method, status, done: done === 'done' }),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
