import { left, px, right } from './estimate-head.ts';
import type { EstimateGroupView, EstimateLineView } from './estimate-view.ts';
import type { Pages } from './kit/pages.ts';
import { artifact, type Tag, tag } from './kit/tags.ts';
import { type Fitted, fit, put, type TextStyle, widthOf } from './kit/text.ts';
import { ink } from './letterhead.ts';

const styles = {
  head: { face: 'bold', size: 9 * px, color: ink.grey },
  line: { face: 'regular', size: 11 * px, color: ink.black },
  figure: { face: 'mono', size: 11 * px, color: ink.black, tracking: -0.03 },
  group: { face: 'bold', size: 11.5 * px, color: ink.black },
  note: { face: 'regular', size: 10 * px, color: ink.grey },
  sum: { face: 'monoBold', size: 11.5 * px, color: ink.black, tracking: -0.03 },
} satisfies Record<string, TextStyle>;

const heights = { head: 18 * px, group: 23 * px, line: 19.5 * px };
const pad = 6 * px;

type Align = 'left' | 'right' | 'center';
interface Column {
  label: string;
  /** Edges in CSS pixels of the page. */
  from: number;
  to: number;
  align: Align;
}
const columns: readonly [Column, ...Column[]] = [
  { label: 'Item', from: 52, to: 380, align: 'left' },
  { label: 'Qty', from: 380, to: 454, align: 'right' },
  { label: 'Unit', from: 454, to: 514, align: 'left' },
  { label: 'Rate', from: 514, to: 607, align: 'right' },
  { label: 'AH', from: 607, to: 643, align: 'center' },
  { label: 'Amount', from: 643, to: 764, align: 'right' },
];

/**
 * Draws the groups with their lines over as many pages as needed, under repeated headers. A group's row is never alone
 * at the foot of a page, and a continued group says so on the next page.
 */
export function estimateTable(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  pages: Pages,
  groups: readonly EstimateGroupView[],
): void {
  const table = tag(pdf, root, 'Table');
  drawHead(pdf, pages, table);
  for (const group of groups) {
    makeRoom(pdf, pages, heights.group + Math.min(2, group.lines.length) * heights.line);
    drawGroup(pdf, pages, table, group);
    for (const one of group.lines) {
      if (makeRoom(pdf, pages, heights.line)) drawContinued(pdf, pages, group);
      drawLine(pdf, pages, table, one);
    }
  }
  table.end();
}

function makeRoom(pdf: PDFKit.PDFDocument, pages: Pages, height: number): boolean {
  if (pages.y + height <= pages.bottom) return false;
  pages.next();
  drawHead(pdf, pages);
  return true;
}

function drawHead(pdf: PDFKit.PDFDocument, pages: Pages, table?: Tag): void {
  const bottom = pages.y + heights.head;
  artifact(pdf, 'Layout', () => rule(pdf, bottom, 1.25 * px, ink.black));
  if (table) {
    const row = tag(pdf, table, 'TR');
    for (const column of columns) {
      const head = fitted(pdf, column.label, column, styles.head);
      tag(pdf, row, 'TH', { scope: 'Column' }, () => place(pdf, head, column, pages.y, heights.head)).end();
    }
    row.end();
  } else {
    artifact(pdf, 'Pagination', () => {
      for (const column of columns)
        place(pdf, fitted(pdf, column.label, column, styles.head), column, pages.y, heights.head);
    });
  }
  pages.y = bottom;
}

function drawGroup(pdf: PDFKit.PDFDocument, pages: Pages, table: Tag, group: EstimateGroupView): void {
  const { y } = pages;
  const bottom = y + heights.group;
  artifact(pdf, 'Layout', () => shade(pdf, y));
  const row = tag(pdf, table, 'TR');
  const title = fit(pdf, group.title, 380 * px, styles.group, 1);
  const drawTitle = () => {
    const baseline = middle(y, heights.group, styles.group);
    put(pdf, title.lines[0]!, left + pad, baseline, title.style);
    const after = left + pad + widthOf(pdf, title.lines[0]!, title.style) + 10 * px;
    const note = fit(pdf, group.note, columns[5]!.from * px - after, styles.note, 1);
    put(pdf, note.lines[0]!, after, baseline, note.style);
  };
  tag(pdf, row, 'TH', { scope: 'Row', columns: 5, actual: title.actual }, drawTitle).end();
  const amount = columns[5]!;
  const sum = fitted(pdf, group.amount, amount, styles.sum);
  tag(pdf, row, 'TD', {}, () => place(pdf, sum, amount, y, heights.group)).end();
  row.end();
  pages.y = bottom;
}

function drawContinued(pdf: PDFKit.PDFDocument, pages: Pages, { title }: EstimateGroupView): void {
  const { lines, style } = fit(pdf, `${title}, continued`, 600 * px, styles.group, 1);
  artifact(pdf, 'Pagination', () => {
    shade(pdf, pages.y);
    put(pdf, lines[0]!, left + pad, middle(pages.y, heights.group, styles.group), style);
  });
  pages.y += heights.group;
}

/** The background of a group's row, below the rule of the line above it. */
function shade(pdf: PDFKit.PDFDocument, y: number): void {
  pdf.rect(left, y + 0.5 * px, right - left, heights.group - 0.5 * px).fill('#EBF0F0');
  rule(pdf, y + heights.group, 1 * px, '#728488');
}

function drawLine(pdf: PDFKit.PDFDocument, pages: Pages, table: Tag, of: EstimateLineView): void {
  const { y } = pages;
  artifact(pdf, 'Layout', () => rule(pdf, y + heights.line, 0.75 * px, '#CDD7D8'));
  const row = tag(pdf, table, 'TR');
  const texts = [of.title, of.quantity, of.unit, of.rate, of.afterHours ? 'X' : '', of.amount];
  columns.forEach((column, index) => {
    const isFigure = index === 1 || index === 3 || index === 5;
    const cell = fitted(
      pdf,
      texts[index]!,
      column,
      isFigure ? styles.figure : styles.line,
      index === 0 ? 8 * px : 0,
    );
    const draw =
      texts[index] === ''
        ? undefined
        : () => place(pdf, cell, column, y, heights.line, index === 0 ? 8 * px : 0);
    tag(
      pdf,
      row,
      index === 0 ? 'TH' : 'TD',
      { actual: cell.actual, ...(index === 0 && { scope: 'Row' as const }) },
      draw,
    ).end();
  });
  row.end();
  pages.y += heights.line;
}

/** Figures shrink and are never cut. */
function fitted(
  pdf: PDFKit.PDFDocument,
  text: string,
  { from, to }: Column,
  style: TextStyle,
  indent = 0,
): Fitted {
  return fit(pdf, text, (to - from) * px - 2 * pad - indent, style, 1);
}

function place(
  pdf: PDFKit.PDFDocument,
  { lines: [text = ''], style }: Fitted,
  { from, to, align }: Column,
  top: number,
  height: number,
  indent = 0,
): void {
  const width = widthOf(pdf, text, style);
  const x = {
    left: from * px + pad + indent,
    right: to * px - pad - width,
    center: ((from + to) * px - width) / 2,
  }[align];
  put(pdf, text, x, middle(top, height, style), style);
}

/** Capitals are two thirds of the font size high in every font. */
const middle = (top: number, height: number, { size }: TextStyle) => top + height / 2 + size * 0.334;

function rule(pdf: PDFKit.PDFDocument, y: number, width: number, color: string): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(width).stroke(color);
}
