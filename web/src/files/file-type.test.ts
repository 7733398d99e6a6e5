import { expect, test } from 'vitest';
import { fileType } from './file-type.ts';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const wide = (text: string) => letters(text).flatMap((letter) => [letter, 0]);
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const much = new Uint8Array(200_000);
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0, 0], 'image/jpeg'],
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'image/png'],
  ['a GIF', letters('GIF89a'), 'image/gif'],
  ['a WebP', letters('RIFF\0\0\0\0WEBP'), 'image/webp'],
  ['a WAV', letters('RIFF\0\0\0\0WAVE'), 'audio/wav'],
  ['a PDF', letters('%PDF-1.7'), 'application/pdf'],
  ['an old Word file', [...compound, ...wide('WordDocument')], 'application/msword'],
  ['an old Excel file', [...compound, ...wide('Workbook')], undefined],
  ['a Word file', letters('PK\x03\x04[Content_Types].xml word/document.xml'), docx],
  [
    'a Word file with long letters before its list',
    [...letters('PK\x03\x04'), ...much, ...letters('word/')],
    docx,
  ],
  ['an Excel file', letters('PK\x03\x04[Content_Types].xml xl/workbook.xml'), undefined],
  ['an archive of photos', [...letters('PK\x03\x04'), ...much, ...letters('IMG_1.jpg')], undefined],
  ['a recording of Chrome', [0x1a, 0x45, 0xdf, 0xa3], 'audio/webm'],
  ['a recording of Safari', [0, 0, 0, 32, ...letters('ftypM4A ')], 'audio/mp4'],
  ['an MP3 without tags', [0xff, 0xfb, 0x90, 0x44], 'audio/mpeg'],
  ['half a PNG mark', [0x89, 0x50, 0x4e, 0x47, 0], undefined],
  ['a page named jpg', letters('<html>'), 'text/plain'],
  ['a program', letters('\x7fELF\0\0'), undefined],
  ['nothing', [], undefined],
])('%s is told by its bytes', (_, bytes, type) => {
  expect(fileType(new Uint8Array(bytes).buffer)).toBe(type);
});
