import fc from 'fast-check';
import type { ActionName } from '../../actions.ts';
import { ell, sketched } from '../../testing/sketches.ts';
import { type DryingKind, dryingKindNames, type Entered } from '../kinds.ts';
import { dryingIds as ids, saidOf } from './records.ts';

const changes: { [K in DryingKind]: fc.Arbitrary<Partial<Entered<K>>> } = {
  chamber: some({ name: fc.constantFrom('Basement', 'Upstairs'), volumeCf: fc.constantFrom(null, 1440) }),
  room: some({ affected: fc.boolean(), wetFloorSf: fc.constantFrom(null, 40.5) }),
  point: some({ where: fc.constantFrom('North', 'South'), typedGoal: fc.constantFrom(null, 12) }),
  standard: some({ value: fc.constantFrom(11, 12.5) }),
  visit: some({ notes: fc.constantFrom(null, 'Door taped'), regularHours: fc.constantFrom(null, 1.5) }),
  air: some({ rh: fc.constantFrom(40, 41.5), surfaceF: fc.constantFrom(null, 60) }),
  reading: some({ value: fc.constantFrom(60, 61.5), note: fc.constantFrom(null, 'Behind the base') }),
  placement: some({ chamberId: fc.constantFrom(null, ids.chamber) }),
};
function some<T extends Record<string, fc.Arbitrary<unknown>>>(fields: T) {
  return fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<never>;
}

const drawn = sketched({ points: ell });
const wetFloor = { floor: 'all' as const, walls: [], ceiling: [] };
const ofProject = { params: { id: 12 } };
const at = '2026-11-22T08:00:00-06:00';
const nextVisit = { dryingDate: '2026-11-23', dryingTime: '08:00', dryingMinutes: 45 };

const recordCalls = dryingKindNames.flatMap((kind): [string, fc.Arbitrary<unknown>][] => [
  [`drying.add-${kind}`, fc.constant({ ...ofProject, body: { id: ids.fresh, ...saidOf[kind] } })],
  [
    `drying.change-${kind}`,
    (changes[kind] as fc.Arbitrary<object>).map((body) => ({
      params: { id: 12, recordId: ids[kind] },
      body,
    })),
  ],
  [
    `drying.remove-${kind}`,
    fc.constantFrom(ids[kind], ids.fresh).map((recordId) => ({ params: { id: 12, recordId } })),
  ],
]);

/** A valid call of every offline action of drying. */
export const dryingCalls: Partial<Record<ActionName, fc.Arbitrary<unknown>>> = {
  ...Object.fromEntries(recordCalls),
  'drying.change': some({
    category: fc.constantFrom(1, 2, null),
    notes: fc.constantFrom(null, 'Sump failed'),
  }).map((body) => ({ ...ofProject, body })),
  'drying.close': fc.constant({ ...ofProject, body: { at } }),
  'drying.answer-alert': fc
    .constantFrom('Fan moved', 'Base removed')
    .map((text) => ({ ...ofProject, body: { key: `rising:v:${ids.point}`, text, at } })),
  'drying.end-visit': fc
    .constantFrom(undefined, null, nextVisit)
    .map((next) => ({ params: { id: 12, recordId: ids.visit }, body: { endedAt: at, next } })),
  'drying.plan-visit': fc
    .constantFrom(nextVisit, { dryingDate: null, dryingTime: null, dryingMinutes: null })
    .map((body) => ({ ...ofProject, body })),
  'drying.save-sketch': fc
    .constantFrom(null, drawn, { ...drawn, height: 1_600 }, { ...drawn, wet: wetFloor })
    .map((sketch) => ({ params: { id: 12, recordId: ids.room }, body: { sketch } })),
  'drying.add-event': fc.constantFrom('stopped', 'removed').map((kind) => ({
    params: { id: 12, recordId: ids.placement },
    body: { id: ids.fresh, kind, at },
  })),
  'drying.remove-event': fc.constantFrom(ids.event, ids.fresh).map((eventId) => ({
    params: { id: 12, recordId: ids.placement, eventId },
  })),
  'drying.add-meter': fc.constant({ body: { id: ids.fresh, model: 'Pin 3', kind: 'pin' } }),
  'drying.add-unit': fc.constant({ body: { id: ids.fresh, tag: 'AM-05', kind: 'air mover, axial' } }),
};
