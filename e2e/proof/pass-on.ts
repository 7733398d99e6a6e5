import { type Agent, type IncomingMessage, request } from 'node:http';

/** An answer with all of its body. */
export interface Whole {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Asks the server what somebody asked who stands between it and a browser. */
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
