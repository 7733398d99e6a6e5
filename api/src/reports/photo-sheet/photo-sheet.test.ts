import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flooded, photoOf } from '../inspection/testing/flooded.ts';
import { smallPicture } from '../inspection/testing/print.ts';
import { canRead, pagesOf, textOf } from '../testing/read-pdf.ts';
import { type PhotoSheetInput, photoSheetPdf } from './photo-sheet-pdf.ts';

const sha256 = 'ab12cd34ef56'.padEnd(64, '0');
const few = (count: number, facts = {}) =>
  Array.from({ length: count }, (_, index) => photoOf(index + 1, 'Kitchen', { sha256, ...facts }));

const usual: PhotoSheetInput = {
  ...{ company: flooded.company, companyContact: flooded.companyContact },
  project: { id: 2418, title: 'Basement water loss, sump pump failure' },
  about: 'Helen Okafor · 418 Larkspur Lane, Naperville, IL 60540',
  photos: few(8),
  size: 4,
  timeZone: 'America/Chicago',
  fileName: 'project-2418-job-photos.pdf',
  printedAt: '2026-11-26T15:10:00.000Z',
};

async function printed(of: Partial<PhotoSheetInput>): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'tidemark-sheet-'));
  try {
    const path = join(folder, 'sheet.pdf');
    await photoSheetPdf({ ...usual, ...of }, async () => Buffer.from(smallPicture), path);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test.each([
  [2, 8, 4],
  [4, 8, 2],
  [6, 12, 2],
  [6, 13, 3],
] as const)('photo sheet: with %i photos on a page, %i take %i pages', async (size, count, pages) => {
  const captioned = few(count, { description: 'Kitchen, after', caption: 'Dry on all four walls.' });
  expect(pagesOf(await printed({ size, photos: captioned }))).toBe(pages);
});

test('photo sheet: the widest longest caption leaves its picture a place', async () => {
  for (const size of [2, 4, 6] as const) {
    const photos = few(3, { description: 'W'.repeat(60), caption: 'W'.repeat(2000) });
    expect(pagesOf(await printed({ size, photos }))).toBeLessThanOrEqual(3);
  }
});

test.skipIf(!canRead)(
  'photo sheet: number, label, room, shot, caption, time, place and fingerprint on paper',
  async () => {
    const told = { description: 'Kitchen, after', caption: 'Wall is dry.', shot: 'After' };
    const text = textOf(await printed({ photos: [photoOf(12, 'Laundry', { sha256, ...told })], size: 2 }));
    for (const words of [
      ...['012', 'Kitchen, after', 'Laundry · After · Taken Nov 20, 2026, 9:15 AM', 'Wall is dry.'],
      ...['41.79000° N, 88.15000° W', 'SHA-256 ab12cd34ef56', 'Project #2418', 'Job photos'],
      ...['Helen Okafor', 'Times: America/Chicago', 'Page 1 of 1'],
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('ab12cd34ef560');
    expect(textOf(await printed({ photos: [] }))).toContain('This job has no photos.');
  },
);
