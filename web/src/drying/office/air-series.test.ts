import { blankAir, blankVisit } from '@tidemark/contract/drying/fields/visit';
import { type Air, newDrying, type Visit } from '@tidemark/contract/drying/record';
import type { Drying } from '@tidemark/contract/drying/whole';
import { expect, test } from 'vitest';
import { airSeries } from './air-series.ts';

const written = { projectId: 1, author: 1, createdAt: '2026-11-20T15:00:00Z' };
const at = (day: number) => `2026-11-${day}T10:00:00-06:00`;
// As they arrived: the first visit came last.
const visits: Visit[] = [21, 20].map((day) => ({
  ...{ ...written, ...blankVisit, record: 'visit', id: `v${day}`, technicianId: 1, startedAt: at(day) },
}));
const air = (day: number, place: Air['place'], rh: number, more: Partial<Air> = {}): Air => ({
  ...{ ...written, ...blankAir, record: 'air', id: `${place}${day}${more.chamberId}`, visitId: `v${day}` },
  ...{ place, temperatureF: 80, rh, measuredAt: at(day), ...more },
});
const drying: Drying = {
  ...newDrying(1),
  ...{ chambers: [], rooms: [], points: [], standards: [], readings: [], meters: [] },
  visits,
  placements: [
    {
      ...{ ...written, record: 'placement', id: 'd', unitId: 'u', kind: 'dehumidifier, LGR', count: 1 },
      ...{ roomId: 'r', chamberId: 'c1', x: null, y: null, turn: null, events: [] },
    },
  ],
  units: [{ id: 'u', tag: 'D-14' } as Drying['units'][number]],
  air: [
    air(20, 'outside', 70),
    air(20, 'affected', 60, { chamberId: 'c1' }),
    air(21, 'affected', 50, { chamberId: 'c1' }),
    air(21, 'affected', 55, { chamberId: 'c2' }),
    air(21, 'dehumidifier outlet', 20, { placementId: 'd' }),
  ],
};

test('air curves: places in order, visit by visit, what was not read is a gap', () => {
  const series = airSeries(drying, 'c1', { figure: 'RH', altitudeFt: 0 });
  expect(series.map(({ name, values }) => [name, values])).toEqual([
    ['Affected', [60, 50]],
    ['D-14 outlet', [null, 20]],
    ['Outside', [70, null]],
  ]);
});

test("air curves: another chamber has neither its units' air nor its own", () => {
  const series = airSeries(drying, 'c2', { figure: 'RH', altitudeFt: 0 });
  expect(series.map(({ name, values }) => [name, values])).toEqual([
    ['Affected', [null, 55]],
    ['Outside', [70, null]],
  ]);
});

test('air curves: grains at sea level and at 5,280 ft', () => {
  const gpp = (altitudeFt: number) =>
    airSeries(drying, 'c1', { figure: 'GPP', altitudeFt })[0]!.values[0]!.toFixed(1);
  expect([gpp(0), gpp(5280)]).toEqual(['92.1', '112.4']);
});
