import { expect, test } from 'vitest';
import { chargedDrying } from '../drying/charged.ts';
import { driedBasement } from '../drying/testing/dried-basement.ts';
import { inspection, list } from '../testing/wet-basement.ts';
import { changesBetween } from './changes.ts';
import { dryingInWords, isMonitoredTwice, unchargedDrying } from './drying-section.ts';
import { estimate } from './estimate.ts';

const when = { timeZone: 'America/Chicago', now: '2026-12-31T00:00:00.000Z' };
const closed = chargedDrying(driedBasement(), when);
const made = (drying: typeof closed | undefined, by = list) => estimate(inspection, [], [], by, { drying });

test('estimate drying: unit-days, monitoring at both rates and filters, in the total once closed', () => {
  const { drying, subtotal, total } = made(closed);
  expect(
    drying?.lines.map(({ title, quantity, unit, rate, amount }) => [title, quantity, unit, rate, amount]),
  ).toEqual([
    ['Air mover', 12, 'DAY', 28, 336],
    ['Air mover, axial', 8, 'DAY', 30, 240],
    ['Dehumidifier 110-159 pints a day', 4, 'DAY', 90, 360],
    ['Monitoring', 4, 'HR', 66, 264],
    ['Monitoring, after hours', 0.5, 'HR', 99, 49.5],
    ['Filter', 2, 'EA', 20, 40],
  ]);
  expect([drying?.total, subtotal, total]).toEqual([1289.5, 1289.5, 1289.5]);
  expect(dryingInWords(drying!)).toBe(
    'Nov 20, 2026 to Nov 23, 2026, each started 24 hours, 60 minutes of grace',
  );
});

test('estimate drying: while it dries it is told apart and adds nothing', () => {
  const its = made({ ...closed, state: 'Drying' });
  expect(its).toMatchObject({ subtotal: 0, total: 0, dryingSoFar: { total: 1289.5 } });
  expect(its.drying).toBeUndefined();
  expect(made(undefined)).not.toHaveProperty('dryingSoFar');
});

test('estimate drying: a price list of before reads as 0 and says what it lacks', () => {
  const before = { ...list, fees: { ...list.fees, airMoverDay: 0, monitoringHour: 0, filterEach: 0 } };
  const { drying, priceListVersion } = made(closed, before);
  expect(unchargedDrying({ drying, priceListVersion })).toEqual([
    'Price list 3 has no rate for: Air mover (12 days), Monitoring (4 hours), Monitoring, after hours (0.5 hours), Filter (2).',
  ]);
  const pumps = { ...closed, withoutClass: [{ kind: 'pump', units: 1, days: 4 }] };
  expect(unchargedDrying({ drying: made(pumps).drying, priceListVersion })).toEqual([
    'Without a rate class, so not charged: pump (4 days).',
  ]);
});

test('estimate drying: hours and trips to the same visits are noticed', () => {
  const trips = estimate({ ...inspection, monitoringTripsRegularHours: 3 }, [], [], list, { drying: closed });
  expect(isMonitoredTwice(trips)).toBe(true);
  expect(isMonitoredTwice(made(closed))).toBe(false);
});

test('estimate drying: a note of the office stays beside its line, and the next number says what changed', () => {
  const remarks = { 'monitoringHour.afterHours': { code: 'D-240', note: 'Sunday night' } };
  const noted = estimate(inspection, [], [], list, {
    drying: closed,
    edits: { remarks, lines: [], adjustments: [] },
  });
  expect(noted.drying?.lines[4]).toMatchObject({ code: 'D-240', note: 'Sunday night' });
  expect(changesBetween(made(undefined), made(closed))).toMatchObject({
    total: { before: 0, after: 1289.5 },
    lines: expect.arrayContaining([
      { room: 'Drying', title: 'Filter', before: null, after: { quantity: 2, rate: 20, amount: 40 } },
    ]),
  });
});
