import { cellsHolding, fromFeet } from '@tidemark/contract/claim-sheets/computed';
import { type Dimensions, measure } from '@tidemark/contract/claim-sheets/quantities';
import { type RowValues, readRow } from '@tidemark/contract/claim-sheets/row';
import {
  cellsOfSource,
  type Source,
  type SourceKey,
  sourceKeyOf,
  sourcesOf,
} from '@tidemark/contract/claim-sheets/sources';
import { formatFeetInches } from './feet-inches.ts';
import { type FigureColumn, lineOf } from './lines.ts';

/** A value offered for a cell; nothing is filled in automatically. */
export interface Offer {
  label: string;
  /** As it is shown: "399", "85′6″". */
  text: string;
  unit: string;
  /** With where they come from, for a figure of the room's size. */
  values: RowValues;
}

const sourceNames: Record<Source, string> = {
  length: 'Size of this room',
  width: 'Size of this room',
  height: 'Size of this room',
  floor: 'Floor of this room',
  perimeter: 'Perimeter of this room',
  walls: 'Walls of this room',
  ceiling: 'Ceiling of this room',
};

/** The figures that fit a cell, the likeliest first. `whole` holds the sheet's first line, with its wet areas. */
export function offersFor(id: number, column: FigureColumn, room: Dimensions, whole: RowValues): Offer[] {
  const key = sourceKeyOf(column);
  const source = key && sourcesOf(id).get(key);
  if (!source) return [];
  const value = measure(source, room);
  const offers: Offer[] = [];
  if (value !== null) {
    const taken = offer(sourceNames[source], id, key, value);
    offers.push({ ...taken, values: { ...taken.values, [key]: source } });
  }
  if (source === 'floor') {
    for (const area of ['wetAreas1', 'wetAreas2'] as const) {
      const wet = whole[area];
      if (wet) offers.push(offer(area === 'wetAreas1' ? 'Wet Areas 1' : 'Wet Areas 2', id, key, wet));
    }
  }
  return offers.filter(({ values }) => readRow(id, { ...values }).errors.length === 0);
}

function offer(label: string, id: number, key: SourceKey, value: number): Offer {
  const values = cellsHolding(key, value);
  const isLength = cellsOfSource[key].length > 1;
  const text = isLength ? formatFeetInches(fromFeet(value)) : String(value);
  return { label, text, unit: isLength ? '' : lineOf(id).placeHolder, values };
}
