import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { receiveUpload } from '../http/receive-upload.ts';
import { openDiskFiles } from './disk-blobs.ts';
import { receive } from './receive.ts';

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-receive-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function* arriving(pieces: readonly Buffer[]) {
  yield* pieces;
}

test('receive: pieces of any size, whole buffers or parts of one, the file is what arrived', async () => {
  const dir = await folder();
  let files = 0;
  const size = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200_000 }));
  const given = fc.array(fc.record({ size, parts: fc.integer({ min: 1, max: 4 }) }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(given, fc.integer({ min: 0, max: 255 }), async (buffers, first) => {
      const pieces = buffers.flatMap(({ size, parts }, at) => {
        const whole = Buffer.from(Uint8Array.from({ length: size }, (_, i) => first + at * 7 + i).buffer);
        const each = Math.ceil(size / parts);
        return Array.from({ length: Math.ceil(size / each) }, (_, i) =>
          whole.subarray(i * each, (i + 1) * each),
        );
      });
      const all = Buffer.concat(pieces);
      const path = join(dir, String(files++));
      expect(await receive(arriving(pieces), path, 10_000_000)).toEqual({
        size: all.length,
        sha256: hashOf(all),
      });
      expect((await readFile(path)).equals(all)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('receive: pieces are written, those that fill their buffer are freed, others are left alone', async () => {
  const whole = Buffer.alloc(300_000, 1);
  const small = Buffer.from(new ArrayBuffer(100));
  const shared = Buffer.alloc(80_000, 2);
  await receive(arriving([whole, small, shared.subarray(0, 40_000)]), join(await folder(), 'a'), 10_000_000);
  expect([whole, small, shared].map(({ buffer }) => (buffer as ArrayBuffer).detached)).toEqual([
    true,
    false,
    false,
  ]);
});

test('receive: a form whose file is full of beginnings of its boundary, the file is what was sent', async () => {
  const files = await openDiskFiles(await folder());
  const app = Fastify();
  await app.register(multipart);
  onTestFinished(() => app.close());
  const rule = { types: ['application/pdf'], limit: 10_000_000, invalid: 'invalid', tooLarge: 'large' };
  app.post('/', async (request) => {
    await using upload = await receiveUpload(request, rule as never, files);
    return upload.body.file;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const boundary = `----${'b'.repeat(40)}`;
  const end = `\r\n--${boundary}`;
  const part = fc.oneof(
    fc.integer({ min: 1, max: end.length - 1 }).map((length) => Buffer.from(end.slice(0, length))),
    fc.uint8Array({ minLength: 1, maxLength: 50 }).map(Buffer.from),
  );
  const repeated = fc.tuple(
    fc.array(part, { minLength: 1, maxLength: 8 }),
    fc.integer({ min: 1, max: 20_000 }),
  );
  await fc.assert(
    fc.asyncProperty(repeated, async ([parts, times]) => {
      const file = Buffer.concat([
        Buffer.from('%PDF-1.4\n'),
        ...Array.from({ length: times }, () => parts).flat(),
        Buffer.from('\nstartxref\n0\n%%EOF\n'),
      ]);
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
      const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`${end}--\r\n`)]);
      const type = `multipart/form-data; boundary=${boundary}`;
      const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body });
      expect(await response.json()).toEqual({ name: 'a.pdf', size: file.length, sha256: hashOf(file) });
    }),
    { numRuns: 40 },
  );
});
