import type { Mark } from '@tidemark/contract/mark-drawing';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { canRead, everyNode, readPdf, textOf } from '../testing/read-pdf.ts';
import { openDocument } from './document.ts';
import { embedded, figure } from './figure.ts';
import { openPages } from './pages.ts';

const facts = { title: 'Rooms', author: 'Tidemark', createdAt: new Date('2026-11-20T17:14:00Z') };
const create = { width: 30, height: 20, channels: 3, background: '#778899' } as const;

function drawn(bytes: Buffer, marks: readonly Mark[] = []): Buffer {
  const { pdf, root, finish } = openDocument(facts);
  openPages(pdf, { top: 40, bottom: 740 });
  const image = embedded(pdf, bytes);
  const frame = { x: 40, y: 40, width: 90, height: 60 };
  figure(pdf, root, { image, alt: 'Water line in the basement', ...frame, marks });
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

test.skipIf(!canRead)(
  'PDF figure: marks lie over the picture, in its tag, and their words can be selected',
  async () => {
    const picture = await sharp({ create }).jpeg().toBuffer();
    const at = { x: 1000, y: 9000, toX: 9000, toY: 1000, text: '' };
    const kinds = ['arrow', 'circle', 'rectangle', 'blur'] as const;
    const marks = [
      ...kinds.map((kind) => ({ ...at, kind })),
      { ...at, kind: 'text', text: 'Line at 2 ft' } as const,
    ];
    const pdf = drawn(picture, marks);
    expect(textOf(pdf)).toContain('Line at 2 ft');
    const { pages, tree } = readPdf(pdf);
    expect(everyNode(tree).filter(({ type }) => type === '/Figure')).toHaveLength(1);
    // Each line twice: its dark edge and itself; the plate of the words once.
    expect(pages[0]!.split('\n').filter((operator) => /(^| )[SB]$/.test(operator))).toHaveLength(7);
  },
);
