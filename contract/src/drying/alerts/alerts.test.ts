import { expect, test } from 'vitest';
import { blankPoint, blankReading } from '../fields/moisture.ts';
import { blankChamber, blankDryingRoom } from '../fields/place.ts';
import { blankAir, blankVisit } from '../fields/visit.ts';
import { type Air, newDrying, type Placement, type Point, type Reading, type Visit } from '../record.ts';
import type { Drying } from '../whole.ts';
import { alertsOf } from './alerts.ts';

const written = { projectId: 1, author: 1, createdAt: '2026-03-16T15:00:00Z' };
const at = (day: number, hour = 10) => `2026-03-${15 + day}T${String(hour).padStart(2, '0')}:00:00-05:00`;
const visits: Visit[] = [1, 2, 3].map((day) => ({
  ...written,
  ...blankVisit,
  record: 'visit',
  id: `v${day}`,
  technicianId: 1,
  startedAt: at(day),
  endedAt: at(day, 11),
}));
const meter = { id: 'm', maker: null, model: 'Pin', serial: null, kind: 'pin' as const, calibratedOn: null };
const point: Point = {
  ...written,
  ...blankPoint,
  ...{
    record: 'point',
    id: 'p',
    roomId: 'r',
    number: 7,
    surface: 'wall',
    material: 'drywall',
    where: 'North',
  },
  ...{ meterId: 'm', scale: 'relative 0-100', typedGoal: 12 },
};
const read = (day: number, value: number): Reading => ({
  ...written,
  ...blankReading,
  record: 'reading',
  ...{ id: `r${day}`, visitId: `v${day}`, pointId: 'p', value, measuredAt: at(day) },
});
const air = (
  day: number,
  place: Air['place'],
  temperatureF: number,
  rh: number,
  more: Partial<Air> = {},
): Air => ({
  ...written,
  ...blankAir,
  ...{
    id: `${place}${day}`,
    visitId: `v${day}`,
    place,
    temperatureF,
    rh,
    measuredAt: at(day),
    chamberId: 'c',
  },
  ...more,
  record: 'air',
});
const unit = (more: Partial<Placement> = {}): Placement => ({
  ...written,
  ...{
    record: 'placement' as const,
    id: 'd',
    unitId: 'u',
    kind: 'dehumidifier, LGR',
    count: 1,
    roomId: 'r',
    chamberId: 'c',
    ...{ x: null, y: null, turn: null },
  },
  events: [{ id: 'e', kind: 'placed', at: at(1), roomId: null, reason: null, hourMeter: null }],
  ...more,
});
const drying = (more: Partial<Drying>): Drying => ({
  ...newDrying(1),
  ...{ category: 1, class: 2 },
  chambers: [
    {
      ...written,
      ...blankChamber,
      record: 'chamber',
      id: 'c',
      name: 'Basement',
      kind: 'open',
      roomIds: ['r'],
    },
  ],
  rooms: [
    { ...written, ...blankDryingRoom, record: 'room', id: 'r', name: 'Den', floorSf: 180, wallSf: 432 },
  ],
  ...{ points: [], standards: [], readings: [], air: [], placements: [], units: [], answers: [] },
  meters: [meter],
  visits,
  ...more,
});
const readings = (...values: number[]) => values.map((value, index) => read(index + 1, value));

test.each<[string, Partial<Drying>, string[]]>([
  ['a wet point that fell by a tenth', { points: [point], readings: readings(50, 40, 36) }, []],
  ['a wet point that stands', { points: [point], readings: readings(50, 40, 39.5) }, ['no-progress']],
  ['a dry point that stands', { points: [point], readings: readings(50, 12, 12) }, []],
  ['a removed point', { points: [{ ...point, removedAt: at(3) }], readings: readings(50, 50, 50) }, []],
  ['a reading 6 % up', { points: [point], readings: readings(60, 50, 53) }, ['no-progress', 'rising']],
  [
    'a point without goal',
    { points: [{ ...point, typedGoal: null }], readings: readings(50, 40, 30) },
    ['no-goal'],
  ],
  ['a point not read', { points: [point], readings: readings(50, 40) }, ['no-readings']],
  [
    'air as wet as before',
    { air: [air(2, 'affected', 75, 45), air(3, 'affected', 75, 45)] },
    ['air-not-drying'],
  ],
  ['air that dries', { air: [air(2, 'affected', 75, 45), air(3, 'affected', 75, 40)] }, []],
  ['affected at 61 % after a day', { air: [air(3, 'affected', 75, 61)] }, ['air-not-drying']],
  [
    'an LGR that takes 3 grains of wet air',
    {
      placements: [unit()],
      air: [
        air(3, 'dehumidifier inlet', 80, 60, { placementId: 'd' }),
        air(3, 'dehumidifier outlet', 80, 58.5, { placementId: 'd' }),
      ],
    },
    ['dehumidifier-not-working'],
  ],
  [
    'a conventional unit in dry air',
    { placements: [unit({ kind: 'dehumidifier, conventional' })], air: [air(3, 'affected', 75, 40)] },
    ['conventional-at-its-end'],
  ],
  [
    'a cold chamber with an LGR',
    { placements: [unit()], air: [air(3, 'affected', 65, 50)] },
    ['too-cold-or-hot'],
  ],
  ['a cold chamber without one', { air: [air(3, 'affected', 65, 50)] }, []],
  ['wet air outside', { air: [air(3, 'affected', 75, 40), air(3, 'outside', 85, 70)] }, ['wet-outside-air']],
  ['a cold surface', { air: [air(3, 'affected', 75, 50, { surfaceF: 50 })] }, ['condensation']],
  [
    'unaffected air 16 grains up',
    { air: [air(1, 'unaffected', 75, 40), air(3, 'unaffected', 75, 58)] },
    ['secondary-damage'],
  ],
  ['units without a tag', { placements: [unit({ unitId: null, count: 2 })] }, ['no-tag']],
])('alerts: %s, %o', (_, facts, kinds) => {
  const alerts = alertsOf(drying(facts), { altitudeFt: 0, now: at(3, 12) });
  expect(alerts.map(({ kind }) => kind)).toEqual(kinds);
  expect(alertsOf(drying({ ...facts, closedAt: at(3) }), { altitudeFt: 0, now: at(3, 12) })).toEqual([]);
});

test('alerts: 26 hours after the last visit units that run ask for one, stopped ones do not', () => {
  const alerts = (placement: Placement, hours: number) =>
    alertsOf(drying({ placements: [placement] }), {
      altitudeFt: 0,
      now: new Date(Date.parse(at(3)) + hours * 3_600_000).toISOString(),
    }).map(({ kind }) => kind);
  expect(alerts(unit(), 26)).toEqual([]);
  expect(alerts(unit(), 27)).toEqual(['no-visit']);
  const stopped = {
    id: 's',
    kind: 'stopped' as const,
    at: at(3),
    roomId: null,
    reason: null,
    hourMeter: null,
  };
  expect(alerts(unit({ events: [...unit().events, stopped] }), 27)).toEqual([]);
});

test('alerts: a dry job whose units stand says so, and its key stays', () => {
  const facts = { points: [point], readings: readings(50, 12, 11), placements: [unit()] };
  const [first] = alertsOf(drying(facts), { altitudeFt: 0, now: at(3, 12) });
  expect(first).toMatchObject({
    key: 'units-after-dry:now',
    message: 'Units after dry: 1 unit is still in.',
  });
});

test('alerts: a room with fewer air movers than recommended is named', () => {
  const rooms = [
    {
      ...written,
      ...blankDryingRoom,
      record: 'room' as const,
      id: 'r',
      name: 'Den',
      floorSf: 180,
      wallSf: 432,
      wetFloorSf: 180,
    },
  ];
  const alerts = alertsOf(drying({ rooms, placements: [unit()] }), { altitudeFt: 0, now: at(3, 12) });
  expect(alerts.map(({ message }) => message)).toEqual([
    'Under-equipped: Den has 0 of at least 4 air movers.',
  ]);
  const dry = { rooms, points: [point], readings: readings(50, 12, 11), placements: [unit()] };
  const then = alertsOf(drying(dry), { altitudeFt: 0, now: at(3, 12) });
  expect(then.map(({ kind }) => kind)).toEqual(['units-after-dry']);
});
