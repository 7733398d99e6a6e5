/** Noise that is the same at every start, in tables: a photo asks for it a million times. */
const side = 256;
const mask = side - 1;

const random = Float32Array.from({ length: side * side }, (_, at) => {
  let mixed = Math.imul(at + 1, 2_654_435_761);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3_266_489_917);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0xff_ff_ff_ff;
});
const cell = (x: number, y: number) => random[((y & mask) << 8) | (x & mask)]!;

export const grain = (x: number, y: number): number => cell(x + Math.imul(y, 7), y + Math.imul(x, 13));

/** One size of patches, soft between its cells. */
export function pile(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - left, y - top];
  const [u, v] = [across * across * (3 - 2 * across), down * down * (3 - 2 * down)];
  const upper = cell(left, top) + (cell(left + 1, top) - cell(left, top)) * u;
  const lower = cell(left, top + 1) + (cell(left + 1, top + 1) - cell(left, top + 1)) * u;
  return upper + (lower - upper) * v;
}

/** Patches of four sizes: 0 to 1, mostly near the middle. */
export const clouds = (x: number, y: number): number =>
  pile(x, y) * 0.5 +
  pile(x * 2.1 + 17, y * 2.1) * 0.26 +
  pile(x * 4.3, y * 4.3 + 31) * 0.15 +
  pile(x * 8.9, y * 8.9) * 0.09;
