import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { airFacts, airPressurePsi, saturationPsi, waterRemoved, woodAtRest } from './air.ts';
import { goalOf, inexactWords, pointState } from './goal.ts';
import { airChanges, airMovers, dehumidification } from './sizing.ts';
import { minutesRun, unitDays } from './unit-days.ts';
import { wetClass } from './wet-class.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`vectors/${name}-vectors.json`, import.meta.url), 'utf8'));
/** As its file has it. */
type Case = ReturnType<typeof JSON.parse>;
const air = read('psychrometrics');
const near = (value: number, want: number, { abs = 0, rel = 0 }: { abs?: number; rel?: number }) =>
  expect(Math.abs(value - want), `${value} for ${want}`).toBeLessThanOrEqual(
    Math.max(abs, rel * Math.abs(want)),
  );

test.for(air.vectors as Case[])(
  'air: $f °F, $rh % at $ft ft, the published facts',
  ({ f, rh, ft, ...want }) => {
    const facts = airFacts({ temperatureF: f, rh }, ft);
    near(facts.gpp, want.gpp, air.tolerance.gpp);
    near(facts.dewPointF, want.dewF, air.tolerance.dewF);
    near(facts.vaporPressurePsi, want.psi, air.tolerance.psi);
    near(facts.vaporPressureInHg, want.inHg, air.tolerance.inHg);
    near(facts.specificVolume, want.ft3lb, air.tolerance.ft3lb);
  },
);

test('air: tables of saturation, pressure, wood and water removed, the published figures', () => {
  for (const { f, psi } of air.saturationTable.rows)
    near(saturationPsi(f), psi, air.saturationTable.tolerance);
  for (const { ft, psi } of air.standardPressure.rows)
    near(airPressurePsi(ft), psi, { abs: air.standardPressure.toleranceAbs });
  for (const { f, rh, emc } of air.woodEmc.rows)
    near(woodAtRest({ temperatureF: f, rh }), emc, { abs: air.woodEmc.toleranceAbs });
  for (const { cfm, inletF, inletRh, ft, grainDepression, pintsPerDay } of air.waterRemoved.rows)
    near(
      waterRemoved({ temperatureF: inletF, rh: inletRh }, ft, { cfm, grainDepression }),
      pintsPerDay,
      air.waterRemoved.tolerance,
    );
});

test('air: more humidity, more grains; the dew point is at most the temperature, and equal at 100 %', () => {
  const temperature = fc.double({ min: -40, max: 150, noNaN: true });
  const humidity = fc.double({ min: 1, max: 99, noNaN: true });
  const height = fc.integer({ min: -1000, max: 10_000 });
  fc.assert(
    fc.property(temperature, humidity, height, (temperatureF, rh, ft) => {
      const [dryer, wetter] = [rh, rh + 1].map((each) => airFacts({ temperatureF, rh: each }, ft));
      expect(wetter!.gpp).toBeGreaterThan(dryer!.gpp);
      expect(dryer!.dewPointF).toBeLessThan(temperatureF + 1e-6);
      near(airFacts({ temperatureF, rh: 100 }, ft).dewPointF, temperatureF, { abs: 0.02 });
    }),
  );
});

const { timeZone, vectors: runs } = read('unit-days');
const now = '2026-12-31T00:00:00Z';
test.for(runs as Case[])('unit-days: $name, as every rule counts', ({ running, minutes, ...want }) => {
  const count = (rule: 'started-24h' | 'nearest-24h' | 'calendar', graceMinutes = 60) =>
    unitDays(running, { rule, graceMinutes, timeZone, now });
  expect(minutesRun(running, now)).toBe(minutes);
  expect(count('started-24h', 0)).toBe(want['started-24h'].grace0);
  expect(count('started-24h')).toBe(want['started-24h'].grace60);
  expect(count('nearest-24h')).toBe(want['nearest-24h']);
  expect(count('calendar')).toBe(want.calendar);
});

test('unit-days: stretches in any order, the same days; a unit still in counts up to now', () => {
  const { running } = runs.find(({ name }: { name: string }) => name.startsWith('stopped Tue'));
  for (const rule of ['started-24h', 'nearest-24h', 'calendar'] as const) {
    const count = (stretches: typeof running, until = now) =>
      unitDays(stretches, { rule, graceMinutes: 60, timeZone, now: until });
    expect(count(running.toReversed())).toBe(count(running));
    const last = running.at(-1);
    expect(count([...running.slice(0, -1), { ...last, to: null }], last.to)).toBe(count(running));
  }
});

const sizing = read('sizing');
test.for(sizing.dehumidifiers as Case[])(
  'sizing: $ft3 ft³, class $class, $type of $rating',
  ({ ft3, type, rating, want, ...at }) => {
    expect(dehumidification(type, at.class, { ft3, rating })).toEqual('refused' in want ? null : want);
  },
);
test.for(sizing.airMovers as Case[])('sizing: air movers of $rooms', ({ rooms, want }) => {
  expect(airMovers(rooms)).toEqual(want);
});
test.for(sizing.scrubbers as Case[])(
  'sizing: scrubbers of $rating for $ft3 ft³, $ach changes an hour',
  ({ ft3, ach, rating, want }) => {
    expect(airChanges(ft3, ach, rating)).toEqual(want);
  },
);

test.for(read('class').vectors as Case[])('class: $want.class for $rooms', ({ rooms, want }) => {
  expect(wetClass(rooms)).toEqual(want);
});

test.each([
  [[], undefined],
  [[11], 11],
  [[12, 10.3], 11.2],
  [[9, 30, 11], 11],
] as const)('goal: of %j, the median is %s', (standards, goal) => expect(goalOf(standards)).toBe(goal));

test.each([
  ['at its goal', { value: 12 }, { goal: 12, scale: '%WME', tolerance: 0 }, 'dry'],
  ['above it', { value: 12.1 }, { goal: 12, scale: '%WME', tolerance: 0 }, 'wet'],
  ['wood within 4 points', { value: 15.9 }, { goal: 12, scale: '%MC wood', tolerance: 4 }, 'dry'],
  ['wood of 16', { value: 16 }, { goal: 14, scale: '%MC wood', tolerance: 4 }, 'wet'],
  ['above its end', { value: 10, outOfRange: true }, { goal: 12, scale: '%WME', tolerance: 0 }, 'wet'],
  ['without a goal', { value: 10 }, { goal: undefined, scale: '%WME', tolerance: 0 }, 'no goal yet'],
] as const)('point: %s, %j', (_, reading, at, state) => expect(pointState(reading, at)).toBe(state));

test('reading: wood above 30 %MC is not exact, up to it and on other scales it is', () => {
  expect(inexactWords('%MC wood', 30.1)).toBe('above 30, not exact');
  expect(inexactWords('%MC wood', 30)).toBeUndefined();
  expect(inexactWords('%MC wood', null)).toBeUndefined();
  expect(inexactWords('relative 0-100', 66)).toBeUndefined();
});
