import { expect, test } from 'vitest';
import { datesOfIssue } from './dates.ts';

test.each([
  ['2027-01-01T05:30:00Z', 'America/Chicago', { year: 2026, issuedOn: '2026-12-31', dueOn: '2027-01-30' }],
  ['2027-01-01T06:00:00Z', 'America/Chicago', { year: 2027, issuedOn: '2027-01-01', dueOn: '2027-01-31' }],
  ['2026-12-31T15:30:00Z', 'Asia/Tokyo', { year: 2027, issuedOn: '2027-01-01', dueOn: '2027-01-31' }],
  ['2028-02-01T12:00:00Z', 'UTC', { year: 2028, issuedOn: '2028-02-01', dueOn: '2028-03-02' }],
])('invoice: issued at %s in %s, its day and year are the company’s', (at, timeZone, dates) => {
  expect(datesOfIssue(new Date(at), timeZone, 30)).toEqual(dates);
});
