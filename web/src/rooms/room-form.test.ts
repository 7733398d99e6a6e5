import { expect, test } from 'vitest';
import { changeOf, type RoomEntry, readRoomForm, stepped } from './room-form.ts';

const entered = {
  name: ' Hall bath ',
  type: 'Bathroom',
  condition: 'good',
  dimensionsLength: '8.5',
  dimensionsWidth: '5',
  dimensionsHeight: '',
};

test('room form: a room is read with its name trimmed and its dimensions in feet; blank is not measured', () => {
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
  [`12'6"`, 12.5],
  ['12 6', 12.5],
  ['12ft 6in', 12.5],
  ['12,5', 12.5],
  ['1,250', 1250],
  ['1,250.5', 1250.5],
])('room form: a dimension of %j is %d ft', (text, feet) => {
  expect(readRoomForm({ ...entered, dimensionsWidth: text })).toMatchObject({
    room: { dimensionsWidth: feet },
  });
});

test.each([
  ['name', '   ', 'Room name is required.'],
  ['type', '', 'Room type is required.'],
  ['dimensionsLength', '-1', 'Enter 0 or more.'],
  ['dimensionsLength', 'x', 'Enter a number.'],
  ['dimensionsLength', '0x10', 'Enter a number.'],
  ['dimensionsLength', '1e3', 'Enter a number.'],
  ['dimensionsLength', '1 234', 'Enter a number.'],
  ['dimensionsLength', '12..5', 'Enter a number.'],
  ['dimensionsLength', '12.5.', 'Enter a number.'],
  ['dimensionsLength', '12. 5', 'Enter a number.'],
  ['dimensionsLength', '0,125', 'Use at most 2 decimals.'],
  ['dimensionsLength', '.', 'Enter a number.'],
  ['dimensionsLength', '1.234', 'Use at most 2 decimals.'],
  ['dimensionsHeight', '10000', 'Enter 9,999 or less.'],
])('room form: %s %j says %s', (field, text, message) => {
  expect(readRoomForm({ ...entered, [field]: text })).toEqual({ errors: { [field]: message } });
});

test.each(['0', '0.0', ''])('room form: a dimension of %j is not measured', (text) => {
  const read = readRoomForm({ ...entered, dimensionsLength: text });
  expect('room' in read && read.room.dimensionsLength).toBeNull();
});

test.each([
  ['', 1, '0.1'],
  ['28.5', 1, '28.6'],
  ['0.3', -1, '0.2'],
  ['0.05', -1, '0'],
  ['8.25', 1, '8.35'],
  ['x', 1, undefined],
] as const)('room form: a dimension of %j stepped by %i tenth of a foot is %j', (text, by, next) => {
  expect(stepped(text, by)).toBe(next);
});

test('room form: only a different value is a change of a room', () => {
  const room: RoomEntry = {
    ...{ name: 'Hall', type: 'Other', condition: 'good' },
    ...{ dimensionsLength: 8.5, dimensionsWidth: 5, dimensionsHeight: null },
  };
  expect(changeOf(room, room)).toEqual({});
  expect(changeOf({ ...room }, { ...room, name: 'Long hall', dimensionsWidth: null })).toEqual({
    name: 'Long hall',
    dimensionsWidth: null,
  });
});
