import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

/** A request's failure. Those that end in "after" happen after the request was done. */
export const faults = [
  '429',
  '429 with Retry-After',
  '401',
  '500',
  '500 after',
  '503 page after',
  'hang-up',
  'hang-up after',
  'half an answer after',
  'half its JSON after',
  'half an answer, then silence after',
  'slow',
  'silence',
  'silence after',
] as const;
export type Fault = (typeof faults)[number];

export interface Request {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Buffer;
}
export interface Reply {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

export interface FaultyServer extends AsyncDisposable {
  url: string;
  /** Every request so far, as "METHOD path". */
  asked: string[];
  /** The fate of request number n, from 0. */
  wrong: Map<number, Fault>;
}

/** A real HTTP server that responds with `answer` and fails on command. */
export async function faultyServer(
  answer: (request: Request) => Reply | Promise<Reply>,
  unauthorized: Reply = { status: 401 },
): Promise<FaultyServer> {
  const asked: string[] = [];
  const wrong = new Map<number, Fault>();
  const sockets = new Set<Socket>();
  const server = createServer(async (incoming, response) => {
    const nth = asked.length;
    const url = new URL(incoming.url!, 'http://here');
    asked.push(`${incoming.method} ${url.pathname}`);
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk);
    } catch {
      // Its time ended while it was still sending: half a request does not count.
      return response.destroy();
    }
    const request = { method: incoming.method!, url, headers: incoming.headers, body: Buffer.concat(chunks) };
    const fault = wrong.get(nth);
    const reply = !fault || fault === 'slow' || fault.endsWith('after') ? await answer(request) : undefined;
    misbehave(fault, response, reply, unauthorized);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    wrong,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A response in eight pieces with pauses. */
async function drip(response: ServerResponse, { status, body = '', headers }: Reply): Promise<void> {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.flushHeaders();
  const length = Math.ceil(body.length / 8) || 1;
  for (let at = 0; at < body.length; at += length) {
    await after(15);
    response.write(body.slice(at, at + length));
  }
  response.end();
}

function misbehave(
  fault: Fault | undefined,
  response: ServerResponse,
  reply: Reply | undefined,
  unauthorized: Reply,
) {
  const send = ({ status, body = '', headers }: Reply) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  const body = reply?.body ?? '';
  switch (fault) {
    case undefined:
      return send(reply!);
    case '429':
      return send({
        status: 429,
        body: '{"code":"TOO_MANY_REQUESTS","message":"slow down","status":"error"}',
      });
    case '429 with Retry-After':
      return send({ status: 429, headers: { 'retry-after': '7' } });
    case '401':
      return send(unauthorized);
    case '500':
    case '500 after':
      return send({ status: 500, body: '{"code":"INTERNAL_ERROR","message":"oops","status":"error"}' });
    case '503 page after':
      return send({ status: 503, body: '<h1>Bad gateway</h1>', headers: { 'content-type': 'text/html' } });
    case 'hang-up':
    case 'hang-up after':
      return response.destroy();
    case 'half an answer after':
      response.writeHead(200, { 'content-length': String(body.length + 40) });
      return response.write(body.slice(0, body.length / 2), () => response.destroy());
    case 'half its JSON after':
      // A response without a body cannot be halved; the connection is lost instead.
      return body === '' ? response.destroy() : send({ ...reply!, body: body.slice(0, body.length / 2) });
    case 'half an answer, then silence after':
      response.writeHead(200, { 'content-length': String(body.length + 40) });
      return response.write(body.slice(0, body.length / 2));
    case 'slow':
      return void drip(response, reply!);
    case 'silence':
    case 'silence after':
      return undefined;
  }
}
