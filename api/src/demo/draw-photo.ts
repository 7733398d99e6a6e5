import { clouds, grain, pile } from './photo-noise.ts';
import type { Box, Color, Floor, Hit, Point, Scene, Surface } from './photo-scene.ts';
import { hitThings } from './photo-things.ts';

const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const clamp = (value: number) => Math.min(1, Math.max(0, value));
const step = (from: number, to: number, value: number) => {
  const along = clamp((value - from) / (to - from));
  return along * along * (3 - 2 * along);
};
const times = ([red, green, blue]: Color, light: number): Color => [red * light, green * light, blue * light];
const towards = (from: Color, to: Color, share: number): Color => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];
const isIn = (box: Box, u: number, v: number) => u > box[0] && u < box[2] && v > box[1] && v < box[3];

const white: Color = [0.86, 0.85, 0.81];
const normals: Readonly<Record<Surface, Point>> = {
  floor: [0, 1, 0],
  ceiling: [0, -1, 0],
  left: [1, 0, 0],
  right: [-1, 0, 0],
  back: [0, 0, -1],
  front: [0, 0, 1],
};

function floorColor(kind: Floor, u: number, v: number): Color {
  if (kind === 'carpet')
    return times([0.52, 0.46, 0.38], 0.62 + pile(u * 17, v * 17) * 0.42 + clouds(u / 3, v / 3) * 0.3);
  if (kind === 'concrete')
    return times([0.5, 0.49, 0.47], 0.7 + clouds(u / 2, v / 2) * 0.45 + pile(u * 4, v * 4) * 0.12);
  if (kind === 'tile') {
    const grout = Math.min(u % 1, 1 - (u % 1), v % 1, 1 - (v % 1)) < 0.018;
    if (grout) return [0.42, 0.4, 0.37];
    const tone = 0.92 + clouds(Math.floor(u) * 0.37, Math.floor(v) * 0.61) * 0.12;
    return times([0.74, 0.7, 0.63], tone * (0.9 + clouds(u, v) * 0.2));
  }
  const plank = Math.floor(u / 0.42);
  const along = v + plank * 1.7;
  const end = along % 3.2 < 0.012 || u % 0.42 < 0.014;
  if (end) return [0.14, 0.09, 0.06];
  const tone = 0.75 + clouds(plank * 0.31, Math.floor(along / 3.2) * 0.57) * 0.5;
  return times([0.5, 0.33, 0.2], tone * (0.75 + clouds(u * 6, v / 2) * 0.35 + pile(u * 22, v * 0.9) * 0.16));
}

/** The paint, or what stands where it was taken off. */
function wallColor(scene: Scene, on: Surface, u: number, v: number): Color {
  const { opened, noBaseboard = false, window, room } = scene;
  if (window?.on === on && isIn(window.box, u, v)) return windowColor(window.box, u, v);
  const isCeiling = on === 'ceiling';
  if (opened?.on === on && isIn(opened.box, u, v + (clouds(u * 2, v * 2) - 0.5) * 0.09)) {
    const [left, low, right, high] = opened.box;
    const stud = (u - left + 0.4) % 1.333;
    const wood = Math.min(stud, 0.125 - stud);
    if (wood > 0)
      return times(
        [0.68, 0.5, 0.31],
        (0.72 + clouds(u * 3, v / 2) * 0.3 + pile(u * 30, v * 2) * 0.14) * (wood < 0.012 ? 0.7 : 1),
      );
    const edge = Math.min(
      u - left,
      right - u,
      v - low,
      high - v,
      Math.abs(stud - 0.125),
      Math.abs(1.333 - stud),
    );
    return times(
      [0.42, 0.33, 0.24],
      (0.28 + step(0, 0.35, edge) * 0.5) * (0.75 + clouds(u * 4, v * 4) * 0.5),
    );
  }
  const rough = 0.95 + pile(u * 14, v * 14) * 0.05 + clouds(u / 2, v / 2) * 0.05;
  if (isCeiling) return times(white, rough * (0.95 + pile(u * 26, v * 26) * 0.08));
  if (!noBaseboard && v < 0.36) return times(white, v > 0.33 ? 0.62 : v > 0.3 ? 1.04 : 0.94);
  const outlet = on === 'back' && isIn([room[0] * 0.62, 1.05, room[0] * 0.62 + 0.23, 1.43], u, v);
  if (outlet) {
    const [x, y] = [(u - room[0] * 0.62) / 0.23, (v - 1.05) / 0.38];
    const hole = Math.abs(x - 0.5) < 0.2 && (Math.abs(y - 0.3) < 0.12 || Math.abs(y - 0.7) < 0.12);
    return times(white, hole && Math.abs(Math.abs(x - 0.5) - 0.12) < 0.05 ? 0.25 : 1.02);
  }
  return times(scene.wall, rough);
}

function windowColor([left, low, right, high]: Box, u: number, v: number): Color {
  const edge = Math.min(u - left, right - u, v - low, high - v);
  const bar = Math.abs(u - (left + right) / 2) < 0.07 || Math.abs(v - (low + high) / 2) < 0.07;
  if (edge < 0.22) return times(white, edge > 0.19 ? 0.55 : 0.98);
  if (bar) return times(white, 0.9);
  const hedge = v < low + (high - low) * (0.32 + (clouds(u * 1.2, 3) - 0.5) * 0.3);
  return hedge
    ? times([0.5, 0.68, 0.42], 0.9 + pile(u * 8, v * 8) * 0.9)
    : times([1.5, 1.62, 1.75], 0.9 + clouds(u / 2, v / 2) * 0.2);
}

/** Rings where the water stopped, again and again, and a yellow middle. */
function stained(scene: Scene, on: Surface, [u, v]: readonly [number, number], color: Color): Color {
  let shown = color;
  for (const { on: there, at, reach, dark = 1 } of scene.stains ?? []) {
    if (there !== on) continue;
    const [across, along] = [(u - at[0]) / reach[0], (v - at[1]) / reach[1]];
    const ragged = (clouds(u * 0.9 + at[0], v * 0.9) - 0.5) * 0.85 + (clouds(u * 4, v * 4) - 0.5) * 0.22;
    const far = Math.sqrt(across * across + along * along) + ragged;
    if (far > 1.06) continue;
    const ring = (where: number, width: number) => Math.exp(-(((far - where) / width) ** 2));
    const rings = ring(0.98, 0.035) * 0.9 + ring(0.78, 0.05) * 0.5 + ring(0.5, 0.08) * 0.28;
    const inside = step(1.04, 0.9, far) * (0.2 + clouds(u * 2, v * 2) * 0.22);
    const share = clamp((rings * 0.5 + inside) * dark);
    shown = towards(shown, [shown[0] * 0.62, shown[1] * 0.47, shown[2] * 0.27], share);
  }
  const wall = on !== 'floor' && on !== 'ceiling';
  if (scene.line && wall) {
    const height = scene.line + (clouds(u * 0.8, 7) - 0.5) * 0.22 + (clouds(u * 5, 2) - 0.5) * 0.07;
    const below = step(height + 0.03, height - 0.03, v);
    const tide = Math.exp(-(((v - height) / 0.035) ** 2));
    shown = towards(
      shown,
      [shown[0] * 0.66, shown[1] * 0.58, shown[2] * 0.46],
      clamp(below * (0.4 + clouds(u, v) * 0.35) + tide * 0.6),
    );
  }
  return shown;
}

function hitRoom(scene: Scene, from: Point, to: Point): Hit {
  const { room } = scene;
  let far = Number.POSITIVE_INFINITY;
  let on = 'back' as Surface;
  const meet = (axis: 0 | 1 | 2, low: Surface, high: Surface) => {
    const speed = to[axis];
    if (Math.abs(speed) < 1e-9) return;
    const when = (speed > 0 ? room[axis] - from[axis] : -from[axis]) / speed;
    if (when > 1e-4 && when < far) [far, on] = [when, speed > 0 ? high : low];
  };
  meet(0, 'left', 'right');
  meet(1, 'floor', 'ceiling');
  meet(2, 'front', 'back');
  const at: Point = [from[0] + to[0] * far, from[1] + to[1] * far, from[2] + to[2] * far];
  const flat = on === 'floor' || on === 'ceiling';
  const [u, v] = flat ? [at[0], at[2]] : [on === 'left' || on === 'right' ? at[2] : at[0], at[1]];
  const bare = on === 'floor' ? floorColor(scene.floor, u, v) : wallColor(scene, on, u, v);
  const color = stained(scene, on, [u, v], bare);
  if (on !== 'floor' || !scene.wet) return { far, at, normal: normals[on], color };
  const water = step(
    1.02 - scene.wet,
    1.1 - scene.wet,
    clouds(u * 0.35 + 5, v * 0.35) * 0.8 + clouds(u * 1.3, v * 1.3) * 0.2,
  );
  const damp = step(0.86 - scene.wet, 1.1 - scene.wet, clouds(u * 0.35 + 5, v * 0.35));
  return { far, at, normal: normals.floor, color: times(color, 1 - damp * 0.42), shine: water };
}

/** Daylight and a lamp, less of both in corners and beside what stands there. */
function lightAt(scene: Scene, { at, normal }: Hit): number {
  const { room, window, things = [] } = scene;
  const lamp = reaching([room[0] / 2, room[1] - 0.6, room[2] * 0.45], at, normal, 34);
  let day = 0;
  if (window) {
    const { on, box } = window;
    const [u, v] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    const middle: Point =
      on === 'left' ? [0.4, v, u] : on === 'right' ? [room[0] - 0.4, v, u] : [u, v, room[2] - 0.4];
    day = reaching(middle, at, normal, 26);
  }
  const near = (distance: number) => 1 - 0.34 * Math.exp(-Math.max(0, distance) / 0.7);
  let open = 1;
  if (normal[0] === 0) open *= near(at[0]) * near(room[0] - at[0]);
  if (normal[1] === 0) open *= near(at[1]) * near(room[1] - at[1]);
  if (normal[2] === 0) open *= near(room[2] - at[2]);
  for (const { at: place, size } of things) {
    const away = Math.hypot(
      Math.max(0, Math.abs(at[0] - place[0]) - size[0] / 2),
      Math.max(0, at[1] - place[1] - size[1]) * 0.8,
      Math.max(0, Math.abs(at[2] - place[2]) - size[2] / 2),
    );
    if (normal[1] === 1 || away > 0.02) open *= 1 - 0.5 * Math.exp(-away / 0.45);
  }
  return (0.3 + lamp + day) * open;
}

function reaching(from: Point, at: Point, normal: Point, strength: number): number {
  const [x, y, z] = [from[0] - at[0], from[1] - at[1], from[2] - at[2]];
  const square = x * x + y * y + z * z;
  const facing = (x * normal[0] + y * normal[1] + z * normal[2]) / Math.sqrt(square);
  return (strength * Math.max(0.12, facing)) / (square + 34);
}

function seen(scene: Scene, from: Point, to: Point): Color {
  const wall = hitRoom(scene, from, to);
  const hit = hitThings(scene.things ?? [], from, to, wall.far) ?? wall;
  const lit = times(hit.color, lightAt(scene, hit));
  if (!hit.shine) return lit;
  // Still water: the room upside down.
  const under = seen({ ...scene, wet: 0 }, hit.at, [to[0], -to[1], to[2]]);
  return towards(lit, under, hit.shine * (0.3 + 0.5 * (1 - Math.abs(to[1])) ** 3));
}

/** Dark parts stay dark and bright ones do not burn out, as in a phone. */
const developed = (light: number) => {
  const shown = clamp(1.42 * (light / (light + 0.6))) ** 0.76;
  return 255 * mix(shown, shown * shown * (3 - 2 * shown), 0.45);
};

/** Three bytes a pixel, with the lens, the light and the grain of a phone's camera. Rows are drawn in portions, so that a server answers between them. */
export async function drawPhoto(
  scene: Scene,
  width: number,
  pause: () => Promise<unknown>,
): Promise<Uint8ClampedArray> {
  const height = (width * 3) / 4;
  const pixels = new Uint8ClampedArray(width * height * 3);
  const { eye, at, lens = 1.15, roll = 0.012 } = scene;
  const [ahead, right, up] = axesOf([at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]]);
  const [turn, tilt] = [Math.cos(roll), Math.sin(roll)];
  for (let row = 0, byte = 0; row < height; row++) {
    if (row % 12 === 0) await pause();
    for (let column = 0; column < width; column++) {
      const [x, y] = [(column / width - 0.5) * lens, (0.5 - row / height) * lens * 0.75];
      const [across, along] = [x * turn - y * tilt, x * tilt + y * turn];
      const ray = unit([
        ahead[0] + right[0] * across + up[0] * along,
        ahead[1] + right[1] * across + up[1] * along,
        ahead[2] + right[2] * across + up[2] * along,
      ]);
      const dim = 1 - (across * across + along * along) * 0.42;
      const [red, green, blue] = seen(scene, eye, ray);
      const speck = (grain(column, row) - 0.5) * 9;
      pixels[byte++] = developed(red * dim * 1.03) + speck + (grain(row, column + 91) - 0.5) * 5;
      pixels[byte++] = developed(green * dim) + speck;
      pixels[byte++] = developed(blue * dim * 0.95) + speck + (grain(column + 37, row + 53) - 0.5) * 6;
    }
  }
  return pixels;
}

function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

function axesOf(to: Point): readonly [Point, Point, Point] {
  const ahead = unit(to);
  const right = unit([ahead[2], 0, -ahead[0] || 1e-6]);
  const up: Point = [ahead[1] * right[2], ahead[2] * right[0] - ahead[0] * right[2], -ahead[1] * right[0]];
  return [ahead, right, up];
}
