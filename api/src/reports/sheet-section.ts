import type { CellView, SectionView } from './claim-sheet-view.ts';
import type { Cell, Table, TableLook } from './kit/table.ts';
import type { TextStyle } from './kit/text.ts';
import { ink } from './letterhead.ts';

const px = 0.75;

export const look: TableLook = {
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

/** A table of a claim sheet section, `width` points wide. */
export function sectionTable(section: SectionView, x: number, width: number): Table {
  const cellWidths = widthsOf(section, width);
  const named = width - cellWidths.reduce((sum, one) => sum + one, 0);
  return {
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
  };
}

/** A tick is one narrow column; feet and inches share one width, and so do the room size columns. */
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
