import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';

/**
 * How the bucket behaves: it works; says 503; says that the key is wrong; is slow; accepts calls and never responds.
 */
export type Manner = 'good' | 'busy' | 'forbidden' | 'slow' | 'hanging';

export interface Bucket {
  env: Record<`S3_${string}` | 'FILES', string> & { S3_SECRET_ACCESS_KEY: string };
  behave(manner: Manner): void;
  /** Nothing listens there any more. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

const slowMs = 3_000;
const name = 'proof';

/** As much of S3 as the server uses, in memory. It checks no signature: `npm run proof:s3` has one that does. */
export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, { bytes: Buffer; sha256: string }>();
  let manner: Manner = 'good';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, 'http://bucket');
    const key = decodeURIComponent(pathname.slice(`/${name}/`.length));
    if (manner === 'hanging') return;
    const refusal = { busy: [503, 'SlowDown'], forbidden: [403, 'SignatureDoesNotMatch'] }[manner as string];
    if (refusal) {
      const [status, code] = refusal as [number, string];
      response.writeHead(status, { 'Content-Type': 'application/xml' });
      response.end(`<Error><Code>${code}</Code><Message>/srv/bucket is not for you</Message></Error>`);
      return;
    }
    const bytes = await buffer(request);
    if (manner === 'slow') await after(slowMs);
    const found = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, { bytes, sha256: String(request.headers['x-amz-meta-sha256']) });
      response.end();
    } else if (request.method === 'DELETE') response.writeHead(204).end();
    else if (key === '' && request.method === 'GET')
      response.end('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>');
    else if (key === '') response.end();
    else if (!found) response.writeHead(404).end();
    else {
      response.writeHead(200, { 'Content-Length': found.bytes.length, 'x-amz-meta-sha256': found.sha256 });
      response.end(request.method === 'HEAD' ? undefined : found.bytes);
    }
  }

  const open = () =>
    createServer((request, response) => {
      // A server that gives up on a call may close it.
      answer(request, response).catch(() => response.destroy());
    });
  let server = open().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  async function leave(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }
  return {
    env: {
      FILES: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'eu-proof-1',
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: 'AKIAPROOF',
      S3_SECRET_ACCESS_KEY: 'the proof alone knows this key',
    },
    behave(next) {
      manner = next;
    },
    leave,
    async comeBack() {
      server = open().listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: leave,
  };
}
