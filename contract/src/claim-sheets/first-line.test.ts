import { expect, test } from 'vitest';
import { firstLine } from './first-line.ts';

const room = { name: 'Kitchen', dimensionsLength: 12.58, dimensionsWidth: 10, dimensionsHeight: null };

test('first line: an empty one reads as the name and size of its room, to the eighth of an inch', () => {
  expect(firstLine({}, room)).toEqual({
    ...{ roomName: 'Kitchen', lengthFt: 12, lengthIn: 7, widthFt: 10, widthIn: 0 },
  });
});

test('first line: what is entered stays, also half a length', () => {
  const entered = { roomName: 'Pantry', lengthFt: 11, widthIn: 6, wetAreas1: 20 };
  expect(firstLine(entered, room)).toEqual(entered);
});

test.each([
  [0.56, 0, 6.75],
  [11.99, 11, 11.88],
  [12, 12, 0],
  [8.25, 8, 3],
])('first line: %d feet read as %d′%d″', (feet, lengthFt, lengthIn) => {
  const sized = { ...room, dimensionsLength: feet };
  expect(firstLine({}, sized)).toMatchObject({ lengthFt, lengthIn });
});
