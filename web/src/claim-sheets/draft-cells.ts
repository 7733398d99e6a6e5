import { cellsHolding } from '@tidemark/contract/claim-sheets/computed';
import {
  cellsOfFormula,
  cellsOfOrigin,
  type FormulaKey,
  formulaKeyOf,
  formulasOf,
  type OriginKey,
  originKeys,
} from '@tidemark/contract/claim-sheets/formulas';
import { type RowValues, readRow } from '@tidemark/contract/claim-sheets/row';
import { sourcesOf } from '@tidemark/contract/claim-sheets/sources';
import { formulaValue, trimmedFormula } from '@tidemark/contract/formulas/formula';
import type { FormulaFigures } from '@tidemark/contract/formulas/names';
import { typedNumber } from '@tidemark/contract/typed-numbers';
import { parseFeetInches } from './feet-inches.ts';
import { type Column, isName, partOf } from './lines.ts';

export type Texts = Partial<Record<Column, string>>;

/** Some cells of a line at one moment: what they hold, and what was typed into those that could not be read. */
export interface Cells {
  /** The cells that are meant; one that is empty is neither among the values nor among the texts. */
  readonly columns: readonly (keyof RowValues)[];
  readonly values: RowValues;
  readonly texts: Readonly<Texts>;
}

/** A column of its own, not the source or formula beside one. */
export const isCell = (column: keyof RowValues): column is Column =>
  !(originKeys as readonly string[]).includes(column);

/** Cells of a line with the sources and formulas that hang on them; both cells of a length that is computed. */
export function withOrigins(
  id: number,
  columns: readonly (keyof RowValues)[],
  isComputed: (key: FormulaKey) => boolean,
): (keyof RowValues)[] {
  const own: readonly OriginKey[] = [...sourcesOf(id).keys(), ...formulasOf(id)];
  const of = (key: OriginKey) => cellsOfOrigin[key].some((column) => columns.includes(column));
  const computed = formulasOf(id).filter((key) => of(key) && isComputed(key));
  const cells = computed.flatMap((key) => cellsOfFormula[key]);
  return [...new Set([...cells, ...columns, ...own.filter(of)])];
}

/** The contents of some cells of a line. */
export function cellsOf(
  columns: readonly (keyof RowValues)[],
  { values, texts }: { values: RowValues; texts: Readonly<Texts> },
): Cells {
  return { columns, values: only(columns, values), texts: only(columns, texts) };
}

/** Cells of a line with others laid over them. */
export function over(under: Cells, top: Cells): Cells {
  const rest = under.columns.filter((column) => !top.columns.includes(column));
  return {
    columns: [...rest, ...top.columns],
    values: { ...only(rest, under.values), ...top.values },
    texts: { ...only(rest, under.texts), ...top.texts },
  };
}

export const holdsSame = (a: Cells, b: Cells, column: keyof RowValues): boolean =>
  (a.values[column] ?? null) === (b.values[column] ?? null) &&
  (!isCell(column) || (a.texts[column] ?? null) === (b.texts[column] ?? null));

/** A cell's value as its text: 399, 2.5, 120; '' when nothing is entered. */
export function cellText(values: RowValues, column: Column): string {
  const value = values[column];
  return value === null || value === undefined || typeof value === 'boolean' ? '' : String(value);
}

/** What a cell shows: the typed text where it could not be read, else its value. */
export const textOf = (line: { values: RowValues; texts: Readonly<Texts> }, column: Column): string =>
  line.texts[column] ?? cellText(line.values, column);

/** The screens carry inches into feet as soon as the cell is left. */
const manyInches = '12 inches or more become feet when you leave the cell.';
const bothCells = 'Feet and inches go to their two cells when you leave this one.';

function figure(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return typedNumber(trimmed) ?? Number.NaN;
}

export const isFormulaText = (text: string): boolean => text.trimStart().startsWith('=');

/** What is typed to enter the formula a cell has; undefined if it has none. */
export function formulaText(id: number, column: Column, values: RowValues): string | undefined {
  const key = formulaKeyOf(id, column);
  const formula = key && values[key];
  return formula == null ? undefined : `=${formula}`;
}

/**
 * Reads what stands in a cell, by the contract's own rule for its column.
 * @param figures the room's, by which a formula is computed
 * @returns the value, or the sentence that says what is wrong with it
 */
export function readCell(
  id: number,
  column: Column,
  entered: string | boolean,
  figures: FormulaFigures,
): { values: RowValues } | { error: string } {
  const key = typeof entered === 'string' && isFormulaText(entered) && formulaKeyOf(id, column);
  if (key) {
    const computed = formulaValue(entered, figures);
    if ('mistake' in computed) return { error: computed.mistake };
    return { values: { ...cellsHolding(key, computed.value), [key]: trimmedFormula(entered) } };
  }
  const value = typeof entered === 'boolean' ? entered : isName(column) ? entered.trim() : figure(entered);
  const { values, errors } = readRow(id, { [column]: value });
  if (!errors[0]) return { values };
  if (partOf(column) && parseFeetInches(String(entered))) return { error: bothCells };
  return { error: partOf(column) === 'in' && Number(value) >= 12 ? manyInches : errors[0].message };
}

/** Why texts cannot be read as values of their cells. */
export function reasons(id: number, texts: Readonly<Texts>, figures: FormulaFigures): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([column, text]) => {
      const read = readCell(id, column as Column, text, figures);
      return 'error' in read ? [[column, read.error]] : [];
    }),
  );
}

function only<T extends object>(columns: readonly string[], cells: T): T {
  return Object.fromEntries(Object.entries(cells).filter(([column]) => columns.includes(column))) as T;
}
