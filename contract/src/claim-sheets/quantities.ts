import { catalogue } from './catalogue.ts';

/** Length, width and height in feet, as a room holds them. */
export interface Dimensions {
  readonly dimensionsLength: number | null;
  readonly dimensionsWidth: number | null;
  readonly dimensionsHeight: number | null;
}

/** Areas in square feet and the perimeter in linear feet; null if a dimension is missing. */
export interface RoomFigures {
  readonly floor: number | null;
  readonly perimeter: number | null;
  readonly walls: number | null;
  readonly ceiling: number | null;
}
export type RoomFigure = keyof RoomFigures;

const hundredths = (feet: number | null): number | null => (feet ? Math.round(feet * 100) : null);

/** Multiplies hundredths, rounding half up; exact because the product stays below 2^53. */
const times = (a: number, b: number): number => Math.floor((a * b + 50) / 100);

/**
 * decisions.md, "Estimate": floor = L×W, perimeter = 2(L+W), walls = perimeter×H; the ceiling equals the floor.
 * Rounded half up to 2 decimals. A dimension of 0 counts as not measured.
 */
export function roomFigures(room: Dimensions): RoomFigures {
  const length = hundredths(room.dimensionsLength);
  const width = hundredths(room.dimensionsWidth);
  const height = hundredths(room.dimensionsHeight);
  if (length === null || width === null) return { floor: null, perimeter: null, walls: null, ceiling: null };
  const floor = times(length, width) / 100;
  const around = 2 * (length + width);
  const walls = height === null ? null : times(around, height) / 100;
  return { floor, perimeter: around / 100, walls, ceiling: floor };
}

/** The room quantity that fits a line; undefined if none does. */
export function figureOf(fieldMasterId: number): RoomFigure | undefined {
  const line = catalogue.get(fieldMasterId);
  if (!line) return undefined;
  const area = line.placeHolder === 'SF';
  const run = line.placeHolder === 'LF';
  switch (line.section.key) {
    case 'floors':
      return area ? 'floor' : 'perimeter';
    case 'extraction':
      return area ? 'floor' : undefined;
    case 'walls':
      return 'walls';
    case 'ceiling':
      return 'ceiling';
    case 'baseboardTrim':
      return 'perimeter';
    case 'floodCuts':
      return run ? 'perimeter' : undefined;
    default:
      return undefined;
  }
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
