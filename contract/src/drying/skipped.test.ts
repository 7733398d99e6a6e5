import { expect, test } from 'vitest';
import { alertsOf } from './alerts/alerts.ts';
import { newDrying, type Visit } from './record.ts';
import { whySkipped } from './skipped.ts';
import { dryingRecords, dryingIds as ids } from './testing/records.ts';
import { dryingOf } from './whole.ts';

const at = '2026-11-21T09:00:00-06:00';
const whole = dryingOf(7, [newDrying(7), ...dryingRecords(7)], { meters: [], units: [] });
const visit: Visit = {
  ...whole.visits[0]!,
  endedAt: at,
  skipped: [{ pointId: ids.point, reason: 'Behind contents' }],
};

test('skipped: a point that was not read says why, one that was read after all does not', () => {
  expect(whySkipped({ readings: [] }, visit, ids.point)).toBe('Behind contents');
  expect(whySkipped({ readings: [] }, visit, ids.room)).toBeUndefined();
  expect(whySkipped(whole, visit, ids.point)).toBeUndefined();
  // As a device kept a visit before there were reasons.
  const { skipped: _, ...before } = visit;
  expect(whySkipped({ readings: [] }, before, ids.point)).toBeUndefined();
});

test('skipped: a point with a reason is not asked for again once its visit has ended', () => {
  const asked = (skipped: Visit['skipped']) =>
    alertsOf({ ...whole, readings: [], visits: [{ ...visit, skipped }] }, { altitudeFt: 0, now: at })
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'no-readings');
  expect(asked([])).toEqual(['no-readings']);
  expect(asked(visit.skipped)).toEqual([]);
});
