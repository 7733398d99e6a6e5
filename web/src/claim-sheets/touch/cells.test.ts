import { expect, test } from 'vitest';
import { lengthText, lineBeside, nextField, press, sizeText, startOf } from './cells.ts';

test.each([
  ['', '3', false, '3'],
  ['39', '9', false, '399'],
  ['399', '5', true, '5'],
  ['', '.', false, '0.'],
  ['2.', '5', false, '2.5'],
  ['2.5', '.', false, '2.5'],
  ['2.55', '1', false, '2.55'],
  ['2.5', '00', false, '2.5'],
  ['1', '00', false, '100'],
  ['', '00', false, '0'],
  ['0', '7', false, '7'],
  ['999999', '9', false, '999999'],
  ['399', 'delete', true, '39'],
  ['399', 'clear', false, ''],
])('touch pad: %j and the key %s (fresh: %s) make %j', (text, key, fresh, made) => {
  expect(press(text, key, fresh)).toBe(made);
});

test('touch pad: Next field goes through the four cells of a length line and starts over', () => {
  const seen = ['detachFt'];
  for (let step = 0; step < 4; step += 1) {
    seen.push(nextField({ id: 55, column: seen.at(-1) as 'detachFt' }).column);
  }
  expect(seen).toEqual(['detachFt', 'detachIn', 'disposeFt', 'disposeIn', 'detachFt']);
});

test('touch pad: it starts in the first empty cell of a line', () => {
  expect(startOf(55, { detachFt: 8, detachIn: 0 }).column).toBe('disposeFt');
  expect(startOf(51, { qty: 399 }).column).toBe('qty');
});

test('touch pad: Next line follows the lines on screen, across groups, and ends with the last', () => {
  expect(lineBeside([54, 55, 60], 54, 1)).toBe(55);
  expect(lineBeside([54, 55, 60], 60, 1)).toBeUndefined();
  expect(lineBeside([54, 55, 60], 54, -1)).toBeUndefined();
});

test('touch pad: lengths read as feet and inches', () => {
  expect(lengthText({ disposeFt: 85 }, 'disposeIn')).toBe('85′0″');
  expect(sizeText({ lengthFt: 28, lengthIn: 6, widthFt: 14 })).toBe('28′6″ × 14′0″');
  expect(sizeText({ wetAreas1: 4 })).toBe('');
});
