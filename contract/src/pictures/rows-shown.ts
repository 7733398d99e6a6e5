/** Uncompressed pixels, row after row. */
export interface Raster {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  channels: number;
}

/** A picture of which less is shown is cut to nothing. */
const leastShown = 0.05;
export const isCutToNothing = ({ rows }: { rows: number }, { height }: { height: number }): boolean =>
  rows < height * leastShown;

/** Decoders fill missing pixels with a JPEG's middle gray, or with nothing. */
const isFiller = (colour: readonly number[]) =>
  colour.every((sample) => Math.abs(sample - 128) <= 6) || colour.slice(0, 3).every((sample) => sample === 0);

/**
 * Counts the rows of a damaged picture that show something, and tells whether filler follows. Bottom rows of one color
 * show nothing.
 */
export function rowsShown({ data, width, height, channels }: Raster): { rows: number; isFilled: boolean } {
  const length = width * channels;
  const last = [...data.subarray((height - 1) * length, (height - 1) * length + channels)];
  const isEmpty = (row: number) => {
    for (let at = 0; at < length; at++)
      if (Math.abs(data[row * length + at]! - last[at % channels]!) > 2) return false;
    return true;
  };
  let rows = height;
  while (rows > 0 && isEmpty(rows - 1)) rows--;
  return { rows, isFilled: rows < height && isFiller(last) };
}
