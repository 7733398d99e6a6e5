import { figuresOfSketch } from '../sketch/figures.ts';
import type { SketchRules } from '../sketch/rules.ts';
import type { Sketch } from '../sketch/shape.ts';
import { usualRules } from '../sketch/usual-rules.ts';
import { figureOf, type RoomFigure, type Source } from './line-figures.ts';

/** Length, width and height in feet, as a room holds them, and its sketch, which says more. */
export interface Dimensions {
  readonly dimensionsLength: number | null;
  readonly dimensionsWidth: number | null;
  readonly dimensionsHeight: number | null;
  readonly sketch?: Sketch | null;
  /** The company's rules that count for this room. */
  readonly sketchRules?: SketchRules | null | undefined;
}

/** Areas in square feet and the perimeter in linear feet; null if a dimension is missing. */
export type RoomFigures = Readonly<Record<RoomFigure, number | null>>;

const hundredths = (feet: number | null): number | null => (feet ? Math.round(feet * 100) : null);

/** Multiplies hundredths, rounding half up; exact because the product stays below 2^53. */
const times = (a: number, b: number): number => Math.floor((a * b + 50) / 100);

/**
 * decisions.md, "Estimate": floor = L×W, perimeter = 2(L+W), walls = perimeter×H; the ceiling equals the floor.
 * Rounded half up to 2 decimals. A dimension of 0 counts as not measured. A sketch's own are F, PF, W and C.
 */
export function roomFigures(room: Dimensions): RoomFigures {
  if (room.sketch) {
    const { F, PF, W, C } = figuresOfSketch(room.sketch, room.sketchRules ?? usualRules);
    return { floor: F, perimeter: PF, walls: W, ceiling: C };
  }
  const length = hundredths(room.dimensionsLength);
  const width = hundredths(room.dimensionsWidth);
  const height = hundredths(room.dimensionsHeight);
  if (length === null || width === null) return { floor: null, perimeter: null, walls: null, ceiling: null };
  const floor = times(length, width) / 100;
  const around = 2 * (length + width);
  const walls = height === null ? null : times(around, height) / 100;
  return { floor, perimeter: around / 100, walls, ceiling: floor };
}

/**
 * decisions.md, "Estimate": `All` means the whole room and takes the quantity from its size, unless one was entered.
 * @returns which quantity a checked All means and its value; null if none
 */
export function wholeRoom(
  fieldMasterId: number,
  values: { readonly [C in (typeof quantities)[number] | 'all']?: unknown },
  room: Dimensions,
): { figure: RoomFigure; value: number } | null {
  const figure = figureOf(fieldMasterId);
  if (!figure || values.all !== true || quantities.some((column) => values[column] != null)) return null;
  const value = roomFigures(room)[figure];
  return value === null ? null : { figure, value };
}

const quantities = ['qty', 'detachFt', 'detachIn', 'disposeFt', 'disposeIn'] as const;

/** The current value of a source in square feet or feet; null if the room lacks that measurement. */
export function measure(source: Source, room: Dimensions): number | null {
  if (source === 'length') return room.dimensionsLength || null;
  if (source === 'width') return room.dimensionsWidth || null;
  if (source === 'height') return room.dimensionsHeight || null;
  return roomFigures(room)[source];
}
