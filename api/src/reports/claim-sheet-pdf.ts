import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import { ink, letterhead, pageFoot } from './claim-sheet-head.ts';
import type { CellView, ClaimSheetView, SectionView } from './claim-sheet-view.ts';
import { openDocument } from './kit/document.ts';
import type { Pages } from './kit/pages.ts';
import { openPages } from './kit/pages.ts';
import { type Cell, type TableLook, table } from './kit/table.ts';
import { type Tag, tag } from './kit/tags.ts';
import { put, type TextStyle, widthOf } from './kit/text.ts';

/** The design measures this page in CSS pixels; a Letter page is 816 of them wide. */
const px = 0.75;

const left = 38 * px;
const right = (816 - 38) * px;
const gap = 7 * px;
const bandGap = 6.5 * px;

const look: TableLook = {
  headHeight: 17.2 * px,
  rowHeight: 16.3 * px,
  pad: 5 * px,
  frame: { width: 1 * px, color: ink.black },
  rule: { width: 0.75 * px, color: '#B9C5C7' },
  headFill: '#EBF0F0',
  dotted: '#728488',
};

const styles = {
  title: { face: 'bold', size: 11.5 * px, color: ink.black, tracking: 0 },
  label: { face: 'regular', size: 8.5 * px, color: ink.dark },
  line: { face: 'regular', size: 10 * px, color: ink.black },
  filled: { face: 'bold', size: 10 * px, color: ink.black },
  figure: { face: 'monoBold', size: 11 * px, color: ink.black, tracking: -0.03 },
  unit: { face: 'regular', size: 7.5 * px, color: ink.unit },
} satisfies Record<string, TextStyle>;

/** The bands of the paper form: shares of the width, and what stands below each other in each column. */
const bands = [
  { shares: [1], columns: [['roomInformation']] },
  { shares: [1, 1, 1], columns: [['general'], ['contents'], ['misc']] },
  { shares: [1, 1, 1], columns: [['appliances'], ['plumbing'], ['electrical']] },
  { shares: [0.98, 1.27, 0.87], columns: [['extraction'], ['baseboardTrim'], ['doors']] },
  {
    shares: [0.98, 1.27, 0.87],
    columns: [
      ['floors', 'containmentBarrier'],
      ['cabinets', 'floodCuts', 'tensionPosts'],
      ['walls', 'ceiling', 'moldPresent', 'zippers'],
    ],
  },
];

/** Draws one room's claim sheet, always on one Letter page. */
export async function claimSheetPdf(view: ClaimSheetView, printedAt: Date): Promise<Buffer> {
  const { pdf, root, finish } = openDocument({
    title: view.title,
    author: view.company,
    createdAt: printedAt,
  });
  const pages = openPages(pdf, { top: 34 * px, bottom: 1030 * px });
  pages.y = letterhead(pdf, root, view);
  for (const { shares, columns } of bands) {
    const top = pages.y;
    let deepest = top;
    let x = left;
    const whole = right - left - gap * (columns.length - 1);
    const sum = shares.reduce((total, share) => total + share, 0);
    columns.forEach((keys, index) => {
      const width = (whole * shares[index]!) / sum;
      pages.y = top;
      for (const key of keys) {
        drawSection(pdf, root, pages, view.sections.get(key)!, x, width);
        if (key === 'general') drawKey(pdf, root, view.filled, x, pages.y);
        pages.y += gap;
      }
      deepest = Math.max(deepest, pages.y - gap);
      x += width + gap;
    });
    pages.y = deepest + bandGap;
  }
  return finish((page, count) => pageFoot(pdf, view, page, count));
}

function drawSection(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  pages: Pages,
  section: SectionView,
  x: number,
  width: number,
): void {
  const cellWidths = widthsOf(section, width);
  const named = width - cellWidths.reduce((sum, one) => sum + one, 0);
  table(pdf, root, pages, {
    x,
    widths: [named, ...cellWidths],
    look,
    head: [
      { text: section.title, style: styles.title },
      ...section.heads.map(
        ({ label, columns }): Cell => ({
          text: label,
          style: styles.label,
          align: label === 'Name' ? 'left' : 'center',
          columns,
        }),
      ),
    ],
    rows: section.lines.map(({ name, filled, cells }) => [
      { text: name, style: filled ? styles.filled : styles.line, blank: name === '' },
      ...cells.map(drawn),
    ]),
  });
}

/** A tick is one narrow column; feet and inches share one width, and so do the columns of the room's sizes. */
function widthsOf(section: SectionView, width: number): number[] {
  const cells = section.lines[0]!.cells;
  if (cells[0]?.kind === 'name') {
    const name = 120 * px;
    const size = (width - 2 * name) / (cells.length - 1);
    return cells.map(({ kind }) => (kind === 'name' ? name : size));
  }
  const figures = cells.filter(({ kind }) => kind === 'figure').length;
  const figure = figures === 4 ? 33 : figures === 2 ? 42 : section.heads[0]?.label === 'Qty' ? 50 : 48;
  return cells.map(({ kind }) => (kind === 'tick' ? 23 : figure) * px);
}

function drawn(cell: CellView): Cell {
  if (cell.kind === 'name') return { text: cell.text, style: styles.filled };
  if (cell.kind === 'tick') return { text: cell.on ? 'X' : '', style: styles.filled, align: 'center' };
  const { text, unit } = cell;
  if (unit === '') return { text, style: styles.figure, align: 'right' };
  const width = (unit.length > 2 ? 17 : 12) * px;
  return { text, style: styles.figure, align: 'right', unit: { text: unit, style: styles.unit, width } };
}

/** Says what the short heads mean and how much of the sheet is filled, in the room that General leaves. */
function drawKey(pdf: PDFKit.PDFDocument, root: Tag, filled: number, x: number, y: number): void {
  const plain = { ...styles.label };
  const strong: TextStyle = { ...plain, face: 'bold', color: ink.black };
  const rest = filled === catalogue.size ? '' : ' Nothing was entered on';
  const first: [string, TextStyle][] = [
    ['AH', strong],
    [' After Hours. ', plain],
    [String(filled), strong],
    [` of ${catalogue.size} lines filled.${rest}`, plain],
  ];
  tag(pdf, root, 'P', {}, () => {
    let at = x + 2 * px;
    for (const [text, style] of first) {
      put(pdf, text, at, y + 17 * px, style);
      at += widthOf(pdf, text, style);
    }
    if (rest) put(pdf, 'the other lines.', x + 2 * px, y + 29 * px, plain);
  }).end();
}
