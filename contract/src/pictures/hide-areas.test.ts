import { expect, test } from 'vitest';
import type { Mark } from '../mark-drawing.ts';
import { hideAreas } from './hide-areas.ts';

const blur = (x: number, y: number, toX: number, toY: number): Mark => ({
  ...{ kind: 'blur', x, y, toX, toY, text: '' },
});
/** Black and white stripes one pixel wide, which stand for letters. */
function striped(width: number, height: number) {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) if (at % 2 === 0) data.fill(255, at * 3, at * 3 + 3);
  return { data, width, height, channels: 3 };
}
const colors = ({ data, width }: ReturnType<typeof striped>, top: number, bottom: number, right: number) => {
  const found = new Set<number>();
  for (let y = top; y < bottom; y++) for (let x = 0; x < right; x++) found.add(data[(y * width + x) * 3]!);
  return [...found];
};

test('hide areas: stripes under a blur, a middle gray is left of them, and the rest stays', () => {
  const picture = striped(240, 160);
  const before = striped(240, 160);
  hideAreas(picture, [blur(5000, 10_000, 0, 5000)]);
  for (const gray of colors(picture, 80, 160, 120)) expect(Math.abs(gray - 127)).toBeLessThan(20);
  expect(picture.data.subarray(0, 80 * 240 * 3)).toEqual(before.data.subarray(0, 80 * 240 * 3));
  expect(colors(picture, 0, 80, 120)).toEqual([255, 0]);
});

test('hide areas: other marks and one of no width, nothing but its own pixels changes', () => {
  const picture = striped(240, 160);
  hideAreas(picture, [
    { ...blur(0, 0, 10_000, 10_000), kind: 'circle' },
    blur(10_000, 10_000, 10_000, 10_000),
  ]);
  expect(picture).toEqual(striped(240, 160));
});

test('hide areas: the whole picture, at most eight cells a side', () => {
  const picture = striped(320, 240);
  for (let at = 0; at < picture.data.length; at++) picture.data[at] = (at * 7919) % 251;
  hideAreas(picture, [blur(0, 0, 10_000, 10_000)]);
  const rows = new Set<string>();
  for (let y = 0; y < 240; y++) rows.add(picture.data.subarray(y * 960, (y + 1) * 960).toString());
  expect(rows.size).toBeLessThanOrEqual(8);
});
