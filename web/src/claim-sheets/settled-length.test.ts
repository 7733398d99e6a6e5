import { expect, test } from 'vitest';
import { settledLength } from './settled-length.ts';

test.each([
  ['detachFt', `12'6"`, {}, { detachFt: 12, detachIn: 6 }],
  ['detachFt', '12 6', {}, { detachFt: 12, detachIn: 6 }],
  ['detachFt', '12.5', {}, { detachFt: 12, detachIn: 6 }],
  ['detachFt', '12.5', { detachIn: 3 }, { detachFt: 12, detachIn: 6 }],
  ['detachFt', '.25', {}, { detachFt: 0, detachIn: 3 }],
  ['detachFt', "12'", { detachIn: 3 }, { detachFt: 12, detachIn: null }],
  ['detachFt', '30"', {}, { detachFt: 2, detachIn: 6 }],
  ['disposeIn', '12ft 6in', {}, { disposeFt: 12, disposeIn: 6 }],
  ['disposeIn', '14', { disposeFt: 2 }, { disposeFt: 3, disposeIn: 2 }],
  ['disposeIn', '12', {}, { disposeFt: 1, disposeIn: 0 }],
  ['lengthIn', '30.5', { lengthFt: 1 }, { lengthFt: 3, lengthIn: 6.5 }],
] as const)('length: %s: %j beside %j becomes %j', (column, text, line, values) => {
  expect(settledLength(column, text, line)).toEqual(values);
});

test.each([
  ['detachFt', '12'],
  ['detachFt', ''],
  ['detachFt', '12.555'],
  ['detachFt', 'x'],
  ['detachIn', '6.5'],
  ['detachIn', '11.99'],
  ['detachIn', ''],
  ['qty', '12.5'],
  ['qty', '12 6'],
] as const)('length: %s: %j stays as it is', (column, text) => {
  expect(settledLength(column, text, { detachFt: 2 })).toBeUndefined();
});
