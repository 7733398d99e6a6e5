import { expect, test } from 'vitest';
import { arrivedAt, categoryOfIntake, lossLongBefore, monitoringTrips } from './from-intake.ts';
import { driedBasement } from './testing/dried-basement.ts';

test.each([
  ['Category 1', 1],
  ['Category 3', 3],
  ['Sewage', null],
  [null, null],
] as const)('category: of the intake, %s is %s', (said, category) => {
  expect(categoryOfIntake(said)).toBe(category);
});

test.each([
  ['2026-11-18', '2026-11-20T19:00:00Z', 'The loss was 61 h before arrival: look at the category again.'],
  ['2026-11-18', '2026-11-20T06:00:00Z', 'The loss was 48 h before arrival: look at the category again.'],
  ['2026-11-18', '2026-11-20T05:59:00Z', undefined],
  [null, '2026-11-20T05:59:00Z', undefined],
])('loss: of %s, arrived at %s in Chicago: %s', (dateOfLoss, arrivedAt, said) => {
  expect(lossLongBefore(dateOfLoss, arrivedAt, 'America/Chicago')).toBe(said);
});

test('arrival: what the intake says, else what came first', () => {
  const { visits } = driedBasement();
  const inspection = { arrivalDate: null, arrivalTime: null, startedAt: '2026-11-20T15:00:00.000Z' };
  const at = (of: Parameters<typeof arrivedAt>[0]) => arrivedAt(of, visits, 'America/Chicago');
  expect(at({ ...inspection, arrivalDate: '2026-11-19', arrivalTime: '22:30' })).toBe(
    '2026-11-20T04:30:00.000Z',
  );
  expect(at(inspection)).toBe('2026-11-20T15:00:00.000Z');
  expect(at(undefined)).toBe('2026-11-20T16:40:00.000Z');
});

test('monitoring trips: ended visits after the set-up, after hours where nothing else was counted', () => {
  const { visits } = driedBasement();
  expect(monitoringTrips(visits)).toEqual({ regular: 4, afterHours: 0 });
  const some = visits.map((visit, nth) =>
    nth === 3
      ? { ...visit, regularHours: null, afterHours: 2 }
      : nth === 4
        ? { ...visit, endedAt: null }
        : visit,
  );
  expect(monitoringTrips(some)).toEqual({ regular: 2, afterHours: 1 });
});
