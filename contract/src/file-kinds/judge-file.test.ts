import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentationRules } from '../documentation-file.ts';
import { Refusal } from '../refusals.ts';
import { binary, filled, hex } from '../testing/files/binary.ts';
import { fileCases } from '../testing/files/cases.ts';
import { typesOf, zip } from '../testing/files/documents.ts';
import { gif, jpeg, png } from '../testing/files/pictures.ts';
import { box, ftyp, id3, moov, wav } from '../testing/files/sounds.ts';
import { trashPhotoRule } from '../trash-photos.ts';
import { bytesOf, type FileBytes } from './bytes.ts';
import { judgeFile } from './judge-file.ts';

const rules = { ...documentationRules, trash: trashPhotoRule };
const wordTypes = typesOf('docx', 'word/document.xml');
const judged = (file: FileBytes, place: keyof typeof rules) =>
  judgeFile(file, rules[place]).catch((error: unknown) => error);

test.each(fileCases)(
  'file kinds: $what as a $place ($name) is kept under its type or refused for its own reason',
  async (row) => {
    const verdict = await judged(bytesOf(await row.make()), row.place);
    if (row.kept) return expect(verdict).toBe(row.kept);
    expect(verdict).toBeInstanceOf(Refusal);
    expect((verdict as Refusal).code).toBe(row.refused);
    expect((verdict as Refusal).message).toContain(row.says ?? '');
  },
);

test.each([
  ['photo', 30],
  ['document', 25],
  ['voice', 25],
  ['trash', 10],
] as const)('file rules: a %s one byte over %i MB is too large', async (place, most) => {
  const size = most * 1024 ** 2 + 1;
  const unread = () => Promise.reject(new Error('Nothing of it needs to be read.'));
  expect(await judged({ size, read: unread }, place)).toMatchObject({ code: 'file_too_large' });
});

test('file types: truncated or changed files always get a type or a refusal', async () => {
  const all = await Promise.all(fileCases.map(async ({ make, place }) => ({ bytes: await make(), place })));
  const changed = fc.record({
    of: fc.constantFrom(...all.filter(({ bytes }) => bytes.length < 100_000)),
    end: fc.nat(2048),
    at: fc.nat(2047),
    put: fc.uint8Array({ maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(changed, async ({ of, end, at, put }) => {
      const copy = of.bytes.slice(0, end);
      copy.set(put.subarray(0, Math.max(0, copy.length - at)), Math.min(at, copy.length));
      const verdict = await judged(bytesOf(copy), of.place);
      if (!(verdict instanceof Refusal)) expect(rules[of.place].types).toContain(verdict);
    }),
    { numRuns: 1000 },
  );
});

function counted(file: FileBytes) {
  const read = { bytes: 0 };
  return {
    read,
    file: {
      size: file.size,
      read: async (start: number, length: number) => {
        read.bytes += Math.min(length, file.size - start);
        return await file.read(start, length);
      },
    },
  };
}

test.each([
  ['photo', () => binary(jpeg(), filled(25_000_000, 7))],
  ['document', () => binary('%PDF-1.4\n', filled(24_000_000, 7), '\nstartxref\n9\n%%EOF\n')],
  ['document', () => zip({ '[Content_Types].xml': wordTypes, 'word/media/a.png': 'a'.repeat(24_000_000) })],
  ['voice', () => binary(ftyp('M4A '), box('mdat', filled(24_000_000, 7)), moov('soun'))],
] as const)('file types: a large %s is judged by a few pieces', async (place, make) => {
  const { file, read } = counted(bytesOf(make()));
  expect(typeof (await judged(file, place))).toBe('string');
  expect(read.bytes).toBeLessThan(500_000);
});

test.each([
  [
    'photo',
    'a GIF of a million parts',
    () => binary(gif().subarray(0, 19), hex('21fe'), filled(29_000_000, 1)),
  ],
  ['photo', 'a JPEG of a million comments', () => binary('\xff\xd8', '\xff\xfe\0\x02'.repeat(7_000_000))],
  [
    'photo',
    'a PNG of a million chunks',
    () => binary(png().subarray(0, 33), '\0\0\0\0tEXt\0\0\0\0'.repeat(2_000_000)),
  ],
  [
    'voice',
    'a WAV of a million chunks',
    () => binary(wav().subarray(0, 12), 'LIST\0\0\0\0'.repeat(3_000_000)),
  ],
  ['voice', 'an M4A of a million boxes', () => binary(ftyp('M4A '), '\0\0\0\x08trak'.repeat(3_000_000))],
  [
    'voice',
    'an M4A of a million boxes within',
    () => binary(ftyp('M4A '), box('moov', '\0\0\0\x08trak'.repeat(3_000_000))),
  ],
  ['voice', 'labels without an end', () => binary(...Array.from({ length: 100_000 }, () => id3(0)))],
] as const)('file types: a %s with %s is not read to its end', async (place, _, make) => {
  const { file, read } = counted(bytesOf(make()));
  expect(await judged(file, place)).toBeInstanceOf(Refusal);
  expect(read.bytes).toBeLessThan(4_000_000);
});
