import { z } from 'zod';
import { action } from '../action.ts';
import { fact } from '../fact.ts';
import type { Change, Offline, ReadLocal, RecordRef } from '../offline.ts';
import { project } from '../projects.ts';
import { inUrl, requiredText, serialId, text, uuid } from '../shapes.ts';
import { dryingShapes } from './fields/drying.ts';
import { planShapes } from './fields/plan.ts';
import { fieldTime } from './fields/shapes.ts';
import { placementEventActions } from './placement-actions.ts';
import { hasPlan, laidPlan } from './plan.ts';
import {
  anyDryingRecord,
  type DryingHead,
  dryingHead,
  headId,
  meter,
  newDrying,
  shapeOfKind,
  unit,
} from './record.ts';
import {
  dryingRefusals,
  laidProject,
  laidRecord,
  readRecord,
  recordActions,
  recordRef,
  said,
} from './record-actions.ts';
import { dryingSketchActions } from './sketch-actions.ts';
import { stockActions } from './stock-actions.ts';

const ofProject = z.strictObject({ id: inUrl(serialId) });
type OfProject = { params: z.output<typeof ofProject> };
const ofRecord = z.strictObject({ id: inUrl(serialId), recordId: uuid });
type OfRecord = { params: z.output<typeof ofRecord> };

const head = z.object({ drying: dryingHead });
/** Closing takes what was planned. */
const closed = head.extend({ project: project.optional() });
const headChange = z.strictObject(dryingShapes).partial();
type HeadChange = OfProject & { body: z.output<typeof headChange> };

const headRef = (projectId: number): RecordRef => ({ table: 'dryingRecords', id: headId(projectId) });
const headRefs = (projectId: number) => [headRef(projectId), { table: 'projects', id: projectId } as const];
const laidHead = (record: DryingHead): Change => ({ table: 'dryingRecords', id: record.id, record });
/** What the device knows of a drying as a whole. */
function readHead(read: ReadLocal, projectId: number): DryingHead {
  const found = read('dryingRecords', headId(projectId));
  return found?.record === 'drying' ? found : newDrying(projectId);
}

const plan = z.strictObject(planShapes);
type Planned = OfProject & { body: z.output<typeof plan> };
const oneProject = z.object({ project });

const oneVisit = z.object({ visit: shapeOfKind('visit'), project: project.optional() });
/** `next` plans the next visit, null none; left out, what is planned stays. */
const ended = z.strictObject({ endedAt: fieldTime, next: plan.nullable().optional() });
type Ended = OfRecord & { body: z.output<typeof ended> };

const answered = z.strictObject({
  key: text(300),
  text: requiredText(500, 'Answer is required'),
  at: fieldTime,
});
type Answered = OfProject & { body: z.output<typeof answered> };

export const dryingActions = {
  read: action({
    name: 'drying.read',
    method: 'GET',
    path: '/projects/:id/drying',
    summary: "Everything of a project's drying, and the meters and units it names",
    access: 'own-project',
    params: ofProject,
    tagged: true,
    answer: z.object({
      drying: dryingHead,
      records: z.array(anyDryingRecord),
      meters: z.array(meter),
      units: z.array(unit),
    }),
    refusals: ['project_not_found'],
  }),
  change: action({
    name: 'drying.change',
    method: 'PUT',
    path: '/projects/:id/drying',
    summary: 'Change the named facts of the drying: category, class, date of loss, how unit-days are counted',
    access: 'own-project',
    params: ofProject,
    body: headChange,
    answer: head.extend({ former: z.array(fact) }),
    message: 'Drying changed',
    refusals: [...dryingRefusals],
    offline: {
      project: ({ params }) => params.id,
      touches: ({ params }) => headRefs(params.id),
      beside: true,
      rest: 300,
      answered: ({ drying }) => [laidHead(drying)],
      effect({ params, body }, read) {
        if (!read('projects', params.id)) return [];
        return [laidHead({ ...readHead(read, params.id), ...said(body) })];
      },
      merge: (earlier, later) => ({ ...earlier, ...later }),
    } satisfies Offline<HeadChange, z.output<typeof head>>,
  }),
  close: action({
    name: 'drying.close',
    method: 'POST',
    path: '/projects/:id/drying/close',
    summary: 'Close the drying: every unit is out and every visit ended',
    access: 'own-project',
    params: ofProject,
    body: z.strictObject({ at: fieldTime }),
    answer: closed,
    message: 'Drying closed',
    refusals: [...dryingRefusals, 'drying_unfinished'],
    offline: {
      project: ({ params }) => params.id,
      touches: ({ params }) => headRefs(params.id),
      beside: true,
      answered: ({ drying, project }) => [laidHead(drying), ...laidProject(project)],
      effect({ params }, read, at) {
        const project = read('projects', params.id);
        if (!project) return [];
        const found = readHead(read, params.id);
        if (found.closedAt !== null) return [];
        return [
          laidHead({ ...found, closedAt: at }),
          ...(hasPlan(project) ? laidPlan(read, params.id, null, at) : []),
        ];
      },
    } satisfies Offline<OfProject & { body: { at: string } }, z.output<typeof closed>>,
  }),
  reopen: action({
    name: 'drying.reopen',
    method: 'POST',
    path: '/projects/:id/drying/reopen',
    summary: 'Open a closed drying again',
    access: 'manager',
    params: ofProject,
    body: z.strictObject({ reason: requiredText(1000, 'Reason is required') }),
    answer: head,
    message: 'Drying opened again',
    refusals: ['project_not_found', 'job_not_begun', 'job_closed'],
  }),
  answerAlert: action({
    name: 'drying.answer-alert',
    method: 'POST',
    path: '/projects/:id/drying/answers',
    summary: 'Answer an alert; the newest answer to one stands',
    access: 'own-project',
    params: ofProject,
    body: answered,
    answer: head,
    message: 'Answer kept',
    refusals: [...dryingRefusals],
    offline: {
      project: ({ params }) => params.id,
      touches: ({ params }) => headRefs(params.id),
      beside: true,
      answered: ({ drying }) => [laidHead(drying)],
      effect({ params, body }, read) {
        if (!read('projects', params.id)) return [];
        const found = readHead(read, params.id);
        const others = found.answers.filter(({ key }) => key !== body.key);
        return [laidHead({ ...found, answers: [...others, { ...body, author: null }] })];
      },
    } satisfies Offline<Answered, z.output<typeof head>>,
  }),
  endVisit: action({
    name: 'drying.end-visit',
    method: 'POST',
    path: '/projects/:id/drying/visits/:recordId/end',
    summary: 'End a visit; ending it again changes nothing',
    access: 'own-project',
    params: ofRecord,
    body: ended,
    answer: oneVisit,
    message: 'Visit ended',
    refusals: [...dryingRefusals, 'visit_not_found'],
    offline: {
      project: ({ params }) => params.id,
      touches: ({ params }) => [recordRef(params.recordId), { table: 'projects', id: params.id }],
      beside: true,
      answered: ({ visit, project }) => [laidRecord(visit), ...laidProject(project)],
      effect({ params, body }, read, at) {
        const found = readRecord(read, 'visit', params.recordId);
        if (found?.endedAt !== null) return [];
        return [
          laidRecord({ ...found, endedAt: body.endedAt }),
          ...(body.next === undefined ? [] : laidPlan(read, params.id, body.next, at)),
        ];
      },
    } satisfies Offline<Ended, z.output<typeof oneVisit>>,
  }),
  planVisit: action({
    name: 'drying.plan-visit',
    method: 'PUT',
    path: '/projects/:id/drying/plan',
    summary: 'Plan the next drying visit, which who has the project makes; without a day none is planned',
    access: 'own-project',
    params: ofProject,
    body: plan,
    answer: oneProject,
    message: 'Drying visit planned',
    refusals: [...dryingRefusals],
    offline: {
      project: ({ params }) => params.id,
      touches: ({ params }) => [{ table: 'projects', id: params.id }],
      beside: true,
      answered: ({ project }) => laidProject(project),
      effect: ({ params, body }, read, at) => laidPlan(read, params.id, body, at),
      merge: (_earlier, later) => later,
    } satisfies Offline<Planned, z.output<typeof oneProject>>,
  }),
  ...placementEventActions,
  ...dryingSketchActions,
  ...stockActions,
};

const chamber = recordActions('chamber', ['room_in_other_chamber', 'room_not_found']);
const room = recordActions('room', ['room_not_found']);
const point = recordActions('point', ['room_not_found']);
const standard = recordActions('standard');
const visit = recordActions('visit', ['visit_open']);
const air = recordActions('air', [
  ...(['visit_not_found', 'visit_ended', 'chamber_not_found'] as const),
  ...(['placement_not_found', 'room_not_found'] as const),
]);
const reading = recordActions('reading', [
  'visit_not_found',
  'point_not_found',
  'visit_ended',
  'point_removed',
  'reading_there',
]);
const placement = recordActions('placement', ['room_not_found', 'chamber_not_found', 'unit_elsewhere']);

/** Add, change and delete of every kind of record. */
export const dryingRecordActions = {
  ...{ addChamber: chamber.add, changeChamber: chamber.change, removeChamber: chamber.remove },
  ...{ addRoom: room.add, changeRoom: room.change, removeRoom: room.remove },
  ...{ addPoint: point.add, changePoint: point.change, removePoint: point.remove },
  ...{ addStandard: standard.add, changeStandard: standard.change, removeStandard: standard.remove },
  ...{ addVisit: visit.add, changeVisit: visit.change, removeVisit: visit.remove },
  ...{ addAir: air.add, changeAir: air.change, removeAir: air.remove },
  ...{ addReading: reading.add, changeReading: reading.change, removeReading: reading.remove },
  ...{ addPlacement: placement.add, changePlacement: placement.change, removePlacement: placement.remove },
};
