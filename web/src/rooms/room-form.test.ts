import { expect, test } from 'vitest';
import { readRoomForm } from './room-form.ts';

const entered = {
  name: ' Hall bath ',
  type: 'Bathroom',
  condition: 'good',
  dimensionsLength: '8.5',
  dimensionsWidth: '5',
  dimensionsHeight: '',
};

test('a room is read with its name trimmed and its dimensions as feet; blank is not measured', () => {
  expect(readRoomForm(entered)).toEqual({
    room: {
      name: 'Hall bath',
      type: 'Bathroom',
      condition: 'good',
      dimensionsLength: 8.5,
      dimensionsWidth: 5,
      dimensionsHeight: null,
    },
  });
});

test.each([
  ['name', '   ', 'Room name is required.'],
  ['type', '', 'Room type is required.'],
  ['dimensionsLength', '-1', 'Enter 0 or more.'],
  ['dimensionsLength', 'x', 'Enter a number.'],
  ['dimensionsLength', '1.234', 'Use at most 2 decimals.'],
  ['dimensionsHeight', '10000', 'Enter 9,999 or less.'],
])('%s %j says %s', (field, text, message) => {
  expect(readRoomForm({ ...entered, [field]: text })).toEqual({ errors: { [field]: message } });
});

test.each(['0', '0.0', ''])('a dimension of %j is not measured', (text) => {
  const read = readRoomForm({ ...entered, dimensionsLength: text });
  expect('room' in read && read.room.dimensionsLength).toBeNull();
});
