import { expect, test } from 'vitest';
import { spreadOver } from './spread.ts';

const workday = { visitMinutes: 120, workdayHours: 8 };
const waiting = (count: number, visitMinutes: number | null = null) =>
  Array.from({ length: count }, (_, nth) => ({ id: 100 + nth, visitMinutes }));
const days = ['2031-03-03', '2031-03-04'];

test('spread: fifty over a week and four people, nobody has more than a working day', () => {
  const week = ['03', '04', '05', '06', '07'].map((day) => `2031-03-${day}`);
  const placed = spreadOver(waiting(50), { people: [1, 2, 3, 4], days: week, standing: [] }, workday);
  expect(placed).toHaveLength(50);
  const loads = Map.groupBy(placed, ({ technicianId, scheduledDate }) => `${technicianId} ${scheduledDate}`);
  expect(loads.size).toBe(20);
  expect(Math.max(...[...loads.values()].map((some) => some.length))).toBeLessThanOrEqual(4);
});

test('spread: what stands counts, but not where a moved one stood before', () => {
  const standing = [
    { id: 1, technicianId: 7, scheduledDate: days[0]!, visitMinutes: 480 },
    { id: 100, technicianId: 7, scheduledDate: days[1]!, visitMinutes: 480 },
  ];
  expect(spreadOver(waiting(1), { people: [7], days, standing }, workday)).toEqual([
    { id: 100, technicianId: 7, scheduledDate: days[1] },
  ]);
});

test('spread: more than fits, all are placed and evenly; nobody or no day, none', () => {
  const placed = spreadOver(waiting(10, 240), { people: [7], days, standing: [] }, workday);
  expect(placed.filter(({ scheduledDate }) => scheduledDate === days[0])).toHaveLength(5);
  expect(spreadOver(waiting(3), { people: [], days, standing: [] }, workday)).toEqual([]);
});
