import { expect, test } from 'vitest';
import { alertHistory } from './alerts/alert-history.ts';
import { alertsOf } from './alerts/alerts.ts';
import { isDry, judgePoint, seriesOf } from './dry.ts';
import { moistureMap } from './map.ts';
import { newDrying, type Point, type Reading } from './record.ts';
import { newRecord } from './record-actions.ts';
import { aMeter, dryingIds as ids, saidOf } from './testing/records.ts';
import { type Drying, dryingOf } from './whole.ts';

const born = { projectId: 7, author: 7, at: '2026-11-20T14:00:00.000Z' };
const day = (nth: number) => `2026-11-${21 + nth}T08:00:00-06:00`;
const otherMeter = { ...aMeter, id: ids.unit, model: 'Scanner' };
const sameModel = { ...aMeter, id: ids.event, serial: '77' };
const pin = { meterId: aMeter.id, scale: 'relative 0-100' } as const;
const scanner = { meterId: otherMeter.id, scale: 'relative 0-999' } as const;

const point = (more: Partial<Point> = {}): Point =>
  newRecord('point', { ...born, id: ids.point }, { ...saidOf.point, ...more });
const visit = (nth: number) =>
  newRecord('visit', { ...born, id: `visit${nth}` }, { startedAt: day(nth), endedAt: day(nth) });
const read = (nth: number, value: number, of: Partial<Reading>) =>
  newRecord(
    'reading',
    { ...born, id: `reading${nth}` },
    { visitId: `visit${nth}`, pointId: ids.point, value, measuredAt: day(nth), ...of },
  );
const dried = (its: Point, readings: readonly Reading[], visits = readings.length): Drying =>
  dryingOf(
    7,
    [
      newDrying(7),
      newRecord('room', { ...born, id: ids.room }, saidOf.room),
      newRecord('chamber', { ...born, id: ids.chamber }, saidOf.chamber),
      ...Array.from({ length: visits }, (_, nth) => visit(nth)),
      ...[its, ...readings],
    ],
    { meters: [aMeter, otherMeter, sameModel], units: [] },
  );
const alerted = (drying: Drying) =>
  alertsOf(drying, { altitudeFt: 0, now: day(3) }).map(({ kind, message }) => `${kind}: ${message}`);
const valuesOf = (readings: readonly Reading[]) => readings.map(({ value }) => value);

test('series: another meter than the readings had, they are kept and nothing is compared with them', () => {
  const its = point({ ...scanner, typedGoal: 200, goalReason: 'Dry hall' });
  const drying = dried(its, [read(0, 66, pin), read(1, 20, pin), read(2, 180, scanner)]);
  const judged = judgePoint(drying, its);
  expect(valuesOf(judged.readings)).toEqual([180]);
  expect(judged.drySince).toBe('visit2');
  expect(alerted(drying).filter((one) => /no-progress|rising/.test(one))).toEqual([]);
  const [before] = seriesOf(drying, its);
  expect(valuesOf(before!.readings)).toEqual([66, 20]);
  expect(before).toMatchObject({ goal: undefined, point: pin });
});

test('series: another meter that did not read yet, the point is to read and its job not dry', () => {
  const its = point({ ...scanner, typedGoal: 200, goalReason: 'Dry hall' });
  const drying = dried(its, [read(0, 66, pin), read(1, 20, pin)]);
  expect(judgePoint(drying, its)).toMatchObject({ state: undefined, drySince: undefined, readings: [] });
  expect(isDry(drying)).toBe(false);
  expect(alerted(drying).filter((one) => one.startsWith('no-readings'))).toEqual([]);
});

test('series: another meter of the same model, the series goes on', () => {
  const its = point({ ...pin, meterId: sameModel.id });
  const drying = dried(its, [read(0, 66, pin), read(1, 60, { ...pin, meterId: sameModel.id })]);
  expect(seriesOf(drying, its)).toHaveLength(1);
  expect(valuesOf(judgePoint(drying, its).readings)).toEqual([66, 60]);
});

test('series: back to the first meter after readings of another, what it read before stays apart', () => {
  const its = point(pin);
  const drying = dried(its, [read(0, 66, pin), read(1, 400, scanner), read(2, 40, pin)]);
  expect(seriesOf(drying, its).map(({ readings }) => valuesOf(readings))).toEqual([[66], [400], [40]]);
});

test('series: a phone that did not know the other meter read later, its reading is not compared', () => {
  const its = point({ ...scanner, typedGoal: 200, goalReason: 'Dry hall' });
  const drying = dried(its, [read(0, 66, pin), read(1, 180, scanner), read(2, 70, pin)]);
  expect(judgePoint(drying, its).state).toBeUndefined();
  expect(alerted(drying).filter((one) => /no-progress|rising/.test(one))).toEqual([]);
});

test('series: a reading of an older version names no meter, it is of that of its point', () => {
  const drying = dried(point(), [read(0, 66, {}), read(1, 60, pin)]);
  expect(valuesOf(judgePoint(drying, drying.points[0]!).readings)).toEqual([66, 60]);
});

test('series: a visit of before, its map and its alerts are as they were', () => {
  const standard = newRecord('standard', { ...born, id: ids.standard }, { ...saidOf.standard, ...pin });
  const whole = dried(point(scanner), [read(0, 50, pin), read(1, 66, pin), read(2, 700, scanner)]);
  const drying = { ...whole, standards: [standard] };
  const markOf = (nth: number) => moistureMap(drying, drying.rooms[0]!, nth).points[0];
  expect(markOf(1)).toMatchObject({ value: '66', word: 'wet', goal: 12, change: 16 });
  expect(markOf(2)).toMatchObject({ value: '700', word: 'no goal yet', change: undefined });
  const history = alertHistory(drying, { altitudeFt: 0, now: day(3) });
  expect(history.filter(({ visit }) => visit === 1).map(({ message }) => message)).toEqual([
    ...['No progress: point 1 is at 66, 50 before.', 'Rising: point 1 rose from 50 to 66.'],
  ]);
});
