import { type RowValues, readRow } from '@tidemark/contract/claim-sheets/row';
import { typedNumber } from '@tidemark/contract/typed-numbers';
import { parseFeetInches } from './feet-inches.ts';
import { type Column, isName, partOf } from './lines.ts';

/** A cell's value as its text: 399, 2.5, 120; '' when nothing is entered. */
export function cellText(values: RowValues, column: Column): string {
  const value = values[column];
  return value === null || value === undefined || typeof value === 'boolean' ? '' : String(value);
}

/** The screens carry inches into feet as soon as the cell is left. */
const manyInches = '12 inches or more become feet when you leave the cell.';
const bothCells = 'Feet and inches go to their two cells when you leave this one.';

function figure(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return typedNumber(trimmed) ?? Number.NaN;
}

/**
 * Reads what stands in a cell, by the contract's own rule for its column.
 * @returns the value, or the sentence that says what is wrong with it
 */
export function readCell(
  id: number,
  column: Column,
  entered: string | boolean,
): { values: RowValues } | { error: string } {
  const value = typeof entered === 'boolean' ? entered : isName(column) ? entered.trim() : figure(entered);
  const { values, errors } = readRow(id, { [column]: value });
  if (!errors[0]) return { values };
  if (partOf(column) && parseFeetInches(String(entered))) return { error: bothCells };
  return { error: partOf(column) === 'in' && Number(value) >= 12 ? manyInches : errors[0].message };
}
