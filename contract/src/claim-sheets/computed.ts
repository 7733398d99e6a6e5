import { formulaValue } from '../formulas/formula.ts';
import type { FormulaFigures } from '../formulas/names.ts';
import { figuresOfRoom, type Measured } from '../sketch/figures-of-room.ts';
import { cellsOfFormula, cellsOfOrigin, type FormulaKey, formulaKeys, type OriginKey } from './formulas.ts';
import type { RowValues } from './row.ts';

/** 85.5 ft is 85 ft 6 in; exact for feet with two decimals. */
export function fromFeet(feet: number): { ft: number; in: number } {
  const hundredths = Math.round(feet * 100);
  const ft = Math.floor(hundredths / 100);
  return { ft, in: ((hundredths - ft * 100) * 12) / 100 };
}

/** A figure as the cells of its origin hold it: a quantity, or feet and inches. */
export function cellsHolding(key: OriginKey, value: number): RowValues {
  const [first, second] = cellsOfOrigin[key];
  if (!second) return { [first!]: value };
  const length = fromFeet(value);
  return { [first!]: length.ft, [second]: length.in };
}

/** The value in a formula's cells as one figure: a quantity, or feet. */
export function figureIn(key: FormulaKey, values: RowValues): number {
  const [first, second] = cellsOfFormula[key].map((column) => values[column] ?? 0);
  return (first ?? 0) + (second ?? 0) / 12;
}

/** By room, as its record stands: each of the 106 lines asks, and a sketch is hundreds of exact sums. */
const known = new WeakMap<Measured, FormulaFigures>();

function figuresOf(room: Measured): FormulaFigures {
  const figures = known.get(room) ?? figuresOfRoom(room);
  known.set(room, figures);
  return figures;
}

export interface OutdatedFormula {
  key: FormulaKey;
  formula: string;
  was: number;
  now: number;
  /** What brings the line up to date. */
  values: RowValues;
}

/**
 * The formulas of a line that come to another value in the room as it is now. One that cannot be computed any more keeps
 * its value.
 */
export function outdatedFormulas(line: RowValues, room: Measured): OutdatedFormula[] {
  return formulaKeys.flatMap((key) => {
    const formula = line[key];
    if (formula == null) return [];
    const computed = formulaValue(formula, figuresOf(room));
    if ('mistake' in computed) return [];
    const cells = cellsHolding(key, computed.value);
    if (cellsOfFormula[key].every((column) => (line[column] ?? 0) === (cells[column] ?? 0))) return [];
    const values = { ...cells, [key]: formula };
    return [{ key, formula, was: figureIn(key, line), now: computed.value, values }];
  });
}
