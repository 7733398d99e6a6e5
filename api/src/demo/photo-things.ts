import { clouds, pile } from './photo-noise.ts';
import type { Color, Hit, Point, Thing } from './photo-scene.ts';

/** A ray in the thing's own axes, which meets its box or its egg. */
export function hitThings(things: readonly Thing[], from: Point, to: Point, within: number): Hit | undefined {
  let nearest: Hit | undefined;
  let limit = within;
  for (const thing of things) {
    const hit = hitThing(thing, from, to, limit);
    if (!hit) continue;
    nearest = hit;
    limit = hit.far;
  }
  return nearest;
}

function hitThing(thing: Thing, from: Point, to: Point, limit: number): Hit | undefined {
  const { at, size, turn = 0 } = thing;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const inward = ([x, y, z]: Point): Point => [x * cos - z * sin, y, x * sin + z * cos];
  const outward = ([x, y, z]: Point): Point => [x * cos + z * sin, y, -x * sin + z * cos];
  const eye = inward([from[0] - at[0], from[1] - at[1] - size[1] / 2, from[2] - at[2]]);
  const ray = inward(to);
  const half: Point = [size[0] / 2, size[1] / 2, size[2] / 2];
  const met = thing.is === 'bag' ? meetEgg(eye, ray, half) : meetBox(eye, ray, half);
  if (!met || met.far >= limit) return undefined;
  const where: Point = [eye[0] + ray[0] * met.far, eye[1] + ray[1] * met.far, eye[2] + ray[2] * met.far];
  const color = colorOf(thing, where, half, met.normal);
  if (!color) return undefined;
  const place: Point = [from[0] + to[0] * met.far, from[1] + to[1] * met.far, from[2] + to[2] * met.far];
  return { far: met.far, at: place, normal: outward(met.normal), color };
}

type Met = { far: number; normal: Point };

function meetBox(eye: Point, ray: Point, half: Point): Met | undefined {
  let [enter, leave] = [1e-4, Number.POSITIVE_INFINITY];
  let normal: Point = [0, 0, 0];
  for (const axis of [0, 1, 2] as const) {
    const speed = Math.abs(ray[axis]) < 1e-9 ? 1e-9 : ray[axis];
    const one = (-half[axis] - eye[axis]) / speed;
    const other = (half[axis] - eye[axis]) / speed;
    const [first, last] = one < other ? [one, other] : [other, one];
    if (first > enter) {
      enter = first;
      const sign = speed > 0 ? -1 : 1;
      normal = [axis === 0 ? sign : 0, axis === 1 ? sign : 0, axis === 2 ? sign : 0];
    }
    leave = Math.min(leave, last);
  }
  return enter < leave && enter > 1e-4 ? { far: enter, normal } : undefined;
}

function meetEgg(eye: Point, ray: Point, half: Point): Met | undefined {
  const [x, y, z] = [eye[0] / half[0], eye[1] / half[1], eye[2] / half[2]];
  const [dx, dy, dz] = [ray[0] / half[0], ray[1] / half[1], ray[2] / half[2]];
  const [a, b, c] = [dx * dx + dy * dy + dz * dz, x * dx + y * dy + z * dz, x * x + y * y + z * z - 1];
  const root = b * b - a * c;
  if (root < 0) return undefined;
  const far = (-b - Math.sqrt(root)) / a;
  if (far < 1e-4) return undefined;
  const bump = (clouds((x + dx * far) * 2.2 + eye[0], (y + dy * far) * 1.6) - 0.5) * 2.6;
  const normal: Point = [
    (x + dx * far) / half[0] + bump,
    (y + dy * far) / half[1] + bump * 0.6,
    (z + dz * far) / half[2],
  ];
  const length = Math.hypot(...normal);
  return { far, normal: [normal[0] / length, normal[1] / length, normal[2] / length] };
}

const times = ([red, green, blue]: Color, light: number): Color => [red * light, green * light, blue * light];
const dark: Color = [0.07, 0.07, 0.08];

/** Undefined: the ray goes through. */
function colorOf({ is, color }: Thing, [x, y, z]: Point, half: Point, normal: Point): Color | undefined {
  const [u, v] = normal[0] === 0 ? [x / half[0], y / half[1]] : [z / half[2], y / half[1]];
  const edge = Math.min(1 - Math.abs(u), 1 - Math.abs(v));
  const worn = 0.93 + clouds(x * 3, y * 3) * 0.12;
  const front = normal[2] < -0.5;
  if (is === 'bag') {
    // Shining folds that run to the knot.
    const fold = pile(Math.atan2(x, z) * 5 + 40, y * 1.2) + clouds(x * 2, y * 2) * 0.6;
    return times(color, 0.35 + Math.max(0, fold - 0.55) ** 2 * 7 + Math.max(0, normal[1]) * 0.7);
  }
  if (is === 'sheet') return times(color, 0.86 + pile(x * 1.5, y * 6) * 0.25);
  if (is === 'dehumidifier') {
    if (Math.abs(u) > 0.9 && Math.abs(v) > 0.93) return undefined;
    if (v < -0.86) return Math.abs(Math.abs(u) - 0.6) < 0.22 ? dark : undefined;
    if (front && Math.abs(u) < 0.68 && v > -0.5 && v < 0.35)
      return Math.sin(y * 62) > 0.1 ? dark : times(color, 0.55);
    if (front && Math.abs(u) < 0.45 && v > 0.5 && v < 0.78)
      return Math.abs(u) < 0.2 && Math.abs(v - 0.64) < 0.07 ? [0.5, 0.75, 0.55] : times(dark, 1.6);
    return times(color, worn * (edge < 0.06 ? 0.8 : 1) * (normal[1] > 0.5 ? 1.2 : 1));
  }
  if (is === 'air mover') {
    const round = Math.hypot(z / half[2], y / half[1]);
    const mouth = Math.hypot(u, v);
    if (Math.abs(normal[0]) > 0.5) {
      if (round > 1) return undefined;
      return round < 0.62 && Math.sin(round * 42) > -0.2 ? dark : times(color, worn);
    }
    if (front && mouth > 0.05 && Math.abs(u) < 0.86 && Math.abs(v) < 0.62)
      return Math.sin(x * 44) > 0.55 || Math.sin(y * 44) > 0.7 ? times(color, 0.5) : dark;
    return Math.abs(v) > 0.92 && Math.abs(u) > 0.92
      ? undefined
      : times(color, worn * (edge < 0.08 ? 0.78 : 1));
  }
  if (is === 'meter') {
    if (front && Math.abs(u) < 0.7 && v > 0.1 && v < 0.75) return digits(u / 0.7, (v - 0.425) / 0.325);
    if (front && v < -0.05 && v > -0.55 && Math.hypot(u, (v + 0.3) * 2) < 0.45) return times(dark, 2.2);
    return times(color, worn * (edge < 0.1 ? 0.7 : 1));
  }
  if (is === 'cabinet') {
    const door = Math.abs((((x + half[0]) / 1.4) % 1) - 0.5);
    const inset = front && door < 0.4 && Math.abs(v) < 0.78;
    const rim =
      front &&
      (door > 0.485 ||
        Math.abs(Math.abs(v) - 0.8) < 0.025 ||
        (Math.abs(door - 0.41) < 0.02 && Math.abs(v) < 0.8));
    if (normal[1] > 0.5 || v > 0.94) return times([0.3, 0.29, 0.28], 0.8 + pile(x * 14, z * 14) * 0.5);
    const swollen = 1 - Math.max(0, -0.6 - v) * 0.9;
    return times(color, (rim ? 0.55 : inset ? 0.94 : 1.02) * swollen * (0.85 + clouds(x * 4, y / 2) * 0.22));
  }
  const seam = front && (Math.abs(v - 0.2) < 0.012 || (Math.abs(u + 0.8) < 0.03 && v > 0.3 && v < 0.8));
  return times(color, seam ? 0.5 : worn * (edge < 0.03 ? 0.85 : 1));
}

/** "28" in seven segments on a gray display. */
function digits(u: number, v: number): Color {
  const lit = [
    [0, 1, 3, 4, 6],
    [0, 1, 2, 3, 4, 5, 6],
  ];
  for (const [nth, segments] of lit.entries()) {
    const [x, y] = [(u - (nth === 0 ? -0.42 : 0.42)) / 0.3, v / 0.72];
    for (const segment of segments) {
      const [cx, cy, wide] = segmentAt[segment]!;
      if (Math.abs(x - cx) < (wide ? 0.75 : 0.17) && Math.abs(y - cy) < (wide ? 0.1 : 0.42))
        return [0.08, 0.1, 0.09];
    }
  }
  return [0.6, 0.66, 0.55];
}
/** Top, upper right, upper left, middle, lower left, lower right, bottom. */
const segmentAt: readonly (readonly [x: number, y: number, wide: boolean])[] = [
  [0, 0.95, true],
  [0.85, 0.48, false],
  [-0.85, 0.48, false],
  [0, 0, true],
  [-0.85, -0.48, false],
  [0.85, -0.48, false],
  [0, -0.95, true],
];
