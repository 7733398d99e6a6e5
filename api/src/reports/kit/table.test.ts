import { expect, test } from 'vitest';
import { canRead, everyNode, readPdf, textOf } from '../testing/read-pdf.ts';
import { openDocument } from './document.ts';
import { openPages } from './pages.ts';
import { table } from './table.ts';
import type { TextStyle } from './text.ts';

const style: TextStyle = { face: 'regular', size: 9, color: '#000000' };
const facts = { title: 'Rooms', author: 'Tidemark', createdAt: new Date('2026-11-20T17:14:00Z') };
const look = {
  headHeight: 14,
  rowHeight: 12,
  pad: 4,
  frame: { width: 1, color: '#000000' },
  rule: { width: 0.5, color: '#999999' },
  headFill: '#EEEEEE',
  dotted: '#777777',
};

test.skipIf(!canRead)(
  'PDF table: longer than a page, headers repeat for the eye and are tagged once',
  async () => {
    const { pdf, root, finish } = openDocument(facts);
    const rows = Array.from({ length: 150 }, (_, index) => [
      { text: `Line ${index + 1}`, style },
      { text: String(index * 10), style, align: 'right' as const },
    ]);
    const head = [
      { text: 'Room', style },
      { text: 'Amount', style },
    ];
    table(pdf, root, openPages(pdf, { top: 40, bottom: 740 }), {
      x: 40,
      widths: [200, 80],
      head,
      rows,
      look,
    });
    const bytes = await finish();
    const text = textOf(bytes);
    const { tree, pages } = readPdf(bytes);
    expect(pages).toHaveLength(3);
    expect(text.match(/Amount/g)).toHaveLength(3);
    for (let line = 1; line <= 150; line++) expect(text).toContain(`Line ${line} `);
    const nodes = everyNode(tree);
    expect(nodes.filter(({ type }) => type === '/Table')).toHaveLength(1);
    expect(nodes.filter(({ type }) => type === '/TR')).toHaveLength(151);
    expect(nodes.filter(({ attributes }) => attributes['/Scope'] === '/Column')).toHaveLength(2);
  },
);
