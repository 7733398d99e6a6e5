import { expect, test } from 'vitest';
import { businessHours, type Deadline, deadline, deadlinesOf } from './deadlines.ts';
import { dueWords } from './due-words.ts';

const chicago = 'America/Chicago';
const office = { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' };
const due = (from: string, hours: number, open: typeof office | null = null) =>
  deadlinesOf(
    { arrival: from },
    { deadlines: [{ event: 'arrival', hours, goal: 'estimate-sent' }], businessHours: open },
    chicago,
  )[0]!.dueAt;

test('deadlines: hours over a clock change are hours, not wall-clock time', () => {
  // On Nov 1, 2026, at 2 AM, clocks in Chicago go back: 24 hours after 8 PM it is 7 PM.
  expect(due('2026-10-31T20:00:00-05:00', 24)).toBe('2026-11-02T01:00:00.000Z');
  expect(due('2026-10-31T20:00:00-05:00', 12)).toBe('2026-11-01T13:00:00.000Z');
  // In spring they go on: 24 hours after 8 PM it is 9 PM.
  expect(due('2026-03-07T20:00:00-06:00', 24)).toBe('2026-03-09T02:00:00.000Z');
});

test.each([
  ['within a day', '2026-11-24T09:00:00-06:00', 3, '2026-11-24T12:00:00-06:00'],
  ['over a night', '2026-11-24T16:00:00-06:00', 3, '2026-11-25T10:00:00-06:00'],
  ['until the door closes', '2026-11-24T08:00:00-06:00', 9, '2026-11-24T17:00:00-06:00'],
  ['before it opens', '2026-11-24T05:00:00-06:00', 1, '2026-11-24T09:00:00-06:00'],
  ['over a weekend', '2026-11-27T16:00:00-06:00', 2, '2026-11-30T09:00:00-06:00'],
  ['on a Saturday', '2026-11-28T10:00:00-06:00', 12, '2026-12-01T11:00:00-06:00'],
  ['over the weekend of a clock change', '2026-10-30T16:00:00-05:00', 2, '2026-11-02T09:00:00-06:00'],
])('deadlines: business hours %s', (_, from, hours, at) => {
  expect(Date.parse(due(from, hours, office))).toBe(Date.parse(at));
});

test('deadlines: business hours on the night of a clock change count the hour that comes twice', () => {
  const nights = { days: [0], from: '00:00', to: '06:00' };
  // Seven hours pass from midnight to 6 AM on Nov 1, 2026.
  expect(Date.parse(due('2026-11-01T00:00:00-05:00', 7, nights))).toBe(
    Date.parse('2026-11-01T06:00:00-06:00'),
  );
});

test('deadlines: only of what has happened, with when it was done, the earliest first', () => {
  const deadlines: Deadline[] = [
    { event: 'arrival', hours: 24, goal: 'estimate-sent' },
    { event: 'dry', hours: 24, goal: 'drying-closed' },
    { event: 'arrival', hours: 12, goal: 'authorization-sealed' },
  ];
  const arrival = '2026-11-20T15:00:00.000Z';
  const moments = { arrival, dry: null, 'authorization-sealed': '2026-11-20T16:00:00.000Z' };
  expect(deadlinesOf(moments, { deadlines, businessHours: null }, chicago)).toEqual([
    { ...deadlines[2], dueAt: '2026-11-21T03:00:00.000Z', doneAt: '2026-11-20T16:00:00.000Z' },
    { ...deadlines[0], dueAt: '2026-11-21T15:00:00.000Z', doneAt: null },
  ]);
});

test.each([
  [3 * 60 + 59, 'due in 3 h'],
  [59, 'due in 59 min'],
  [0, 'due in 1 min'],
  [-1, 'late by 1 min'],
  [-120, 'late by 2 h'],
  [-3 * 24 * 60, 'late by 3 days'],
])('deadlines: %s minutes left, "%s"', (minutes, words) => {
  const now = Date.parse('2026-11-20T15:00:00.000Z');
  const told = dueWords(new Date(now + minutes * 60_000).toISOString(), now);
  expect(told).toEqual({ late: minutes < 0, words });
});

test('deadlines: hours from 1 to 720, and a day that closes after it opens', () => {
  const of = (hours: number) => deadline.safeParse({ event: 'dry', goal: 'drying-closed', hours }).success;
  expect([0, 1, 720, 721, 1.5].map(of)).toEqual([false, true, true, false, false]);
  expect(businessHours.safeParse({ ...office, to: '08:00' }).success).toBe(false);
  expect(businessHours.safeParse({ ...office, days: [] }).success).toBe(false);
});
