import { signature } from '@tidemark/contract/inspections/signature';
import { signatureLimits } from '@tidemark/contract/inspections/signature-box';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draw, hasRoom, pointAt, polyline, signs } from './strokes.ts';

test.each([
  [0, 0, [0, 0]],
  [1, 1, [1000, 400]],
  [0.5, 0.25, [500, 100]],
  [-3, 9, [0, 400]],
])('signature pad: a finger at %f, %f of the pad draws at %o', (x, y, point) => {
  expect(pointAt(x, y)).toEqual(point);
});

test('signature pad: a hand that rests leaves one point', () => {
  const stroke: number[] = [];
  for (let turn = 0; turn < 50; turn++) draw(stroke, [100 + (turn % 2), 100], []);
  expect(stroke).toEqual([100, 100]);
  expect(polyline(stroke)).toBe('100 100 100 100');
});

test('signature pad: any drawing, however long, is accepted by the server', () => {
  const wild = fc.double({ min: -1, max: 2, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.array(fc.tuple(wild, wild), { minLength: 1 }), { maxLength: 250 }), (hands) => {
      const strokes: number[][] = [];
      for (const hand of hands) {
        const stroke: number[] = [];
        if (!hasRoom(strokes)) continue;
        for (const [x, y] of hand) draw(stroke, pointAt(x, y), strokes);
        if (stroke.length > 0) strokes.push(stroke);
      }
      expect(signature.safeParse({ name: 'Dana', strokes, signedAt: '2026-11-21T07:00:00Z' }).success).toBe(
        true,
      );
    }),
  );
});

test('signature pad: the ink ends where the server would refuse more', () => {
  const full = [Array<number>(signatureLimits.numbers).fill(1)];
  expect(draw([], [5, 5], full)).toBe(false);
});

test.each([
  ['a dot', [500, 200], [], false],
  ['a finger that slipped', [500, 200, 520, 210, 539, 239], [], false],
  ['a short line', [500, 200, 540, 200], [], true],
  ['a high one', [500, 200, 500, 240], [], true],
  ['the dot of an i', [500, 100], [[400, 300, 600, 200]], true],
  ['nothing', [], [[400, 300, 600, 200]], false],
])('signature pad: %s signs or does not', (_, stroke, before, does) => {
  expect(signs(stroke, before)).toBe(does);
});
