import { isFormulaKey } from '@tidemark/contract/claim-sheets/formulas';
import type { RowValues } from '@tidemark/contract/claim-sheets/row';
import { type Cells, cellsOf, holdsSame, isCell, type Texts } from './draft-cells.ts';
import type { Column } from './lines.ts';

export interface CellName {
  readonly id: number;
  readonly column: Column;
}

/** What undo or redo enters into a line; `cell` is the first that changes. */
interface PutBack {
  readonly cell: CellName;
  readonly columns: readonly (keyof RowValues)[];
  readonly values: RowValues;
  readonly texts: Readonly<Texts>;
}

/**
 * Puts cells of a line back from what a change left in them to what they held on its other side.
 * @returns what to enter, in a list; empty when nothing of it changes: cells that hold something else by now, from another
 * device, are left alone
 */
export function putBackOf(
  id: number,
  left: Cells,
  wanted: Cells,
  line: { values: RowValues; texts: Readonly<Texts> },
): PutBack[] {
  const now = cellsOf(left.columns, line);
  const columns = now.columns.filter((key) => holdsSame(now, left, key));
  const [column] = columns.filter(isCell);
  if (!column) return [];
  const back = cellsOf(columns, wanted);
  if (columns.every((key) => holdsSame(now, back, key))) return [];
  // What is and was empty is another device's to fill, but for the cells of a formula that comes back.
  const computed = columns.some((key) => isFormulaKey(key) && back.values[key] != null);
  const written = columns.filter((key) => computed || (now.values[key] ?? back.values[key]) != null);
  const values = Object.fromEntries(written.map((key) => [key, back.values[key] ?? null]));
  return [{ cell: { id, column }, columns, values, texts: back.texts }];
}
