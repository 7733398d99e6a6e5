import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, compound, docx, mp3, mp4, ogg, pdf, plain, wav, webm, zip } from '../testing/documents.ts';
import { picture } from '../testing/pictures.ts';
import { tellType } from './tell-type.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tidemark-types-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function told(bytes: Uint8Array) {
  const path = join(dir, 'file');
  await writeFile(path, bytes);
  return await tellType(path);
}
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const half = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length / 2));
const hex = (of: string) => new Uint8Array(Buffer.from(of, 'hex'));

test.each<[string, Uint8Array, string | undefined, boolean]>([
  ['a JPEG', await picture(), 'image/jpeg', true],
  ['a PDF', pdf(), 'application/pdf', true],
  ['a PDF that was cut off', half(pdf()), 'application/pdf', false],
  ['a Word document', docx(), word, true],
  ['a Word document that was cut off', docx().subarray(0, -40), word, false],
  ['a Word document of before 2007', compound('WordDocument'), 'application/msword', true],
  ['an Excel sheet of before 2007', compound('Workbook'), 'application/x-cfb', true],
  [
    'an old Word document that was cut off',
    compound('WordDocument').subarray(0, 900),
    'application/x-cfb',
    true,
  ],
  ['any ZIP', zip({ 'a.txt': 'a' }), 'application/zip', true],
  ['plain text', plain(), 'text/plain', true],
  ['text with accents in UTF-8', bytesOf('\ufeffKüche, 12 °C\n'), 'text/plain', true],
  ['text with accents in Windows-1252', hex('4bfc63686520313220b043'), 'text/plain', true],
  ['text in UTF-16', hex('fffe480065006c006c006f00'), 'text/plain', true],
  ['a page', bytesOf(' <!DOCTYPE html><script>alert(1)</script>'), undefined, true],
  ['a page in UTF-16', hex('fffe3c00680074006d006c003e00'), undefined, true],
  ['an SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined, true],
  ['bytes that mean nothing', hex('0102030405060708'), undefined, true],
  ['nothing', new Uint8Array(), undefined, true],
  ['a WebM of sound', webm(2), 'audio/webm', true],
  ['a WebM of film and sound', webm(1, 2), 'video/webm', true],
  ['a WebM that was cut off before its tracks', webm(2).subarray(0, 20), 'audio/webm', false],
  ['an M4A', mp4('soun'), 'audio/mp4', true],
  ['an MP4 of film', mp4('soun', 'vide'), 'video/mp4', true],
  ['an M4A that was cut off', mp4('soun').subarray(0, -1), 'audio/mp4', false],
  ['a WAV', wav(), 'audio/wav', true],
  ['a WAV that ends before its samples', wav().subarray(0, 40), 'audio/wav', false],
  ['an MP3', mp3(), 'audio/mpeg', true],
  ['an Ogg of Opus', ogg(), 'audio/ogg', true],
])('%s is told by its bytes', async (_, bytes, type, whole) => {
  expect(await told(bytes)).toEqual({ type, whole });
});

test('whatever is cut off or changed anywhere, looking at it ends and throws nothing', async () => {
  const all = [pdf(), docx(), compound('WordDocument'), webm(2), mp4('soun'), wav(), mp3(), ogg()];
  const changed = fc.record({
    bytes: fc.constantFrom(...all),
    end: fc.nat(2048),
    at: fc.nat(2047),
    put: fc.uint8Array({ maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(changed, async ({ bytes, end, at, put }) => {
      const copy = bytes.slice(0, end);
      copy.set(put.subarray(0, Math.max(0, copy.length - at)), Math.min(at, copy.length));
      expect(await told(copy)).toHaveProperty('whole');
    }),
    { numRuns: 300 },
  );
});
