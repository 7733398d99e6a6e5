import { afterEach, expect, test } from 'vitest';
import { setPageZone } from '../ui/format/clock.ts';
import { isBackwards, noFilters, queryOf } from './filters.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('audit filters: nothing selected, everything is requested', () => {
  expect(queryOf(noFilters)).toEqual({});
});

test.each([
  ['an ordinary day', '2026-07-04', '2026-07-04T05:00:00.000Z', '2026-07-05T05:00:00.000Z'],
  ['the day of 23 hours', '2026-03-08', '2026-03-08T06:00:00.000Z', '2026-03-09T05:00:00.000Z'],
  ['the day of 25 hours', '2026-11-01', '2026-11-01T05:00:00.000Z', '2026-11-02T06:00:00.000Z'],
  ['a year still being typed', '0002-01-01', '0002-01-01T05:50:36.000Z', '0002-01-02T05:50:36.000Z'],
])("audit filters: %s runs from its first local moment to the next one's", (_, day, from, to) => {
  process.env.TZ = 'America/Chicago';
  expect(queryOf({ ...noFilters, from: day, to: day })).toEqual({ from, to });
});

test('audit filters: a day for a company in Auckland, the day in Auckland', () => {
  process.env.TZ = 'America/Chicago';
  setPageZone('Pacific/Auckland');
  const at = { from: '2026-07-03T12:00:00.000Z', to: '2026-07-04T12:00:00.000Z' };
  expect(queryOf({ ...noFilters, from: '2026-07-04', to: '2026-07-04' })).toEqual(at);
  setPageZone(undefined);
});

test.each(['', '20260-01-01', '9999-12-31'])(
  'audit filters: %j sets no end because the contract knows no such day',
  (to) => {
    process.env.TZ = 'America/Chicago';
    expect(queryOf({ ...noFilters, to })).toEqual({});
  },
);

test('audit filters: a person is a number, and a record may be typed as people write it', () => {
  expect(queryOf({ ...noFilters, technicianId: '3', subject: 'project', subjectId: ' #1042 ' })).toEqual({
    technicianId: 3,
    subject: 'project',
    subjectId: '1042',
  });
});

test.each([
  ['2026-07-04', '2026-07-03', true],
  ['2026-07-04', '2026-07-04', false],
  ['2026-07-04', '', false],
  ['', '2026-07-04', false],
])('audit filters: from %j to %j is backwards: %j', (from, to, backwards) => {
  expect(isBackwards({ from, to })).toBe(backwards);
});
