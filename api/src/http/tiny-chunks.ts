import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance } from 'fastify';

/** So many may be as small as they like; above, they must have this many bytes each on average. */
const fewEnough = 2_000;
const smallest = 16;

/** Tells of each chunk whether there are too many too small ones by now. */
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
 * Refuses a body whose sender says each byte as a chunk of its own: Node holds hundreds of bytes for each of them, so a
 * megabyte would take hundreds. Only who says no length can do so; browsers and proxies say it, or send large pieces.
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
    // Once a body is refused nobody listens to the rest of it; that the sender went away is no error then.
    counted.on('error', () => undefined);
    payload.on('error', (cause) => counted.destroy(cause));
    return payload.pipe(counted);
  });
}

/** The same of an upload, which is read as it comes: its connection is closed. Call it right before the reading begins. */
export function closeOnTinyChunks(upload: IncomingMessage): void {
  const tooMany = counter();
  upload.on('data', (chunk: Buffer) => {
    if (tooMany(chunk)) upload.destroy();
  });
}
