import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { ConsecutiveBreaker, circuitBreaker, ExponentialBackoff, handleWhen, retry, wrap } from 'cockatiel';
import type { Blobs, ByteRange, Files } from './blobs.ts';

export interface Bucket {
  /** The address of a store other than Amazon's. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Puts the bucket's name in the path and not in the host. */
  pathStyle: boolean;
}

const hashLength = 64;
const isOriginal = (key: string) => key.length === hashLength;
/** Other objects in the bucket are not ours: neither listed nor swept. */
const folder = 'tidemark-files/';

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** A bucket that is silent this long counts as down. Uploads hold a transaction open while they wait. */
const silenceMs = 10_000;
const restMs = 5_000;

const isTimeout = (error: unknown) => (error as Error).name === 'TimeoutError';
/** Every error except a refusal that would repeat. */
const isDown = (error: unknown) => {
  const status = (error as S3ServiceException).$metadata?.httpStatusCode ?? 500;
  return status >= 500 || status === 408 || status === 429;
};

/**
 * Retries what may succeed, except silence, which has used up its time; the client itself never sends a stream twice. A
 * bucket that keeps failing is left alone for a moment, so that callers do not all wait.
 */
const openGuard = () =>
  wrap(
    circuitBreaker(handleWhen(isDown), { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(4) }),
    retry(
      handleWhen((error) => isDown(error) && !isTimeout(error)),
      { maxAttempts: 3, backoff: new ExponentialBackoff({ initialDelay: 100 }) },
    ),
  );

/** Bytes and their hash, which is part of the signature: a store accepts them complete and unchanged, or not at all. */
function putCommand(of: { Bucket: string; Key: string; size: number; sha256: string; path: string }) {
  const { Bucket, Key, size, sha256, path } = of;
  const command = new PutObjectCommand({
    Bucket,
    Key,
    Body: createReadStream(path),
    ContentLength: size,
    ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
    Metadata: { sha256 },
  });
  command.middlewareStack.add(
    (next) => (args) => {
      const { headers } = args.request as { headers: Record<string, string> };
      headers['x-amz-content-sha256'] = sha256;
      return next(args);
    },
    { step: 'build', name: 'signTheBytes' },
  );
  return command;
}

/** Only the bucket's silence counts: a reader may pause for as long as it likes. */
async function* unlessSilent(bytes: Readable, silence: number): AsyncGenerator<Uint8Array> {
  const wait = () => setTimeout(() => bytes.destroy(new Error('the bucket is silent')), silence);
  let waiting = wait();
  try {
    for await (const piece of bytes) {
      clearTimeout(waiting);
      yield piece;
      waiting = wait();
    }
  } finally {
    clearTimeout(waiting);
  }
}

/** Streams the bytes; the stream fails at its end if the hash does not match. */
async function* checked(bytes: AsyncIterable<Uint8Array>, sha256: string, key: string) {
  const hash = createHash('sha256');
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== sha256)
    throw new Error(`the bytes of ${key} in the bucket are not what was put there`);
}

/** Objects named by their keys. A put carries the hash, and the store refuses bytes that do not match it. */
function s3Blobs(client: S3Client, reader: S3Client, Bucket: string, silence: number): Blobs {
  const guard = openGuard();
  async function* read(key: string, sha256: string | undefined, range: ByteRange | undefined) {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const stop = new AbortController();
    try {
      const answer = await reader.send(new GetObjectCommand({ Bucket, Key: folder + key, Range }), {
        abortSignal: stop.signal,
      });
      const bytes = unlessSilent(answer.Body as Readable, silence);
      yield* sha256 && !range ? checked(bytes, sha256, key) : bytes;
    } finally {
      // A caller that stops early does not need the rest.
      stop.abort();
    }
  }
  return {
    async put(key, path) {
      const { size } = await stat(path);
      const sha256 = isOriginal(key) ? key : await sha256Of(path);
      await guard.execute(() => client.send(putCommand({ Bucket, Key: folder + key, size, sha256, path })));
      await rm(path, { force: true });
    },
    async find(key) {
      try {
        const { ContentLength = 0, Metadata } = await client.send(
          new HeadObjectCommand({ Bucket, Key: folder + key }),
        );
        const sha256 = isOriginal(key) ? key : Metadata?.sha256;
        return {
          size: ContentLength,
          read: (range) => Readable.from(read(key, sha256, range), { objectMode: false }),
        };
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
        throw error;
      }
    },
    async *list() {
      // Keys are sorted: those of a page's last hash may continue on the next one.
      let held: { key: string; at: Date }[] = [];
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: folder, ContinuationToken: token }),
        );
        const found = (page.Contents ?? []).map(({ Key, LastModified }) => ({
          key: Key!.slice(folder.length),
          at: LastModified!,
        }));
        const all = [...held, ...found];
        const last = all.at(-1)?.key.slice(0, hashLength);
        held = all.filter(({ key }) => key.slice(0, hashLength) === last);
        yield all.slice(0, all.length - held.length);
        token = page.NextContinuationToken;
      } while (token);
      yield held;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: folder + key }));
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
}

const silent = () => undefined;

/** Files in a bucket; uploads arrive in a folder of this machine. */
export async function openS3Files(
  dir: string,
  { bucket, endpoint, region, pathStyle, ...keys }: Bucket,
  silence = silenceMs,
): Promise<Files> {
  const incoming = join(dir, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const client = (limits: object) =>
    new S3Client({
      region,
      credentials: keys,
      forcePathStyle: pathStyle,
      ...(endpoint !== undefined && { endpoint }),
      requestHandler: { connectionTimeout: 3_000, ...limits },
      // Errors are thrown and logged by the caller; without this the client also writes to the console.
      logger: { trace: silent, debug: silent, info: silent, warn: silent, error: silent },
      // The checksum is our own; not every store accepts the client's, which is in a trailer.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  // A reader that pauses leaves its connection idle, which is not the bucket's silence.
  const reader = client({ requestTimeout: silence, throwOnRequestTimeout: true, socketTimeout: 0 });
  return { incoming, blobs: s3Blobs(client({ socketTimeout: silence }), reader, bucket, silence) };
}
