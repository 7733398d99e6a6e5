import { newDrying } from '@tidemark/contract/drying/record';
import { newRecord } from '@tidemark/contract/drying/record-actions';
import { dryingIds as ids, saidOf } from '@tidemark/contract/drying/testing/records';
import { dryingOf } from '@tidemark/contract/drying/whole';
import { expect, test } from 'vitest';
import { airPlaces } from './air-places.ts';

const born = { projectId: 7, author: 7, at: '2026-11-21T14:00:00.000Z' };
const event = { at: born.at, roomId: null, reason: null, hourMeter: null };
const placement = {
  ...newRecord('placement', { ...born, id: ids.placement }, { kind: 'dehumidifier, LGR', roomId: ids.room }),
  events: [
    { ...event, id: ids.event, kind: 'placed' as const },
    { ...event, id: ids.fresh, kind: 'removed' as const },
  ],
};
const of = { placementId: ids.placement, place: 'dehumidifier outlet' } as const;
const outlet = newRecord('air', { ...born, id: ids.air }, { ...saidOf.air, ...of });
const drying = dryingOf(7, [newDrying(7), placement, outlet], { meters: [], units: [] });
const titles = (visitId?: string) => airPlaces(drying, visitId).map(({ title }) => title);

test('air places: a unit that left is not asked for, and stays in the visit that read it', () => {
  expect(titles()).toEqual(['Outside', 'Unaffected']);
  expect(titles(ids.visit)).toEqual(['Outside', 'Unaffected', 'Dehumidifier, outlet']);
  expect(titles(ids.fresh)).toEqual(titles());
});
