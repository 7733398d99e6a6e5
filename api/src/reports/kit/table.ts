import type { Pages } from './pages.ts';
import { artifact, type Tag, tag } from './tags.ts';
import { type Fitted, fit, put, type TextStyle, widthOf } from './text.ts';

export interface Cell {
  text: string;
  style: TextStyle;
  align?: 'left' | 'right' | 'center';
  /** Behind the figure in a fixed width, so that figures line up; drawn without a figure too. */
  unit?: { text: string; style: TextStyle; width: number };
  /** A dotted line to write on, if there is no text. */
  blank?: boolean;
  /** Columns a header spans. */
  columns?: number;
}

export interface TableLook {
  headHeight: number;
  rowHeight: number;
  /** Space between a cell's edge and its text. */
  pad: number;
  frame: { width: number; color: string };
  rule: { width: number; color: string };
  headFill: string;
  dotted: string;
}

export interface Table {
  x: number;
  widths: readonly number[];
  head: readonly Cell[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly Cell[])[];
  look: TableLook;
}

/**
 * Draws a table with its tags at the current position. Rows that do not fit go to the next page, under the same
 * headers; only the first headers are tagged, the repeated ones are artifacts.
 */
export function table(pdf: PDFKit.PDFDocument, parent: Tag, pages: Pages, data: Table): void {
  const { look, head, rows } = data;
  const element = tag(pdf, parent, 'Table');
  let drawn = 0;
  pages.ensure(look.headHeight + look.rowHeight);
  do {
    const fitting = Math.max(
      1,
      Math.floor((pages.bottom - pages.y - look.headHeight) / look.rowHeight + 1e-6),
    );
    const part = rows.slice(drawn, drawn + fitting);
    drawGrid(pdf, data, pages.y, part);
    if (drawn === 0) tagCells(pdf, element, data, head, pages.y, look.headHeight, 'Column');
    else artifact(pdf, 'Pagination', () => drawCells(pdf, data, head, pages.y, look.headHeight));
    pages.y += look.headHeight;
    for (const row of part) {
      tagCells(pdf, element, data, row, pages.y, look.rowHeight, 'Row');
      pages.y += look.rowHeight;
    }
    drawn += part.length;
    if (drawn < rows.length) pages.next();
  } while (drawn < rows.length);
  element.end();
}

/** Each cell with its left edge and width. */
function place({ x, widths }: Table, cells: readonly Cell[]): { cell: Cell; left: number; width: number }[] {
  let column = 0;
  let left = x;
  return cells.map((cell) => {
    const span = cell.columns ?? 1;
    const width = widths.slice(column, column + span).reduce((sum, one) => sum + one, 0);
    const placed = { cell, left, width };
    column += span;
    left += width;
    return placed;
  });
}

function drawGrid(pdf: PDFKit.PDFDocument, data: Table, top: number, rows: Table['rows']): void {
  const { x, widths, head, look } = data;
  const width = widths.reduce((sum, one) => sum + one, 0);
  const under = top + look.headHeight;
  const bottom = under + rows.length * look.rowHeight;
  const upright = (cells: readonly Cell[], from: number, to: number) => {
    for (const { left } of place(data, cells).slice(1)) pdf.moveTo(left, from).lineTo(left, to);
  };
  artifact(pdf, 'Layout', () => {
    pdf.rect(x, top, width, look.headHeight).fill(look.headFill);
    upright(head, top, under);
    if (rows[0]) upright(rows[0], under, bottom);
    rows.slice(1).forEach((_, index) => {
      const y = under + (index + 1) * look.rowHeight;
      pdf.moveTo(x, y).lineTo(x + width, y);
    });
    pdf.lineWidth(look.rule.width).stroke(look.rule.color);
    pdf.moveTo(x, under).lineTo(x + width, under);
    pdf.rect(x, top, width, bottom - top);
    pdf.lineWidth(look.frame.width).stroke(look.frame.color);
    rows.forEach((cells, index) => {
      const baseline = under + index * look.rowHeight + look.rowHeight * 0.72;
      for (const { cell, left, width: wide } of place(data, cells)) {
        if (cell.blank) pdf.moveTo(left + look.pad, baseline).lineTo(left + look.pad + wide * 0.78, baseline);
      }
    });
    pdf.lineWidth(look.rule.width).dash(0.6, { space: 0.9 }).stroke(look.dotted).undash();
  });
}

function tagCells(
  pdf: PDFKit.PDFDocument,
  element: Tag,
  data: Table,
  cells: readonly Cell[],
  top: number,
  height: number,
  scope: 'Column' | 'Row',
): void {
  const row = tag(pdf, element, 'TR');
  place(data, cells).forEach(({ cell, left, width }, index) => {
    const isHead = scope === 'Column' || index === 0;
    const fitted = fitCell(pdf, data, cell, width);
    const hasText = cell.text !== '' || cell.unit !== undefined;
    tag(
      pdf,
      row,
      isHead ? 'TH' : 'TD',
      { actual: fitted.actual, ...(isHead && { scope }), columns: cell.columns ?? 1 },
      hasText ? () => drawCell(pdf, data, cell, fitted, left, width, top, height) : undefined,
    );
  });
  row.end();
}

function drawCells(
  pdf: PDFKit.PDFDocument,
  data: Table,
  cells: readonly Cell[],
  top: number,
  height: number,
): void {
  for (const { cell, left, width } of place(data, cells)) {
    drawCell(pdf, data, cell, fitCell(pdf, data, cell, width), left, width, top, height);
  }
}

/** A cell's content, and whether its unit is under the figure because both do not fit side by side. */
interface Content extends Fitted {
  stacked: boolean;
}

/** Figures are never cut: one too long beside its unit takes the full width, and the unit goes under it. */
function fitCell(pdf: PDFKit.PDFDocument, { look: { pad } }: Table, cell: Cell, width: number): Content {
  const { text, style, unit } = cell;
  if (cell.align !== 'right') return { ...fit(pdf, text, width - pad * 1.6, style), stacked: false };
  const whole = width - pad * 0.9;
  const beside = whole - (unit?.width ?? 0);
  const stacked = unit !== undefined && widthOf(pdf, text, style) * 0.6 > beside;
  if (!stacked) return { ...fit(pdf, text, beside, style, 1), stacked };
  return { ...fit(pdf, text, whole, { ...style, size: style.size * 0.7 }, 1), stacked };
}

function drawCell(
  pdf: PDFKit.PDFDocument,
  { look: { pad } }: Table,
  { align = 'left', unit, style: full }: Cell,
  { lines, style, stacked }: Content,
  left: number,
  width: number,
  top: number,
  height: number,
): void {
  const middle = top + height / 2;
  // Capitals are two thirds of the size high in every font; a figure and its unit share one baseline.
  const single = lines.length === 1 && !stacked;
  const lift = 0.16 + 0.5 * Math.max(0, lines.length - 2);
  const baseline = single ? middle + full.size * 0.334 : middle - style.size * lift;
  const right = left + width - pad * 0.6;
  lines.forEach((line, index) => {
    const wide = widthOf(pdf, line, style);
    const end = stacked ? right : right - (unit?.width ?? 0);
    const x = { left: left + pad, center: left + (width - wide) / 2, right: end - wide }[align];
    put(pdf, line, x, baseline + index * style.size, style);
  });
  if (unit)
    put(
      pdf,
      unit.text,
      right - unit.width + pad * 0.4,
      stacked ? middle + unit.style.size * 0.75 : baseline,
      unit.style,
    );
}
