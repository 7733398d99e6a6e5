import { left, type Paper, px } from '../inspection/page.ts';
import { artifact, type Tag, tag } from '../kit/tags.ts';
import { type Fitted, fit, put, type TextStyle, widthOf, wrapped } from '../kit/text.ts';
import { ink } from '../letterhead.ts';

const styles = {
  head: { face: 'bold', size: 8.5 * px, color: ink.grey },
  text: { face: 'regular', size: 10 * px, color: ink.black },
  strong: { face: 'bold', size: 10 * px, color: ink.black },
  figure: { face: 'mono', size: 10 * px, color: ink.black, tracking: -0.03 },
  strongFigure: { face: 'monoBold', size: 10 * px, color: ink.black, tracking: -0.03 },
} satisfies Record<string, TextStyle>;
const pad = 6 * px;
const step = 12.5 * px;
const rowPad = 6 * px;

export interface RowsColumn {
  /** In lines. */
  label: string;
  /** CSS pixels. */
  width: number;
  align?: 'left' | 'right' | 'center';
  /** Figures, in a typeface whose digits line up. */
  isFigure?: boolean;
  /** A line at its left. */
  isRuled?: boolean;
  /** On one line: what is too long gets smaller. */
  isShort?: boolean;
  /** Its label reaches over the columns after it, so many CSS pixels. */
  labelWidth?: number;
}
export type RowsCell = string | { text: string; isStrong: boolean };

interface RowsTable {
  columns: readonly RowsColumn[];
  rows: readonly (readonly RowsCell[])[];
  /** Rows do not grow: what is too long gets smaller, and is cut last. */
  isTight?: boolean;
  /** From the left margin, in CSS pixels. */
  from?: number;
}

interface Placed {
  text: Fitted;
  x: number;
  column: RowsColumn;
}

/** Rows as high as their text, on as many pages as they need, under headers that are repeated; no box. */
export function rowsTable(
  { pdf, root, pages }: Paper,
  { columns, rows, isTight, from = 0 }: RowsTable,
): void {
  const table = tag(pdf, root, 'Table');
  const edges = [left + from * px];
  for (const { width } of columns) edges.push(edges.at(-1)! + width * px);
  const heads = columns.map((column, at) =>
    column.label.split('\n').map((one) => headLine(pdf, one, column, edges[at]!)),
  );
  const headHeight = Math.max(...heads.map((lines) => lines.length)) * 10.5 * px + 7 * px;
  const placedRows = rows.map((row) => {
    const cells = row.map((cell, at) => placed(pdf, cell, columns[at]!, edges[at]!, isTight));
    return { cells, height: Math.max(...cells.map(({ text }) => text.lines.length)) * step + rowPad };
  });
  const drawHead = (isFirst: boolean) => {
    const top = pages.y;
    const bottom = top + headHeight;
    artifact(pdf, 'Layout', () => rule(pdf, edges[0]!, edges.at(-1)!, bottom, 1.25, ink.black));
    const draw = (lines: ReturnType<typeof headLine>[]) => {
      lines.forEach(({ text, x }, nth) => {
        put(pdf, text.lines[0]!, x, bottom - 6 * px - (lines.length - 1 - nth) * 10.5 * px, text.style);
      });
    };
    if (isFirst) {
      const row = tag(pdf, table, 'TR');
      for (const lines of heads) tag(pdf, row, 'TH', { scope: 'Column' }, () => draw(lines)).end();
      row.end();
    } else artifact(pdf, 'Pagination', () => heads.forEach(draw));
    pages.y = bottom;
  };
  pages.ensure(headHeight + (placedRows[0]?.height ?? 0) + (placedRows[1]?.height ?? 0));
  let top = pages.y;
  drawHead(true);
  const drawRules = () =>
    artifact(pdf, 'Layout', () => {
      columns.forEach(({ isRuled }, at) => {
        if (isRuled) pdf.moveTo(edges[at]!, top).lineTo(edges[at]!, pages.y);
      });
      pdf.lineWidth(0.75 * px).stroke('#A9B8BA');
    });
  placedRows.forEach(({ cells, height }, nth) => {
    if (pages.y + height > pages.bottom) {
      drawRules();
      pages.next();
      top = pages.y;
      drawHead(false);
    }
    const isLast = nth === placedRows.length - 1;
    const bottom = pages.y + height;
    artifact(pdf, 'Layout', () =>
      rule(pdf, edges[0]!, edges.at(-1)!, bottom, isLast ? 1 : 0.75, isLast ? ink.black : '#CDD7D8'),
    );
    drawRow(pdf, table, cells, pages.y);
    pages.y = bottom;
  });
  drawRules();
  table.end();
  pages.y += 4 * px;
}

function headLine(pdf: PDFKit.PDFDocument, label: string, column: RowsColumn, x: number) {
  const { width, labelWidth } = column;
  const text = fit(pdf, label, (labelWidth ?? width) * px - 2 * pad, styles.head, 1);
  const along: RowsColumn = labelWidth === undefined ? column : { ...column, align: 'left' };
  return { text, x: aligned(pdf, text, text.lines[0]!, along, x) };
}

function placed(
  pdf: PDFKit.PDFDocument,
  cell: RowsCell,
  column: RowsColumn,
  x: number,
  isTight: boolean | undefined,
): Placed {
  const { text, isStrong } = typeof cell === 'string' ? { text: cell, isStrong: false } : cell;
  const style = column.isFigure
    ? styles[isStrong ? 'strongFigure' : 'figure']
    : styles[isStrong ? 'strong' : 'text'];
  const width = column.width * px - 2 * pad;
  const fitted =
    column.isFigure || column.isShort || isTight
      ? fit(pdf, text, width, style, 1)
      : wrapped(pdf, text, width, style);
  return { text: fitted, x, column };
}

function aligned(
  pdf: PDFKit.PDFDocument,
  { style }: Fitted,
  line: string,
  { align = 'left', width }: RowsColumn,
  x: number,
): number {
  if (align === 'left') return x + pad;
  const free = width * px - widthOf(pdf, line, style);
  return align === 'center' ? x + free / 2 : x + free - pad;
}

function drawRow(pdf: PDFKit.PDFDocument, table: Tag, cells: readonly Placed[], top: number): void {
  const row = tag(pdf, table, 'TR');
  cells.forEach(({ text, x, column }, at) => {
    const draw = () =>
      text.lines.forEach((one, nth) => {
        const baseline = top + rowPad / 2 + nth * step + 9.5 * px;
        put(pdf, one, aligned(pdf, text, one, column, x), baseline, text.style);
      });
    const isEmpty = text.lines.every((one) => one === '');
    const head = at === 0 ? { scope: 'Row' as const } : {};
    tag(pdf, row, at === 0 ? 'TH' : 'TD', { actual: text.actual, ...head }, isEmpty ? undefined : draw).end();
  });
  row.end();
}

function rule(
  pdf: PDFKit.PDFDocument,
  from: number,
  to: number,
  y: number,
  width: number,
  color: string,
): void {
  pdf
    .moveTo(from, y)
    .lineTo(to, y)
    .lineWidth(width * px)
    .stroke(color);
}
