import sharp from 'sharp';
import { expect, test } from 'vitest';
import { canRead, everyNode, readPdf } from '../testing/read-pdf.ts';
import { openDocument } from './document.ts';
import { embedded, figure } from './figure.ts';
import { openPages } from './pages.ts';

const facts = { title: 'Rooms', author: 'Tidemark', createdAt: new Date('2026-11-20T17:14:00Z') };
const create = { width: 30, height: 20, channels: 3, background: '#778899' } as const;

function drawn(bytes: Buffer): Buffer {
  const { pdf, root, finish } = openDocument(facts);
  openPages(pdf, { top: 40, bottom: 740 });
  const image = embedded(pdf, bytes);
  figure(pdf, root, { image, alt: 'Water line in the basement', x: 40, y: 40, width: 90, height: 60 });
  bytes.fill(0);
  return finish();
}

test.skipIf(!canRead).each(['srgb', 'b-w'])(
  'PDF figure: a %s picture carries its description',
  async (space) => {
    const picture = await sharp({ create }).toColourspace(space).jpeg().toBuffer();
    const nodes = everyNode(readPdf(drawn(picture)).tree);
    expect(nodes.find(({ type }) => type === '/Figure')?.alt).toBe('Water line in the basement');
  },
);

test('PDF figure: a picture, in the file byte for byte, and its memory is free for the next', async () => {
  const picture = await sharp({ create }).jpeg().toBuffer();
  const kept = Buffer.from(picture);
  expect(drawn(picture).includes(kept)).toBe(true);
});

test.each(['png', 'webp'] as const)(
  'PDF figure: a %s fails because reports use JPEG renditions',
  async (format) => {
    const picture = await sharp({ create }).toFormat(format).toBuffer();
    expect(() => drawn(picture)).toThrow(/JPEG|image format/);
  },
);
