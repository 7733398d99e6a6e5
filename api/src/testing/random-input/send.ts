import { Agent, request } from 'node:http';
import type { Drawn } from './draw-request.ts';
import type { Caller } from './records.ts';

export interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
/** How much of an event stream is read. */
const enoughOfStream = 1;

/** Sends it raw, because fetch would correct paths and headers. @throws Error without a full response */
export function send(
  url: string,
  by: Caller,
  { action, path, headers, body, signed }: Drawn,
): Promise<Answered> {
  const { hostname, port } = new URL(url);
  const token = signed && by.token ? { authorization: `Bearer ${by.token}` } : {};
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        hostname,
        port,
        path,
        method: action.method,
        headers: { ...token, ...headers, ...(body && { 'content-length': body.length }) },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        const done = () =>
          resolve({
            status: answer.statusCode!,
            headers: answer.headers,
            body: Buffer.concat(chunks),
            ms: performance.now() - began,
          });
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (!answer.headers['content-type']?.startsWith('text/event-stream')) return;
          if (chunks.length >= enoughOfStream) {
            done();
            sent.destroy();
          }
        });
        answer.on('end', done);
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
export const closeConnections = () => agent.destroy();
