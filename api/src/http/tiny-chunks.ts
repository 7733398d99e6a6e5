import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance } from 'fastify';

/** This many chunks may be of any size; beyond, they must average this many bytes. */
const fewEnough = 2_000;
const smallest = 16;

/** Gets each chunk and says whether too many were too small. */
function counter() {
  let count = 0;
  let size = 0;
  return (chunk: Buffer) => {
    count++;
    size += chunk.length;
    return count > fewEnough && size < count * smallest;
  };
}

/**
 * Refuses a body sent in tiny chunks: Node holds hundreds of bytes for each chunk, so a megabyte would take hundreds.
 * Only chunked bodies can do this, and browsers and proxies send large chunks.
 */
export function refuseTinyChunks(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { takesFile } = request.routeOptions.config;
    if (request.headers['transfer-encoding'] === undefined || takesFile) return payload;
    const tooMany = counter();
    const counted = new Transform({
      transform: (chunk: Buffer, _, done) =>
        tooMany(chunk) ? done(new Refusal('malformed_request')) : done(null, chunk),
    });
    // After a refusal no one reads the rest, so a client that disconnects is no error.
    counted.on('error', () => undefined);
    payload.on('error', (cause) => counted.destroy(cause));
    return payload.pipe(counted);
  });
}

/** The same for an upload, which is read as it arrives: its connection closes. Call it right before reading begins. */
export function closeOnTinyChunks(upload: IncomingMessage): void {
  const tooMany = counter();
  upload.on('data', (chunk: Buffer) => {
    if (tooMany(chunk)) upload.destroy();
  });
}
