import type { ActionName } from '@tidemark/contract/actions';
import { type DryingKind, dryingKindNames } from '@tidemark/contract/drying/kinds';
import { ell, sketched } from '@tidemark/contract/testing/sketches';
import type { Case } from '../../testing/offline-law/case.ts';
import type { Ids } from '../../testing/offline-law/device.ts';
import { at } from './add-drying.ts';

const links: { [K in DryingKind]?: (ids: Ids) => Record<string, unknown> } = {
  chamber: ({ drying }) => ({ roomIds: [drying.room] }),
  room: ({ room }) => ({ roomId: room, sketch: sketched({ points: ell }) }),
  point: ({ drying }) => ({ roomId: drying.room, meterId: drying.meter }),
  standard: ({ drying }) => ({ meterId: drying.meter }),
  air: ({ drying: { chamber, placement, room } }) => ({
    ...{ chamberId: chamber, placementId: placement, roomId: room },
  }),
  // One of nothing is refused. The app says with what it reads; what an older version leaves out the office fills in.
  reading: ({ drying }) => ({ outOfRange: true, meterId: drying.meter, scale: 'relative 0-100' }),
  placement: ({ drying }) => ({ unitId: drying.unit, roomId: drying.room, chamberId: drying.chamber }),
};
/** What only a new record says. */
const ofNew: { [K in DryingKind]?: (ids: Ids) => Record<string, unknown> } = {
  chamber: ({ drying }) => ({ roomIds: [drying.spare.room] }),
  point: () => ({ number: 50 }),
  visit: () => ({ endedAt: at }),
  air: ({ drying }) => ({ visitId: drying.visit }),
  reading: ({ drying }) => ({ visitId: drying.visit, pointId: drying.spare.point }),
};
const officeKnows = ['author', 'technicianId'];

const ofKind = (kind: DryingKind): [string, Case][] => [
  [
    `drying.add-${kind}`,
    {
      params: ({ project }) => ({ id: project }),
      fixed: (ids) => ({ id: ids.fresh, ...links[kind]?.(ids), ...ofNew[kind]?.(ids) }),
      officeKnows,
      once: true,
    },
  ],
  [
    `drying.change-${kind}`,
    {
      params: ({ project, drying }) => ({ id: project, recordId: drying[kind] }),
      fixed: (ids) => ({ ...links[kind]?.(ids) }),
    },
  ],
  [
    `drying.remove-${kind}`,
    { params: ({ project, drying }) => ({ id: project, recordId: drying.spare[kind] }), once: true },
  ],
];

const ofPlacement = ({ project, drying }: Ids) => ({ id: project, recordId: drying.placement });
const ofProject = ({ project }: Ids) => ({ id: project });

/** Every action of drying that works offline. */
export const dryingCases: Partial<Record<ActionName, Case>> = {
  ...Object.fromEntries(dryingKindNames.flatMap(ofKind)),
  'drying.change': { params: ofProject },
  'drying.close': { params: ({ done }) => ({ id: done.projectId }), unnamed: ['at'], once: true },
  'drying.answer-alert': {
    params: ofProject,
    unnamed: ['key', 'text', 'at'],
    officeKnows: ['answers'],
    once: true,
  },
  'drying.end-visit': {
    params: ({ project, drying }) => ({ id: project, recordId: drying.visit }),
    unnamed: ['next'],
    once: true,
  },
  'drying.plan-visit': {
    params: ofProject,
    fixed: () => ({ dryingDate: '2026-11-23' }),
    // The office's file of projects has no drying.
    unlogged: ['dryingDate', 'dryingTime', 'dryingMinutes'],
  },
  'drying.save-sketch': {
    params: ({ project, drying }) => ({ id: project, recordId: drying.room }),
    fixed: () => ({ sketch: sketched({ points: ell }) }),
    // On the device they are a change of their own.
    officeKnows: ['floorSf', 'perimeterLf', 'wallSf', 'heightFt', 'offsets'],
  },
  'drying.add-event': {
    params: ofPlacement,
    fixed: ({ fresh, drying }) => ({
      ...{ id: fresh, kind: 'stopped', at: '2026-11-22T08:00:00-06:00', roomId: drying.room },
    }),
    left: ['takeOver'],
    unnamed: ['id', 'kind', 'at', 'roomId', 'reason', 'hourMeter'],
    once: true,
  },
  'drying.remove-event': {
    params: (ids) => ({ ...ofPlacement(ids), eventId: ids.drying.event }),
    once: true,
  },
  'drying.add-meter': { fixed: ({ fresh }) => ({ id: fresh }), once: true },
  'drying.add-unit': { fixed: ({ fresh }) => ({ id: fresh, tag: fresh.slice(-12) }), once: true },
};
