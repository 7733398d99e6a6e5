import { catalogue } from './catalogue.ts';
import type { ClaimSheetColumn } from './columns.ts';
import { cellsOfSource, type SourceKey, sourceKeys } from './sources.ts';

/** Each formula key with the cells its value is in. The source key of the same cells is its rival. */
export const cellsOfFormula = {
  detachFormula: cellsOfSource.detachFrom,
  disposeFormula: cellsOfSource.disposeFrom,
  qtyFormula: cellsOfSource.qtyFrom,
} as const satisfies Record<string, readonly ClaimSheetColumn[]>;
export type FormulaKey = keyof typeof cellsOfFormula;
/** The formulas a line's values were computed with, as typed, without the equals sign. */
export type RowFormulas = { [K in FormulaKey]?: string | null };

export const formulaKeys = Object.keys(cellsOfFormula) as FormulaKey[];

/** Says where a value came from: what of the room it was taken from, or the formula it was computed with. */
export type OriginKey = SourceKey | FormulaKey;
export const originKeys: readonly OriginKey[] = [...sourceKeys, ...formulaKeys];
export const cellsOfOrigin: Readonly<Record<OriginKey, readonly ClaimSheetColumn[]>> = {
  ...cellsOfSource,
  ...cellsOfFormula,
};

/** A value has a source or a formula, never both: of a formula's key, the source's. */
export const sourceBeside = {
  detachFormula: 'detachFrom',
  disposeFormula: 'disposeFrom',
  qtyFormula: 'qtyFrom',
} as const satisfies Record<FormulaKey, SourceKey>;
export const isFormulaKey = (key: string): key is FormulaKey => Object.hasOwn(cellsOfFormula, key);

/** The formulas a line may have: those of quantities and of lengths to detach or dispose of. */
export function formulasOf(fieldMasterId: number): readonly FormulaKey[] {
  const columns = catalogue.get(fieldMasterId)?.section.columns ?? [];
  return formulaKeys.filter((key) => cellsOfFormula[key].every((column) => columns.includes(column)));
}

/** The formula a cell may have. */
export const formulaKeyOf = (fieldMasterId: number, column: string): FormulaKey | undefined =>
  formulasOf(fieldMasterId).find((key) => (cellsOfFormula[key] as readonly string[]).includes(column));
