import { type Agent, type IncomingMessage, request } from 'node:http';

/** A full response. */
export interface Whole {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Sends the server a request that a proxy got from a browser. */
export function passOn(
  { hostname, port }: URL,
  agent: Agent,
  { method, url: path }: IncomingMessage,
  headers: IncomingMessage['headers'],
  body: Buffer,
): Promise<Whole> {
  return new Promise((resolve, reject) => {
    const forwarded = request({ hostname, port, method, path, headers, agent }, async (answer) => {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) });
      } catch (error) {
        reject(error);
      }
    });
    forwarded.on('error', reject).end(body);
  });
}
