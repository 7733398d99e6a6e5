import { expect, test } from 'vitest';
import { bookedMinutes, conflictsOf, usualWorkday, visitLength } from './visits.ts';

const visit = (
  id: number,
  technicianId: number | null,
  scheduledTime: string | null,
  visitMinutes: number | null = null,
  day = '2026-03-09',
) => ({
  ...{ id, technicianId, scheduledTime, visitMinutes, scheduledDate: day, status: 'Assigned' },
});
type Visit = ReturnType<typeof visit>;
const met = (usual: number, ...visits: Visit[]) => conflictsOf(visits, usual).map(({ projects }) => projects);

test('visits: of the usual length, those that overlap conflict', () => {
  expect(met(60, visit(1, 7, '09:00'), visit(2, 7, '09:59'))).toEqual([[1, 2]]);
  expect(met(60, visit(1, 7, '09:00'), visit(2, 7, '10:00'))).toEqual([]);
  expect(met(120, visit(1, 7, '09:00'), visit(2, 7, '10:00'))).toEqual([[1, 2]]);
  expect(met(60, visit(3, 7, '10:30'), visit(1, 7, '09:00'), visit(2, 7, '09:45'))).toEqual([[1, 2, 3]]);
  expect(met(60, visit(1, 7, '09:00'), visit(2, 8, '09:00'))).toEqual([]);
  expect(met(60, visit(1, 7, '09:00'), visit(2, 7, '09:00', null, '2026-03-10'))).toEqual([]);
  expect(met(60, visit(1, null, '09:00'), visit(2, null, '09:00'))).toEqual([]);
  expect(met(60, visit(1, 7, null), visit(2, 7, '00:00'))).toEqual([]);
  expect(met(60, visit(1, 7, '09:00'), { ...visit(2, 7, '09:00'), status: 'Completed' })).toEqual([]);
  const two = [visit(1, 7, '09:00'), visit(2, 7, '09:10'), visit(3, 7, '15:00'), visit(4, 7, '15:00')];
  expect(met(60, ...two)).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('visits: of their own length, a long one conflicts with all within it and a short one with none after it', () => {
  const long = visit(1, 7, '08:00', 300);
  expect(met(120, long, visit(2, 7, '09:00', 15), visit(3, 7, '12:30', 15), visit(4, 7, '13:00'))).toEqual([
    [1, 2, 3],
  ]);
  expect(met(120, visit(1, 7, '08:00', 15), visit(2, 7, '08:15'))).toEqual([]);
});

test('visits: a day is booked for what each takes, without a time too', () => {
  expect(bookedMinutes([visit(1, 7, '08:00'), visit(2, 7, null, 45)], usualWorkday.visitMinutes)).toBe(165);
});

test.each([
  [14, false],
  [15, true],
  [720, true],
  [721, false],
  [60.5, false],
])('visits: a length of %s minutes, taken %s', (minutes, taken) => {
  expect(visitLength('Visit length').safeParse(minutes).success).toBe(taken);
});
