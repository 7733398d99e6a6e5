/** What a made-up photo shows. Places are shares of its width and height. */
export interface Scene {
  wall: Color;
  floor: Color;
  /** Where the walls meet the floor and the ceiling, and where they meet each other. */
  down: number;
  up: number;
  corner: number;
  /** A water stain: its middle and how far it reaches. */
  stain?: [x: number, y: number, radius: number];
  /** Drywall that was taken off, down to the studs. */
  opened?: Box;
  window?: Box;
  /** Machines and bags that stand there. */
  things?: readonly { box: Box; color: Color; bag?: boolean }[];
}
type Color = readonly [red: number, green: number, blue: number];
type Box = readonly [left: number, top: number, right: number, bottom: number];

export const [width, height] = [256, 192];
const side = 256;
const mask = side - 1;

/** The same noise at every start. */
const grain = Float32Array.from({ length: side * side }, (_, at) => {
  const mixed = Math.imul((at ^ (at >>> 7)) + 1, 2_654_435_761);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0xff_ff_ff_ff;
});
const mixed = (from: number, to: number, share: number) => from + (to - from) * share;

/** Patches of three sizes that meet at the edges, so that they can be laid side by side. */
const patches = Float32Array.from({ length: side * side }, (_, at) => {
  let sum = 0;
  for (const [cells, weight] of [
    [8, 0.55],
    [16, 0.3],
    [64, 0.15],
  ] as const) {
    const [x, y] = [((at & mask) * cells) / side, ((at >>> 8) * cells) / side];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const cell = (right: number, down: number) =>
      grain[((top + down) % cells) * side + ((left + right) % cells) + cells]!;
    const across = x - left;
    sum +=
      weight * mixed(mixed(cell(0, 0), cell(1, 0), across), mixed(cell(0, 1), cell(1, 1), across), y - top);
  }
  return sum;
});
const clouds = (x: number, y: number) => patches[((y * side) & mask) * side + ((x * side) & mask)]!;
const square = (value: number) => value * value;
const isIn = (box: Box, x: number, y: number) => x > box[0] && x < box[2] && y > box[1] && y < box[3];
const shade = (of: Color, light: number): Color => [of[0] * light, of[1] * light, of[2] * light];

function surface({ wall, floor, down, up, corner }: Scene, x: number, y: number): Color {
  const slope = Math.abs(x - corner) * 0.22;
  if (y > down + slope) return shade(floor, 0.72 + clouds(x * 3, y * 5) * 0.5);
  if (y > down + slope - 0.035) return [226, 222, 212];
  if (y < up - slope) return shade([238, 236, 230], 0.86 + clouds(x, y) * 0.12);
  return shade(wall, (x < corner ? 1 : 0.8) * (0.92 + clouds(x * 2, y * 2) * 0.1));
}

function seen(scene: Scene, x: number, y: number): Color {
  const { opened, window, things = [], stain } = scene;
  for (const { box, color, bag = false } of things) {
    if (!isIn(box, x, y)) continue;
    const [left, top, right, bottom] = box;
    const [across, along] = [(x - left) / (right - left), (y - top) / (bottom - top)];
    const corner = square(square(across * 2 - 1)) + square(square(along * 2 - 1));
    if (corner > (bag ? 0.8 + clouds(x * 2, y * 2) * 0.3 : 1.5)) continue;
    if (bag) return shade(color, 0.7 + clouds(x * 6, y * 3) * 1.5 - along * 0.3);
    const grille = along > 0.3 && along < 0.7 && across > 0.18 && across < 0.82 && Math.sin(y * 520) > 0;
    return shade(color, (grille ? 0.45 : 1) * (1.1 - across * 0.45) * (0.94 + clouds(x * 3, y * 3) * 0.12));
  }
  if (window && isIn(window, x, y)) {
    const [left, top, right, bottom] = window;
    const edge = Math.min(x - left, right - x, y - top, bottom - y);
    const bar = Math.abs(x - (left + right) / 2) < 0.006 || Math.abs(y - (top + bottom) / 2) < 0.008;
    return edge < 0.014 || bar ? [236, 232, 222] : shade([206, 224, 240], 0.92 + clouds(x, y) * 0.22);
  }
  if (opened && isIn(opened, x, y)) {
    const stud = (x - opened[0]) % 0.11 < 0.032;
    return stud
      ? shade([186, 142, 92], 0.75 + clouds(x * 2, y * 16) * 0.35)
      : shade([70, 58, 48], 0.6 + clouds(x * 4, y * 4));
  }
  const color = surface(scene, x, y);
  if (!stain) return color;
  const reach =
    Math.sqrt(square(x - stain[0]) + square((y - stain[1]) * 0.75)) / stain[2] + (clouds(x, y) - 0.5) * 0.9;
  if (reach > 1) return color;
  // Darkest where the water stopped, and soft towards both sides.
  const dark = reach > 0.88 ? (1 - reach) * 3.2 : 0.16 + reach * 0.16 + clouds(x * 2, y) * 0.08;
  return [color[0] * (1 - dark * 0.8), color[1] * (1 - dark), color[2] * (1 - dark * 1.5)];
}

/** Three bytes a pixel, with the light, the dark corners and the grain of a phone's camera. */
export function drawPhoto(scene: Scene): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 3);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [column / width, row / height];
      const light = 1.08 - (square(x - 0.5) + square(y - 0.45)) * 0.9;
      const grained = (grain[(row * width + column) & (side * side - 1)]! - 0.5) * 14;
      const [red, green, blue] = seen(scene, x, y);
      pixels[at++] = red * light + grained;
      pixels[at++] = green * light + grained;
      pixels[at++] = blue * light + grained;
    }
  }
  return pixels;
}
