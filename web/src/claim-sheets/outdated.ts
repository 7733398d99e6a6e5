import { cellsHolding, outdatedFormulas } from '@tidemark/contract/claim-sheets/computed';
import type { OriginKey } from '@tidemark/contract/claim-sheets/formulas';
import { type Dimensions, measure, wholeRoom } from '@tidemark/contract/claim-sheets/quantities';
import { type RowValues, readRow } from '@tidemark/contract/claim-sheets/row';
import {
  cellsOfSource,
  type Source,
  type SourceKey,
  sourcesOf,
} from '@tidemark/contract/claim-sheets/sources';
import { printedFormula } from '@tidemark/contract/formulas/formula';
import type { Measured } from '@tidemark/contract/sketch/figures-of-room';
import { formatFeetInches } from './feet-inches.ts';
import { lineOf } from './lines.ts';

/** A value that still uses the old room size. */
export interface Outdated {
  key: OriginKey;
  /** A formula that comes to another value, not a figure of the room. */
  computed: boolean;
  /** "Floor was 168 SF, is now 180 SF"; of a formula "PF*0.5 was 27.00, now 25.50". */
  text: string;
  /** The same in words, for a screen reader. */
  spoken: string;
  /** What brings the line up to date. */
  values: RowValues;
}

const sourceNames: Record<Source, string> = {
  floor: 'Floor',
  perimeter: 'Perimeter',
  walls: 'Walls',
  ceiling: 'Ceiling',
  length: 'Length',
  width: 'Width',
  height: 'Height',
};

/**
 * Which values of a line are no longer what the room gives. A room that lost its size leaves them as they are.
 */
export function outdatedOf(id: number, line: RowValues, room: Measured): Outdated[] {
  return [...outdatedSources(id, line, room), ...computedAnew(line, room)];
}

function outdatedSources(id: number, line: RowValues, room: Dimensions): Outdated[] {
  return [...sourcesOf(id)].flatMap(([key, source]) => {
    const now = line[key] === source ? measure(source, room) : null;
    if (now === null) return [];
    const figure = cellsHolding(key, now);
    const same = cellsOfSource[key].every((column) => (line[column] ?? 0) === (figure[column] ?? 0));
    const values = { ...figure, [key]: source };
    if (same || readRow(id, values).errors.length > 0) return [];
    const tell = (write: typeof figureText) =>
      `${sourceNames[source]} was ${write(id, key, line)}, is now ${write(id, key, figure)}`;
    return [{ key, computed: false, text: tell(figureText), spoken: tell(figureWords), values }];
  });
}

function computedAnew(line: RowValues, room: Measured): Outdated[] {
  return outdatedFormulas(line, room).map(({ key, formula, was, now, values }) => {
    const text = `${printedFormula(formula)} was ${was.toFixed(2)}, now ${now.toFixed(2)}`;
    return { key, computed: true, text, spoken: text, values };
  });
}

/** "168 SF", "42′6″". */
export function figureText(id: number, key: SourceKey, values: RowValues): string {
  const [first, second] = cellsOfSource[key].map((column) => values[column] ?? null);
  if (second === undefined) return `${first} ${lineOf(id).placeHolder}`;
  return formatFeetInches({ ft: first ?? null, in: second });
}

const units: Record<string, string> = { SF: 'square feet', LF: 'feet' };

/** "168 square feet", "42 feet 6 inches". */
export function figureWords(id: number, key: SourceKey, values: RowValues): string {
  const [first, second] = cellsOfSource[key].map((column) => values[column] ?? 0);
  if (second !== undefined) return `${first} feet ${second} inches`;
  return `${first} ${units[lineOf(id).placeHolder] ?? lineOf(id).placeHolder}`;
}

/**
 * The quantity a ticked All stands for on a line that has none; it is shown, never saved. A line of two lengths shows
 * it in the one that stands beside All.
 */
export function allStandsFor(id: number, line: RowValues, room: Dimensions) {
  const whole = wholeRoom(id, line, room);
  const key = [...sourcesOf(id).keys()].at(-1);
  if (!whole || !key) return null;
  const values = cellsHolding(key, whole.value);
  return { values, text: figureText(id, key, values), spoken: figureWords(id, key, values) };
}
