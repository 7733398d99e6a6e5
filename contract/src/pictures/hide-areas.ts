import { isBlur, type Mark, placed } from '../mark-drawing.ts';

export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  channels: number;
}

/** Cells of a hidden area are at least this share of the picture's longer side, so large that no letter is left in them. */
const coarse = 1 / 24;
const mostCells = 8;

const cellsOf = (length: number, least: number) =>
  Math.min(mostCells, Math.max(1, Math.floor(length / least)));

/** Replaces each blurred area by a few cells of one color. What was there cannot be computed from them. */
export function hideAreas(picture: Pixels, marks: readonly Mark[]): void {
  const { width, height } = picture;
  const least = Math.max(width, height) * coarse;
  for (const { from, to } of marks
    .filter(isBlur)
    .map((mark) => placed(mark, { x: 0, y: 0, width, height }))) {
    const [left, right] = span(from.x, to.x, width);
    const [top, bottom] = span(from.y, to.y, height);
    const [columns, rows] = [cellsOf(right - left, least), cellsOf(bottom - top, least)];
    const edge = (start: number, length: number, of: number) => (nth: number) =>
      start + Math.round((length * nth) / of);
    const [atX, atY] = [edge(left, right - left, columns), edge(top, bottom - top, rows)];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        level(picture, [atX(column), atX(column + 1)], [atY(row), atY(row + 1)]);
  }
}

/** Whole pixels, outward, and at least one. */
function span(one: number, other: number, most: number): [number, number] {
  const start = Math.min(most - 1, Math.floor(Math.min(one, other)));
  return [start, Math.min(most, Math.max(start + 1, Math.ceil(Math.max(one, other))))];
}

type Span = readonly [number, number];

function level({ data, width, channels }: Pixels, [left, right]: Span, [top, bottom]: Span): void {
  const count = (right - left) * (bottom - top);
  for (let channel = 0; channel < channels; channel++) {
    let sum = 0;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) sum += data[(y * width + x) * channels + channel]!;
    const mean = Math.round(sum / count);
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) data[(y * width + x) * channels + channel] = mean;
  }
}
