import { type Dimensions, wholeRoom } from '@tidemark/contract/claim-sheets/quantities';
import { type RowValues, readRow } from '@tidemark/contract/claim-sheets/row';
import {
  cellsOfSource,
  measure,
  type Source,
  type SourceKey,
  sourcesOf,
} from '@tidemark/contract/claim-sheets/sources';
import { formatFeetInches, fromFeet } from './feet-inches.ts';
import { type FigureColumn, lineOf, pairOf } from './lines.ts';

/** A value that still uses the old room size. */
export interface Outdated {
  key: SourceKey;
  /** "Floor was 168 SF, is now 180 SF". */
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

/** Which values of a line are no longer what the room's size gives. A room that lost its size leaves them as they are. */
export function outdatedOf(id: number, line: RowValues, room: Dimensions): Outdated[] {
  return [...sourcesOf(id)].flatMap(([key, source]) => {
    const now = line[key] === source ? measure(source, room) : null;
    if (now === null) return [];
    const figure = cellsHolding(key, now);
    const same = cellsOfSource[key].every((column) => (line[column] ?? 0) === (figure[column] ?? 0));
    const values = { ...figure, [key]: source };
    if (same || readRow(id, values).errors.length > 0) return [];
    const tell = (write: typeof figureText) =>
      `${sourceNames[source]} was ${write(id, key, line)}, is now ${write(id, key, figure)}`;
    return [{ key, text: tell(figureText), spoken: tell(figureWords), values }];
  });
}

/** The figure as the cells of a source hold it: a quantity, or feet and inches. */
export function cellsHolding(key: SourceKey, value: number): RowValues {
  const [column] = cellsOfSource[key];
  const pair = pairOf(column as FigureColumn);
  if (!pair) return { [column]: value };
  const split = fromFeet(value);
  return { [pair.ft]: split.ft, [pair.in]: split.in };
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
