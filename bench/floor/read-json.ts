import type { IncomingMessage } from 'node:http';

export async function readJson<T>(request: IncomingMessage): Promise<T> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return JSON.parse(Buffer.concat(pieces).toString()) as T;
}
