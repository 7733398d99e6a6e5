import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '../files/s3-blobs.ts';

interface Stored {
  bytes: Buffer;
  at: Date;
  type: string | undefined;
  sha256: string | undefined;
}
interface S3Server {
  settings: Bucket;
  pageSize: number;
  close(): Promise<void>;
}

const hash = (of: string | Buffer) => createHash('sha256').update(of);
const hmac = (key: string | Buffer, of: string) => createHmac('sha256', key).update(of).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** AWS Signature Version 4 in the Authorization header, from Amazon's description. */
function signatureOf(
  request: IncomingMessage,
  { region, secretAccessKey }: Bucket,
): { given: string; right: string } {
  const header = request.headers.authorization ?? '';
  const [, day = '', names = '', given = ''] =
    /Credential=[^/]+\/(\d{8})\/[^,]+, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header) ?? [];
  const url = new URL(request.url!, 'http://s3');
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const signed = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}\n`);
  const canonical = [
    request.method,
    url.pathname,
    query.join('&'),
    signed.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hash(canonical).digest('hex')].join(
    '\n',
  );
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretAccessKey}`, day));
  return { given, right: hmac(key, text).toString('hex') };
}

/** What is wrong with a request: its signature, or bytes that do not match its hashes. */
function wrongWith(request: IncomingMessage, body: Buffer, settings: Bucket): string | undefined {
  if (!request.headers.authorization?.includes(`Credential=${settings.accessKeyId}/`)) return 'AccessDenied';
  const { given, right } = signatureOf(request, settings);
  const genuine = given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
  if (!genuine) return 'SignatureDoesNotMatch';
  const said = request.headers['x-amz-content-sha256'];
  if (said !== hash(body).digest('hex')) return 'XAmzContentSHA256Mismatch';
  const sum = request.headers['x-amz-checksum-sha256'];
  return sum === undefined || sum === hash(body).digest('base64') ? undefined : 'BadDigest';
}

const pageSize = 3;
const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>${text}`;

function listing(objects: Map<string, Stored>, prefix: string, after: string): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize).map((key) => {
    const { at, bytes } = objects.get(key)!;
    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const more = keys.length > pageSize;
  const next = more ? `<NextContinuationToken>${keys[pageSize - 1]}</NextContinuationToken>` : '';
  return xml(
    `<ListBucketResult><IsTruncated>${more}</IsTruncated>${page.join('')}${next}</ListBucketResult>`,
  );
}

function send(request: IncomingMessage, response: ServerResponse, { bytes, type, sha256 }: Stored): void {
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const part = range ? bytes.subarray(Number(range[1]), Number(range[2]) + 1) : bytes;
  if (type) response.setHeader('Content-Type', type);
  if (sha256) response.setHeader('x-amz-meta-sha256', sha256);
  response.writeHead(range ? 206 : 200, { 'Content-Length': part.length });
  response.end(request.method === 'HEAD' ? undefined : part);
}

/**
 * A bucket in memory that speaks S3 and checks every request's signature, body hash and checksum. It lists three
 * objects per page.
 */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Stored>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url!, 'http://s3');
    const key = decodeURIComponent(pathname.slice(`/${settings.bucket}`.length + 1));
    const refuse = (status: number, code: string) => {
      const text = xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
      response.writeHead(status, { 'Content-Type': 'application/xml' });
      response.end(request.method === 'HEAD' ? undefined : text);
    };
    const wrong = wrongWith(request, body, settings);
    if (wrong) return refuse(wrong === 'BadDigest' ? 400 : 403, wrong);
    if (!pathname.startsWith(`/${settings.bucket}`)) return refuse(404, 'NoSuchBucket');
    const found = objects.get(key);
    if (request.method === 'PUT')
      objects.set(key, {
        bytes: body,
        at: new Date(),
        type: request.headers['content-type'],
        sha256: request.headers['x-amz-meta-sha256'] as string,
      });
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method === 'PUT') return response.end();
    if (request.method === 'DELETE') return response.writeHead(204).end();
    if (key === '' && request.method === 'HEAD') return response.end();
    if (key === '')
      return response.end(
        listing(objects, searchParams.get('prefix') ?? '', searchParams.get('continuation-token') ?? ''),
      );
    return found ? send(request, response, found) : refuse(404, 'NoSuchKey');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const settings: Bucket = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-test-1',
    bucket: 'tidemark',
    accessKeyId: 'AKIATEST',
    secretAccessKey: 'a secret only the test knows',
    pathStyle: true,
  };
  return {
    settings,
    pageSize,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
