import { expect, test } from 'vitest';
import { stepped } from './carry.ts';

const grid = { people: [7, 3, 9], days: ['2031-03-03', '2031-03-04'] };
const place = { technicianId: 3, scheduledDate: '2031-03-03' };

test.each([
  ['ArrowUp', { technicianId: 7, scheduledDate: '2031-03-03' }],
  ['ArrowDown', { technicianId: 9, scheduledDate: '2031-03-03' }],
  ['ArrowRight', { technicianId: 3, scheduledDate: '2031-03-04' }],
  ['ArrowLeft', place],
  ['Home', undefined],
])('board: a carried visit and %s, it is over the next place and stays at the edge', (key, next) => {
  expect(stepped(place, key, grid)).toEqual(next);
});
