import {
  type Dimensions,
  figureOf,
  type RoomFigure,
  roomFigures,
} from '@tidemark/contract/claim-sheets/quantities';
import type { RowValues } from '@tidemark/contract/claim-sheets/row';
import { formatFeetInches, fromFeet } from './feet-inches.ts';
import { type FigureColumn, lineOf, pairOf } from './lines.ts';

/** A figure that may be put into a cell; nothing is ever filled in by itself. */
export interface Offer {
  label: string;
  /** As it is shown: "399", "85′6″". */
  text: string;
  unit: string;
  values: RowValues;
}

const figureNames: Record<RoomFigure, string> = {
  floor: 'Floor of this room',
  perimeter: 'Perimeter of this room',
  walls: 'Walls of this room',
  ceiling: 'Ceiling of this room',
};

const measured: Partial<Record<FigureColumn, keyof Dimensions>> = {
  lengthFt: 'dimensionsLength',
  lengthIn: 'dimensionsLength',
  widthFt: 'dimensionsWidth',
  widthIn: 'dimensionsWidth',
  heightFt: 'dimensionsHeight',
  heightIn: 'dimensionsHeight',
};

/** The figures that fit a cell, the likeliest first. `whole` holds the sheet's first line, with its wet areas. */
export function offersFor(id: number, column: FigureColumn, room: Dimensions, whole: RowValues): Offer[] {
  if (id === 1) {
    const feet = measured[column] && room[measured[column]];
    return feet ? [inFeetAndInches('Size of this room', column, feet)] : [];
  }
  const figure = figureOf(id);
  if (!figure) return [];
  const value = roomFigures(room)[figure];
  const offers: Offer[] = [];
  if (value !== null) offers.push(offer(figureNames[figure], id, column, value));
  if (figure === 'floor') {
    for (const area of ['wetAreas1', 'wetAreas2'] as const) {
      const wet = whole[area];
      if (wet) offers.push(offer(area === 'wetAreas1' ? 'Wet Areas 1' : 'Wet Areas 2', id, column, wet));
    }
  }
  return offers;
}

function offer(label: string, id: number, column: FigureColumn, value: number): Offer {
  if (pairOf(column)) return inFeetAndInches(label, column, value);
  return { label, text: String(value), unit: lineOf(id).placeHolder, values: { [column]: value } };
}

function inFeetAndInches(label: string, column: FigureColumn, feet: number): Offer {
  const pair = pairOf(column)!;
  const split = fromFeet(feet);
  return {
    label,
    text: formatFeetInches(split),
    unit: '',
    values: { [pair.ft]: split.ft, [pair.in]: split.in },
  };
}
