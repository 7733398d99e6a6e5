import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startBucket, type TestBucket } from '../testing/test-bucket.ts';
import type { Files } from './blobs.ts';
import { openDiskFiles } from './disk-blobs.ts';
import { openS3Files } from './s3-blobs.ts';

let dir: string;
let bucket: TestBucket | undefined;
let files: Files;

const stores = {
  disk: () => openDiskFiles(dir),
  async bucket() {
    bucket = await startBucket();
    return openS3Files(dir, bucket.settings);
  },
};
async function open(store: keyof typeof stores) {
  dir = await mkdtemp(join(tmpdir(), 'tidemark-blobs-'));
  files = await stores[store]();
}
afterEach(async () => {
  await bucket?.close();
  bucket = undefined;
  await rm(dir, { recursive: true });
});

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
async function put(bytes: Buffer, suffix = ''): Promise<string> {
  const key = hashOf(bytes) + suffix;
  await writeFile(join(files.incoming, 'new'), bytes);
  await files.blobs.put(key, join(files.incoming, 'new'));
  return key;
}
async function listed({ blobs }: Files = files) {
  const portions: { key: string; at: Date }[][] = [];
  for await (const portion of blobs.list()) portions.push(portion);
  return portions;
}
const keys = async () =>
  (await listed())
    .flat()
    .map(({ key }) => key)
    .sort();

describe.each(Object.keys(stores) as (keyof typeof stores)[])('on a %s', (store) => {
  beforeEach(() => open(store));

  test('blob store: a stored file, found in full and in ranges, and no longer among the incoming', async () => {
    const bytes = randomBytes(300_000);
    const key = await put(bytes);
    expect(await readdir(files.incoming)).toEqual([]);
    const found = (await files.blobs.find(key))!;
    expect(found.size).toBe(bytes.length);
    expect(await buffer(found.read())).toEqual(bytes);
    expect(await buffer(found.read({ start: 0, end: 0 }))).toEqual(bytes.subarray(0, 1));
    expect(await buffer(found.read({ start: 1000, end: 200_000 }))).toEqual(bytes.subarray(1000, 200_001));
  });

  test('blob store: an unknown key, not found, and removing it does nothing', async () => {
    expect(await files.blobs.find('0'.repeat(64))).toBeNull();
    await files.blobs.remove('0'.repeat(64));
  });

  test('blob store: the same bytes stored again, nothing changes', async () => {
    const bytes = randomBytes(100);
    const key = await put(bytes);
    expect(await put(bytes)).toBe(key);
    expect(await keys()).toEqual([key]);
    expect(await buffer((await files.blobs.find(key))!.read())).toEqual(bytes);
  });

  test('blob store: listing, every key once with its time, keys of one hash together', async () => {
    const since = Date.now() - 5_000;
    const put1 = [];
    for (let count = 0; count < 5; count++) {
      const bytes = randomBytes(50);
      for (const suffix of ['', '.320.webp', '.1600.jpg']) put1.push(hashOf(bytes) + suffix);
      for (const suffix of ['', '.320.webp', '.1600.jpg']) {
        await writeFile(join(files.incoming, 'new'), bytes);
        await files.blobs.put(hashOf(bytes) + suffix, join(files.incoming, 'new'));
      }
    }
    const portions = await listed();
    expect(
      portions
        .flat()
        .map(({ key }) => key)
        .sort(),
    ).toEqual(put1.sort());
    for (const { at } of portions.flat()) expect(at.getTime()).toBeGreaterThan(since);
    const whereAre = Map.groupBy(
      portions.flatMap((portion, nth) => portion.map(({ key }) => ({ nth, hash: key.slice(0, 64) }))),
      ({ hash }) => hash,
    );
    for (const places of whereAre.values()) expect(new Set(places.map(({ nth }) => nth)).size).toBe(1);
    await files.blobs.remove(put1[0]!);
    expect(await keys()).toEqual(put1.slice(1));
  });

  test('blob store: a reader that stops half-way harms nobody', async () => {
    const key = await put(randomBytes(3_000_000));
    const reading = (await files.blobs.find(key))!.read();
    for await (const _ of reading) break;
    expect(reading.destroyed).toBe(true);
    expect((await buffer((await files.blobs.find(key))!.read())).length).toBe(3_000_000);
  });

  test('blob store: a store that works says so', async () => {
    await files.blobs.check();
  });
});

describe('a bucket', () => {
  beforeEach(() => open('bucket'));

  test('blob store: bytes that do not match their hash, refused', async () => {
    await writeFile(join(files.incoming, 'new'), 'other bytes');
    const name = 'XAmzContentSHA256Mismatch';
    await expect(files.blobs.put('0'.repeat(64), join(files.incoming, 'new'))).rejects.toMatchObject({
      name,
    });
    expect(await bucket!.keys()).toEqual([]);
  });

  test('blob store: a caller without a key sees nothing', async () => {
    const key = await put(randomBytes(100));
    const { endpoint, bucket: name } = bucket!.settings;
    for (const path of ['', `/tidemark-files/${key}`])
      expect((await fetch(`${endpoint}/${name}${path}`)).status).toBe(403);
  });

  test.each(['', '.320.webp'])(
    'blob store: bytes changed in the bucket, not taken for complete (key ending in %j)',
    async (suffix) => {
      const key = await put(randomBytes(200_000), suffix);
      const kept = await bucket!.read(`tidemark-files/${key}`);
      const bytes = Buffer.concat([kept.bytes.subarray(1), Buffer.from('x')]);
      await bucket!.write(`tidemark-files/${key}`, { ...kept, bytes });
      await expect(buffer((await files.blobs.find(key))!.read())).rejects.toThrow(`the bytes of ${key}`);
    },
  );

  test('blob store: a reader that pauses longer than a bucket may be silent, all bytes', async () => {
    const bytes = randomBytes(24_000_000);
    const key = await put(bytes);
    const { blobs } = await openS3Files(dir, bucket!.settings, 1_000);
    const pieces: Buffer[] = [];
    for await (const piece of (await blobs.find(key))!.read()) {
      if (pieces.length === 0) await after(2_500);
      pieces.push(piece);
    }
    expect(hashOf(Buffer.concat(pieces))).toBe(key);
  });

  test('blob store: the bucket stops sending half-way, the read fails', async () => {
    const half = createServer((request, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      if (request.method === 'HEAD') response.end();
      else response.write('half');
    });
    await new Promise<void>((listening) => half.listen(0, '127.0.0.1', listening));
    const endpoint = `http://127.0.0.1:${(half.address() as AddressInfo).port}`;
    const { blobs } = await openS3Files(dir, { ...bucket!.settings, endpoint }, 1_000);
    await expect(buffer((await blobs.find('0'.repeat(64)))!.read())).rejects.toThrow('silent');
    half.closeAllConnections();
    half.close();
  });

  test.each([
    ['not done', undefined],
    ['done all the same', 'done'],
  ] as const)('blob store: a put that fails, %s, is tried again', async (_, done) => {
    bucket!.failNext('PUT', 503, done);
    const bytes = randomBytes(100_000);
    const key = await put(bytes);
    expect((await bucket!.read(`tidemark-files/${key}`)).bytes).toEqual(bytes);
  });

  test('blob store: objects of others in the bucket, neither listed nor found', async () => {
    await bucket!.write(`TSP Claim Sheets/${'0'.repeat(64)}`, { bytes: Buffer.from('x') });
    const key = await put(randomBytes(100));
    expect(await keys()).toEqual([key]);
    expect(await files.blobs.find('0'.repeat(64))).toBeNull();
  });

  test('blob store: more objects than one response lists, all listed, also a hash on two pages', {
    timeout: 60_000,
  }, async () => {
    const count = Math.ceil(bucket!.pageSize / 3) + 2;
    const hashes = Array.from({ length: count }, () => hashOf(randomBytes(8))).sort();
    // Two of the first hash, three of each other: a page ends in the middle of one.
    const there = hashes.flatMap((hash, nth) =>
      ['', '.1600.jpg', '.320.webp'].slice(0, nth === 0 ? 2 : 3).map((suffix) => hash + suffix),
    );
    for (let nth = 0; nth < there.length; nth += 16)
      await Promise.all(
        there
          .slice(nth, nth + 16)
          .map((key) => bucket!.write(`tidemark-files/${key}`, { bytes: Buffer.from('x') })),
      );
    const portions = (await listed()).map((portion) => portion.map(({ key }) => key));
    expect(portions.flat()).toEqual(there);
    const hashesOf = portions.map((portion) => [...new Set(portion.map((key) => key.slice(0, 64)))]);
    expect(hashesOf.flat()).toEqual(hashes);
  });

  test('blob store: wrong keys, the check says so', async () => {
    const other = await openS3Files(dir, { ...bucket!.settings, secretAccessKey: 'wrong' });
    const refused = { $metadata: { httpStatusCode: 403 } };
    await expect(other.blobs.check()).rejects.toMatchObject(refused);
    await expect(other.blobs.find('0'.repeat(64))).rejects.toMatchObject(refused);
    const name = 'SignatureDoesNotMatch';
    await expect(listed(other)).rejects.toMatchObject({ ...refused, name });
  });

  test('blob store: no such bucket, the check says so', async () => {
    const other = await openS3Files(dir, { ...bucket!.settings, bucket: 'elsewhere' });
    await expect(other.blobs.check()).rejects.toThrow();
  });
});
