import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fractionOf, lengthOf, type PadPart, press, typedOf } from './pad-task.ts';

const typing = (keys: readonly string[], part: PadPart = 'ft', from = 0) =>
  keys.reduce((typed, key, index) => press(typed, part, key, index === 0), typedOf(from));

test('sketch pad: a length is feet, inches and sixteenths, and back', () => {
  fc.assert(
    fc.property(fc.nat(226_560), (length) => {
      expect(lengthOf(typedOf(length))).toBe(length);
    }),
  );
});

test('sketch pad: the first digit of feet begins another length, the first of inches leaves the feet', () => {
  expect(typing(['1', '2'], 'ft', 2_376)).toEqual({ ft: '12', in: '', part: 0 });
  expect(lengthOf(typing(['7'], 'in', 2_376))).toBe(12 * 192 + 7 * 16 + 8);
});

test('sketch pad: half an inch is on and off, a sixteenth more goes round, Delete takes the fraction first', () => {
  expect(typing(['half']).part).toBe(8);
  expect(typing(['half', 'half']).part).toBe(0);
  expect(typing(Array.from({ length: 16 }, () => 'sixteenth')).part).toBe(0);
  expect(typing(['4', 'half', 'delete', 'delete'], 'in')).toEqual({ ft: '0', in: '', part: 0 });
  expect(typing(['clear'], 'ft', 2_376)).toEqual({ ft: '', in: '', part: 0 });
  expect([8, 4, 3].map(fractionOf)).toEqual(['1/2', '1/4', '3/16']);
});
