import { expect, test } from 'vitest';
import { ampsByRoom, recommendedOf } from './recommended.ts';
import { newDrying } from './record.ts';
import { newRecord } from './record-actions.ts';
import { aUnit, dryingIds } from './testing/records.ts';
import { dryingOf } from './whole.ts';

const projectId = 7;
const born = { projectId, author: 7, at: '2026-11-21T14:00:00.000Z' };
const ids = dryingIds;
const kitchen = newRecord(
  'room',
  { ...born, id: ids.room },
  { name: 'Kitchen', floorSf: 198, wallSf: 513, heightFt: 9, wetFloorSf: 120, wetWallLf: 40, offsets: 1 },
);
const hall = newRecord(
  'room',
  { ...born, id: ids.fresh },
  { name: 'Hall', floorSf: 60, wallSf: 256, heightFt: 8, wetWallLf: 20, lowEvaporation: true },
);
const event = { id: ids.event, at: born.at, roomId: null, reason: null, hourMeter: null };
const placed = (kind: 'dehumidifier, LGR' | 'air scrubber' | 'dehumidifier, conventional', id: string) => ({
  ...newRecord('placement', { ...born, id }, { unitId: ids.unit, kind, roomId: ids.room }),
  events: [{ ...event, kind: 'placed' as const }],
});
const movers = {
  ...newRecord(
    'placement',
    { ...born, id: ids.point },
    { kind: 'air mover, axial', count: 3, roomId: ids.room },
  ),
  events: [{ ...event, kind: 'placed' as const }],
};
const job = (placement: ReturnType<typeof placed>, rating: Partial<typeof aUnit>) =>
  dryingOf(projectId, [newDrying(projectId), kitchen, hall, movers, placement], {
    meters: [],
    units: [{ ...aUnit, ...rating }],
  });

test('recommended: air movers and LGR, each room and volume with its arithmetic, against what was placed', () => {
  const drying = job(placed('dehumidifier, LGR', ids.placement), { ppdAham: 130, ampere: 6.2 });
  const { placements } = drying;
  expect(recommendedOf(drying, { category: 2, placements })).toEqual([
    {
      name: 'Air movers',
      words: 'recommended 6-7, placed 3',
      off: '3 under',
      arithmetic: ['Kitchen: 1 + 120/70 to 120/50 + 1 = 4-5', 'Hall: 20/14 = 2'],
    },
    {
      name: 'LGR',
      words: 'recommended 57 pints a day, placed 130 (1 unit)',
      off: undefined,
      arithmetic: ['2,262 CF / 40 = 57 pints a day, class 4'],
    },
  ]);
  expect(ampsByRoom(drying)).toEqual(['Kitchen 6.2 A']);
});

test('recommended: scrubbers in category 3, conventional units where they stand, and not in class 4', () => {
  const drying = job(placed('dehumidifier, conventional', ids.placement), {});
  const { placements } = drying;
  expect(recommendedOf(drying, { category: 3, placements }).slice(1)).toEqual([
    expect.objectContaining({ words: 'recommended 57 pints a day, placed 0', off: '57 under' }),
    expect.objectContaining({
      words: 'not suitable in class 4, placed 1 unit, rating not known',
      off: 'use LGR or desiccant',
    }),
    {
      name: 'Air scrubbers',
      words: 'recommended 151 CFM, placed 0',
      off: '151 under',
      arithmetic: ['2,262 CF × 4 air changes an hour / 60 = 151 CFM'],
    },
  ]);
});
