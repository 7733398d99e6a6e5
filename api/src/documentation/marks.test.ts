import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostMarks } from '@tidemark/contract/marks';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { openPrinter } from '../reports/render.ts';
import { canRead, textOf } from '../reports/testing/read-pdf.ts';
import { begun } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { addFile, documentationOf } from './testing/add-file.ts';

const printer = openPrinter();
const api = useApi({ printer });
afterAll(() => printer.close());

const arrow = { kind: 'arrow', x: 100, y: 200, toX: 4000, toY: 3000, text: '' };
const words = { ...arrow, kind: 'text', text: 'Line at 2 ft 4 in' };
const leftHalf = { kind: 'blur', x: 0, y: 0, toX: 5000, toY: 10_000, text: '' };
const set = (who: Person, inspectionId: string, id: string, marks: object) =>
  who.send('documentation.update', { body: { inspectionId, documentation: { photos: [{ id, marks }] } } });

/** Stripes like letters, 8 pixels wide. */
async function striped() {
  const [width, height] = [1600, 1200];
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) if ((at >> 3) % 2 === 0) data.fill(255, at * 3, at * 3 + 3);
  const raw = { width, height, channels: 3 } as const;
  return new Uint8Array(await sharp(data, { raw }).jpeg({ quality: 90 }).toBuffer());
}

/** How far the brightness goes up and down in a part of a picture, from 0 to 255. */
async function contrast(path: string, left: number) {
  const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true });
  const row = data.subarray(info.width * 600 + left, info.width * 600 + left + 720);
  return Math.max(...row) - Math.min(...row);
}

test('marks: set by two devices, both stay; taken away and sent again, gone once', async () => {
  const { dana, id } = await begun(api);
  const photo = await addFile(dana, id);
  const [one, other] = [uuidv7(), uuidv7()];
  (await set(dana, id, photo.id, { [one]: arrow })).ok();
  (await set(dana, id, photo.id, { [other]: leftHalf })).ok();
  expect((await documentationOf(dana, id)).photos).toEqual([
    { ...photo, marks: { [one]: arrow, [other]: leftHalf } },
  ]);
  for (let again = 0; again < 2; again++) (await set(dana, id, photo.id, { [one]: null })).ok();
  const [now] = (await documentationOf(dana, id)).photos;
  expect(now?.marks).toEqual({ [other]: leftHalf });
  expect(now?.sha256).toBe(photo.sha256);
});

test('marks: more than a photo takes, refused, and none is kept', async () => {
  const { dana, id } = await begun(api);
  const photo = await addFile(dana, id);
  const many = Object.fromEntries(Array.from({ length: mostMarks + 1 }, () => [uuidv7(), arrow]));
  expect(await set(dana, id, photo.id, many)).toMatchObject({
    status: 400,
    details: [{ message: 'A photo takes at most 50 marks.' }],
  });
  expect((await documentationOf(dana, id)).photos[0]?.marks).toEqual({});
});

test('marks: a blurred photo in the report, its pixels are not in the PDF and the words are', async () => {
  const { dana, id } = await begun(api);
  const bytes = await striped();
  const photo = await addFile(dana, id, { bytes });
  (await set(dana, id, photo.id, { [uuidv7()]: leftHalf, [uuidv7()]: words, [uuidv7()]: arrow })).ok();
  const print = async () => {
    const reply = await dana.fetch('GET', `/api/v1/inspections/${id}/report.pdf`);
    return Buffer.from(await reply.arrayBuffer());
  };
  await print();
  // Made once: the second takes what the first kept.
  const pdf = await print();
  if (!canRead) return;
  expect(textOf(pdf)).toContain('Line at 2 ft 4 in');
  const folder = await mkdtemp(join(tmpdir(), 'tidemark-marks-'));
  try {
    await writeFile(join(folder, 'report.pdf'), pdf);
    execFileSync('pdfimages', ['-j', join(folder, 'report.pdf'), join(folder, 'picture')]);
    const found = (await readdir(folder)).filter((name) => name.endsWith('.jpg'));
    expect(found, 'on the cover and on its page').toHaveLength(2);
    for (const name of found) {
      const path = join(folder, name);
      expect(await contrast(path, 40)).toBeLessThan(24);
      expect(await contrast(path, 840)).toBeGreaterThan(200);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  const original = await dana.fetch('GET', `/api/v1/documentation/file/${photo.id}`);
  expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true);
});
