import type { EstimateGroupView, EstimateLineView } from './estimate-view.ts';
import { block } from './kit/flow.ts';
import type { Pages } from './kit/pages.ts';
import { artifact, type Tag, tag } from './kit/tags.ts';
import { type Fitted, fit, put, type TextStyle, widthOf, wrapped } from './kit/text.ts';
import { ink } from './letterhead.ts';
import { left, px, right } from './paper-head.ts';

const styles = {
  head: { face: 'bold', size: 9 * px, color: ink.grey },
  line: { face: 'regular', size: 11 * px, color: ink.black },
  figure: { face: 'mono', size: 11 * px, color: ink.black, tracking: -0.03 },
  group: { face: 'bold', size: 11.5 * px, color: ink.black },
  code: { face: 'mono', size: 10 * px, color: ink.grey, tracking: -0.03 },
  note: { face: 'regular', size: 9.5 * px, color: ink.grey },
  sum: { face: 'monoBold', size: 11.5 * px, color: ink.black, tracking: -0.03 },
} satisfies Record<string, TextStyle>;

const heights = { head: 18 * px, group: 23 * px, line: 19.5 * px };
const pad = 6 * px;
const indent = 8 * px;
const noteStep = 11 * px;

type Align = 'left' | 'right' | 'center';
interface Column {
  label: string;
  /** Edges in CSS pixels of the page. */
  from: number;
  to: number;
  align: Align;
}
const figures: readonly Column[] = [
  { label: 'Qty', from: 380, to: 454, align: 'right' },
  { label: 'Unit', from: 454, to: 514, align: 'left' },
  { label: 'Rate', from: 514, to: 607, align: 'right' },
  { label: 'AH', from: 607, to: 643, align: 'center' },
  { label: 'Amount', from: 643, to: 764, align: 'right' },
];
/** Codes and after-hours marks have a column where any line has one. */
function columnsOf(groups: readonly EstimateGroupView[]): readonly Column[] {
  const lines = groups.flatMap((group) => group.lines);
  const counted = figures.filter(({ label }) => label !== 'AH' || lines.some(({ afterHours }) => afterHours));
  return lines.some(({ code }) => code)
    ? [
        { label: 'Code', from: 52, to: 118, align: 'left' },
        { label: 'Item', from: 118, to: 380, align: 'left' },
        ...counted,
      ]
    : [{ label: 'Item', from: 52, to: 380, align: 'left' }, ...counted];
}
const amount = figures.at(-1)!;

interface Drawing {
  pdf: PDFKit.PDFDocument;
  pages: Pages;
  table: Tag;
  columns: readonly Column[];
}

/** A line with its note, as high as both need. */
interface Measured {
  line: EstimateLineView;
  note: Fitted | undefined;
  height: number;
}

/** Rows that stay together: at the beginning of a group, and at the end with what follows the table. */
const together = 3;

/**
 * Draws the groups with their lines over as many pages as needed, under repeated headers. A group begins with at least
 * three of its rows, and a continued group says so on the next page. `after` must fit below the last rows.
 */
export function estimateTable(
  pdf: PDFKit.PDFDocument,
  root: Tag,
  pages: Pages,
  groups: readonly EstimateGroupView[],
  after: number,
): void {
  const table = tag(pdf, root, 'Table');
  const of: Drawing = { pdf, pages, table, columns: columnsOf(groups) };
  drawHead(of, true);
  for (const [index, group] of groups.entries()) {
    const lines = group.lines.map((line) => measured(of, line));
    const end = index === groups.length - 1 ? after : 0;
    const heightOf = (from: number, to?: number) =>
      lines.slice(from, to).reduce((sum, { height }) => sum + height, 0);
    const last = lines.length - together;
    makeRoom(of, heights.group + heightOf(0, together) + (last <= 0 ? end : 0));
    drawGroup(of, group);
    for (const [at, one] of lines.entries()) {
      const needed = at === last ? heightOf(at) + end : one.height;
      if (at > 0 && makeRoom(of, needed)) drawContinued(of, group);
      drawLine(of, one);
    }
  }
  table.end();
}

function measured({ pdf, columns }: Drawing, line: EstimateLineView): Measured {
  const { from, to } = columns.find(({ label }) => label === 'Item')!;
  const note = line.note
    ? wrapped(pdf, line.note, (to - from) * px - 2 * pad - indent, styles.note)
    : undefined;
  return { line, note, height: heights.line + (note?.lines.length ?? 0) * noteStep };
}

function makeRoom(of: Drawing, height: number): boolean {
  const { pages } = of;
  if (pages.y + height <= pages.bottom) return false;
  pages.next();
  drawHead(of, false);
  return true;
}

/** Only the first one is read aloud. */
function drawHead({ pdf, pages, table, columns }: Drawing, isFirst: boolean): void {
  const bottom = pages.y + heights.head;
  artifact(pdf, 'Layout', () => rule(pdf, bottom, 1.25 * px, ink.black));
  if (isFirst) {
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

function drawGroup({ pdf, pages, table, columns }: Drawing, group: EstimateGroupView): void {
  const { y } = pages;
  const bottom = y + heights.group;
  artifact(pdf, 'Layout', () => shade(pdf, y));
  const row = tag(pdf, table, 'TR');
  const title = fit(pdf, group.title, 380 * px, styles.group, 1);
  const drawTitle = () => {
    const baseline = middle(y, heights.group, styles.group);
    put(pdf, title.lines[0]!, left + pad, baseline, title.style);
    const after = left + pad + widthOf(pdf, title.lines[0]!, title.style) + 10 * px;
    const note = fit(pdf, group.note, amount.from * px - after, styles.note, 1);
    put(pdf, note.lines[0]!, after, baseline, note.style);
  };
  tag(pdf, row, 'TH', { scope: 'Row', columns: columns.length - 1, actual: title.actual }, drawTitle).end();
  const sum = fitted(pdf, group.amount, amount, styles.sum);
  tag(pdf, row, 'TD', {}, () => place(pdf, sum, amount, y, heights.group)).end();
  row.end();
  pages.y = bottom;
}

function drawContinued({ pdf, pages }: Drawing, { title }: EstimateGroupView): void {
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

function drawLine({ pdf, pages, table, columns }: Drawing, { line: of, note, height }: Measured): void {
  const { y } = pages;
  artifact(pdf, 'Layout', () => rule(pdf, y + height, 0.75 * px, '#CDD7D8'));
  const row = tag(pdf, table, 'TR');
  const texts: Record<string, [text: string, style: TextStyle]> = {
    Code: [of.code, styles.code],
    Item: [of.title, styles.line],
    Qty: [of.quantity, styles.figure],
    Unit: [of.unit, styles.line],
    Rate: [of.rate, styles.figure],
    AH: [of.afterHours ? 'X' : '', styles.line],
    Amount: [of.amount, styles.figure],
  };
  for (const column of columns) {
    const [text, style] = texts[column.label]!;
    const isItem = column.label === 'Item';
    const room = isItem ? indent : 0;
    const cell = fitted(pdf, text, column, style, room);
    const draw = () => {
      // The title stands over its note, and the figures are in the middle of both.
      const high = isItem && note ? heights.line - 3 * px : height;
      place(pdf, cell, column, y, high, room);
    };
    const heads = isItem && { scope: 'Row' as const };
    const type = isItem ? 'TH' : 'TD';
    const element = tag(pdf, row, type, { actual: cell.actual, ...heads }, text ? draw : undefined);
    if (isItem && note) {
      const x = column.from * px + pad + indent;
      block(pdf, element, 'P', note, { x, y: y + heights.line - 5 * px, step: noteStep });
    }
    element.end();
  }
  row.end();
  pages.y += height;
}

/** Figures shrink and are never cut. */
function fitted(
  pdf: PDFKit.PDFDocument,
  text: string,
  { from, to }: Column,
  style: TextStyle,
  inset = 0,
): Fitted {
  return fit(pdf, text, (to - from) * px - 2 * pad - inset, style, 1);
}

function place(
  pdf: PDFKit.PDFDocument,
  { lines: [text = ''], style }: Fitted,
  { from, to, align }: Column,
  top: number,
  height: number,
  inset = 0,
): void {
  const width = widthOf(pdf, text, style);
  const x = {
    left: from * px + pad + inset,
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
