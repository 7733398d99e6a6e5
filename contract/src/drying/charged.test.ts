import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargedDrying, dayCountOf } from './charged.ts';
import { dayRules } from './day-rules.ts';
import { daysWithoutReadings, equipmentLog } from './equipment-log.ts';
import type { PlacementEvent } from './fields/equipment.ts';
import { type UnitKind, unitKinds } from './rate-class.ts';
import { newRecord } from './record-actions.ts';
import { driedBasement } from './testing/dried-basement.ts';

const when = { timeZone: 'America/Chicago', now: '2026-12-31T00:00:00.000Z' };
const dried = driedBasement();

test('charged drying: a basement of five visits, unit-days of each class, hours and filters', () => {
  // From Nov 20, 11:05 for 91 hours 55 minutes: four days by the rule and its grace.
  expect(chargedDrying(dried, when)).toEqual({
    ...{ state: 'Closed', rule: 'started-24h', graceMinutes: 60, from: '2026-11-20', to: '2026-11-23' },
    unitDays: [
      { rateClass: 'airMover', units: 3, days: 12 },
      { rateClass: 'dehu110', units: 1, days: 4 },
      { rateClass: 'airMoverAxial', units: 2, days: 8 },
    ],
    ...{ withoutClass: [], monitoring: { regular: 4, afterHours: 0.5, visits: [1, 2, 3, 4] }, filters: 2 },
  });
});

test('equipment log: rooms a unit was moved to, and what its hour meter says it ran', () => {
  const log = equipmentLog(dried, dayCountOf(dried, when));
  const names = (ids: readonly string[]) => ids.map((id) => dried.rooms.find((room) => room.id === id)!.name);
  expect(log.map(({ tag, roomIds }) => [tag, names(roomIds)])).toContainEqual([
    'AM-13',
    ['Basement', 'Laundry'],
  ]);
  expect(log.find(({ tag }) => tag === 'DH-03')).toMatchObject({ metered: 89.5, minutes: 5515, unitDays: 4 });
});

test('equipment log: a unit that comes again is the same unit, and its days are of all its minutes', () => {
  const [first] = dried.placements;
  const at = (id: string, kind: PlacementEvent['kind'], iso: string) => ({
    ...{ id, kind, at: iso, roomId: null, reason: null, hourMeter: null },
  });
  const stay = (id: string, from: string, to: string) => ({
    ...first!,
    id,
    events: [at(`${id}a`, 'placed', from), at(`${id}b`, 'removed', to)],
  });
  const drying = {
    ...dried,
    placements: [
      stay('late', '2026-11-25T14:00:00Z', '2026-11-26T02:00:00Z'),
      stay('early', '2026-11-20T14:00:00Z', '2026-11-21T02:00:00Z'),
    ],
  };
  const log = equipmentLog(drying, dayCountOf(drying, when));
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ minutes: 1440, unitDays: 1, placedAt: '2026-11-20T14:00:00Z' });
});

test('days without readings: a billed day on which nobody read anything', () => {
  const days = (visitId?: string) => {
    const drying = {
      ...dried,
      readings: dried.readings.filter((one) => one.visitId !== visitId),
      air: dried.air.filter((one) => one.visitId !== visitId),
    };
    const log = equipmentLog(drying, dayCountOf(drying, when));
    return daysWithoutReadings(drying, log, (iso) => iso.slice(0, 10));
  };
  expect(days()).toEqual([]);
  expect(days(dried.visits[2]!.id)).toEqual(['2026-11-22']);
});

const minute = 60_000;
const from = Date.parse('2026-11-01T05:00:00Z');
const anyStay = fc.record({
  kind: fc.constantFrom<UnitKind>(...unitKinds),
  count: fc.integer({ min: 1, max: 9 }),
  begins: fc.integer({ min: 0, max: 20_000 }),
  runs: fc.integer({ min: 1, max: 20_000 }),
});

test('charged drying: unit-days of its classes are those of the equipment log, by every rule', () => {
  fc.assert(
    fc.property(
      fc.array(anyStay, { maxLength: 6 }),
      fc.constantFrom(...dayRules),
      fc.integer({ min: 0, max: 120 }),
      (stays, dayRule, graceMinutes) => {
        const placements = stays.map(({ kind, count, begins, runs }, nth) => ({
          ...newRecord(
            'placement',
            { id: `p${nth}`, projectId: 1, author: 7, at: when.now },
            { kind, count, unitId: null, roomId: 'room' },
          ),
          events: [begins, begins + runs].map((at, end) => ({
            ...{ id: `e${nth}${end}`, kind: end ? ('removed' as const) : ('placed' as const) },
            ...{
              at: new Date(from + at * minute).toISOString(),
              roomId: null,
              reason: null,
              hourMeter: null,
            },
          })),
        }));
        const drying = { ...dried, placements, dayRule, graceMinutes };
        const log = equipmentLog(drying, dayCountOf(drying, when));
        const charged = chargedDrying(drying, when);
        const sum = (of: readonly { days: number }[]) => of.reduce((total, { days }) => total + days, 0);
        expect(sum(charged.unitDays) + sum(charged.withoutClass)).toBe(
          log.reduce((total, { unitDays }) => total + unitDays, 0),
        );
        const shuffled = { ...drying, placements: placements.toReversed() };
        expect(sum(chargedDrying(shuffled, when).unitDays)).toBe(sum(charged.unitDays));
      },
    ),
    { numRuns: 60 },
  );
});
