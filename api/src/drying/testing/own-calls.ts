import { dryingKindNames } from '@tidemark/contract/drying/kinds';
import { saidOf } from '@tidemark/contract/drying/testing/records';
import { v7 as uuidv7 } from 'uuid';
import type { Sent } from '../../testing/client.ts';
import { at, type DryingIds } from './add-drying.ts';

interface Ids {
  project: number;
  drying: DryingIds;
  done: { projectId: number };
}
type Row = [missing: string, (ids: Ids) => Sent];

const nowhere = uuidv7();
const spare = {
  ...{ chamber: nowhere, room: nowhere, point: nowhere, standard: nowhere, visit: nowhere },
  ...{ air: nowhere, reading: nowhere, placement: nowhere },
};
/** Ids of what does not exist. */
export const noDrying: DryingIds = { ...spare, meter: nowhere, unit: nowhere, event: nowhere, spare };

const linksOf = ({ room, meter, visit, spare: { point }, unit }: DryingIds) => ({
  chamber: { roomIds: [] },
  room: {},
  point: { roomId: room, meterId: meter },
  standard: { meterId: meter },
  visit: { endedAt: at },
  air: { visitId: visit },
  reading: { visitId: visit, pointId: point },
  placement: { unitId: unit, roomId: room },
});

const rows = dryingKindNames.flatMap((kind): [string, Row][] => [
  [
    `drying.add-${kind}`,
    [
      'project',
      ({ project, drying }) => ({
        params: { id: project },
        body: { ...saidOf[kind], ...linksOf(drying)[kind] },
      }),
    ],
  ],
  [
    `drying.change-${kind}`,
    ['project', ({ project, drying }) => ({ params: { id: project, recordId: drying[kind] }, body: {} })],
  ],
  [
    `drying.remove-${kind}`,
    ['project', ({ project, drying }) => ({ params: { id: project, recordId: drying.spare[kind] } })],
  ],
]);

const ofPlacement = ({ project, drying }: Ids) => ({ id: project, recordId: drying.placement });

/** A valid call of every action on one project's drying that says more than whose it is. */
export const dryingOwnCalls: Record<string, Row> = {
  ...Object.fromEntries(rows),
  'drying.close': ['project', ({ done }) => ({ params: { id: done.projectId }, body: { at } })],
  'drying.answer-alert': [
    'project',
    ({ project }) => ({ params: { id: project }, body: { key: 'rising:now', text: 'Fan moved', at } }),
  ],
  'drying.end-visit': [
    'project',
    ({ project, drying }) => ({ params: { id: project, recordId: drying.visit }, body: { endedAt: at } }),
  ],
  'drying.plan-visit': [
    'project',
    ({ project }) => ({
      params: { id: project },
      body: { dryingDate: '2026-11-23', dryingTime: null, dryingMinutes: null },
    }),
  ],
  'drying.save-sketch': [
    'project',
    ({ project, drying }) => ({
      params: { id: project, recordId: drying.spare.room },
      body: { sketch: null },
    }),
  ],
  'drying.sketch-versions': [
    'project',
    ({ project, drying }) => ({ params: { id: project, recordId: drying.room } }),
  ],
  'drying.add-event': [
    'project',
    (ids) => ({ params: ofPlacement(ids), body: { kind: 'stopped', at: '2026-11-22T08:00:00-06:00' } }),
  ],
  'drying.remove-event': [
    'project',
    (ids) => ({ params: { ...ofPlacement(ids), eventId: ids.drying.event } }),
  ],
};
