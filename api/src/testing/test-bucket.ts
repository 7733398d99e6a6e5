import { randomUUID } from 'node:crypto';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Bucket } from '../files/s3-blobs.ts';
import { type FailingFront, startFailingFront } from './failing-front.ts';
import { startS3 } from './s3-server.ts';

interface SavedEstimate {
  bytes: Buffer;
  type?: string | undefined;
  metadata?: Record<string, string> | undefined;
}
export interface TestBucket {
  /** The bucket's address, behind a front that fails on command. */
  settings: Bucket;
  /** How many objects a response lists. */
  pageSize: number;
  failNext: FailingFront['failNext'];
  keys(): Promise<string[]>;
  read(key: string): Promise<SavedEstimate>;
  write(key: string, kept: SavedEstimate): Promise<void>;
  close(): Promise<void>;
}

const clientOf = ({ endpoint, region, pathStyle, bucket: _, ...credentials }: Bucket) =>
  new S3Client({
    ...{ endpoint: endpoint!, region, credentials, forcePathStyle: pathStyle },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** An empty bucket on another project's S3 server, which `npm run proof:s3` starts. */
async function realBucket(endpoint: string) {
  const settings: Bucket = {
    endpoint,
    region: 'us-east-1',
    bucket: `tidemark-${randomUUID()}`,
    accessKeyId: process.env.S3_TEST_ACCESS_KEY_ID!,
    secretAccessKey: process.env.S3_TEST_SECRET_ACCESS_KEY!,
    pathStyle: true,
  };
  const client = clientOf(settings);
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
  return {
    settings,
    pageSize: 1000,
    async close() {
      await client.send(new DeleteBucketCommand({ Bucket: settings.bucket }));
      client.destroy();
    },
  };
}

/** An empty bucket of the suite's own server, or of that at S3_TEST_ENDPOINT, and access to it beside the adapter. */
export async function startBucket(): Promise<TestBucket> {
  const real = process.env.S3_TEST_ENDPOINT;
  const server = await (real === undefined ? startS3() : realBucket(real));
  const { endpoint, bucket: Bucket } = server.settings;
  const front = await startFailingFront(endpoint!);
  const client = clientOf(server.settings);

  async function keys(): Promise<string[]> {
    const found: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
      found.push(...Contents.map(({ Key }) => Key!));
    return found;
  }
  return {
    settings: { ...server.settings, endpoint: front.url },
    pageSize: server.pageSize,
    failNext: front.failNext,
    keys,
    async read(Key) {
      const { Body, ContentType, Metadata } = await client.send(new GetObjectCommand({ Bucket, Key }));
      const bytes = Buffer.from(await Body!.transformToByteArray());
      return { bytes, type: ContentType, metadata: Metadata };
    },
    async write(Key, { bytes, type, metadata }) {
      await client.send(
        new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: type, Metadata: metadata }),
      );
    },
    async close() {
      await front.close();
      for (const Key of await keys()) await client.send(new DeleteObjectCommand({ Bucket, Key }));
      client.destroy();
      await server.close();
    },
  };
}
