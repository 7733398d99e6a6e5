import { z } from 'zod';
import { action } from '../action.ts';
import { pageQuery, pagination } from '../envelope.ts';
import { fact } from '../fact.ts';
import type { Change, Offline } from '../offline.ts';
import { completedProject, isNotBegun, project } from '../projects.ts';
import { dateTime, inUrl, requiredText, serialId, text, uuid, wholeNumber } from '../shapes.ts';
import { changeDraft, joinChanges } from './change-draft.ts';
import { type ById, changed, inspectionAndProject, laid, withWork } from './changed-inspection.ts';
import { changeElsewhere } from './changes.ts';
import { draft, draftChange } from './draft.ts';
import {
  type Inspection,
  inspection,
  inspectionStatuses,
  listedInspection,
  newInspection,
} from './inspection.ts';
import { openAtSubmit } from './open-at-submit.ts';
import { withClaimTypeRule } from './step-one.ts';

const byId = z.strictObject({ id: uuid });
const one = z.object({ inspection });
/** The previous values of the changed fields. */
const former = z.array(fact);
const gone = ['inspection_not_found', 'inspection_completed', 'inspection_cancelled'] as const;

const created = z.strictObject({
  id: uuid.optional(),
  projectId: serialId,
  technicianId: serialId.optional(),
  inspectionType: z.literal('Initial').optional(),
  status: z.literal('In Progress').optional(),
  startedAt: dateTime.optional(),
  /** The device's IANA time zone, used on PDFs if the company has not set one. */
  timeZone: text(64).optional(),
  ...draft.partial().shape,
});
type Created = { body: z.output<typeof created> };

const updated = z.strictObject({
  ...draftChange.shape,
  status: z.literal('In Progress').optional(),
});
type Updated = ById & { body: z.output<typeof updated> };

const completed = z.strictObject({
  status: z.literal('Completed').optional(),
  submittedAt: dateTime.optional(),
  completedAt: dateTime.optional(),
  /** What the person was asked for and submits without. */
  openAtSubmit: openAtSubmit.optional(),
});

const completing = changed(
  (input: ById & { body: z.output<typeof completed> }, at, { status }): Partial<Inspection> =>
    status === 'In Progress'
      ? {
          status: 'Completed',
          submittedAt: input.body.submittedAt ?? at,
          completedAt: input.body.completedAt ?? at,
          openAtSubmit: input.body.openAtSubmit ?? null,
        }
      : {},
);

const submitted = completed.omit({ status: true }).extend({
  /** The person saw that the project is on hold; without it, a hold refuses the submit. */
  resume: z.boolean().optional(),
});
type Submitted = ById & { body: z.output<typeof submitted> };

const cancelled = z.strictObject({
  cancellationReason: requiredText(500, 'Cancellation reason is required'),
  notes: text(5000).nullable().optional(),
});

export const inspectionActions = {
  list: action({
    name: 'inspections.list',
    method: 'GET',
    path: '/inspections',
    summary: 'Inspections the caller may see, newest first; signatures without their drawings',
    access: 'signed-in',
    query: z.strictObject({
      ...pageQuery,
      status: z.enum(inspectionStatuses).optional(),
      inspectionType: z.literal('Initial').optional(),
      projectId: inUrl(serialId).optional(),
      search: text(200).optional(),
    }),
    answer: z.object({ inspections: z.array(listedInspection), pagination }),
  }),
  read: action({
    name: 'inspections.read',
    method: 'GET',
    path: '/inspections/:id',
    summary: 'One inspection with the ids of its rooms',
    access: 'own-project',
    params: byId,
    answer: z.object({ inspection: inspection.extend({ rooms: z.array(z.string()) }) }),
    refusals: ['inspection_not_found'],
  }),
  changes: action({
    name: 'inspections.changes',
    method: 'GET',
    path: '/inspections/:id/changes',
    summary: 'Changes other devices made to an inspection, its rooms and their sheets: the newest hundred',
    access: 'own-project',
    params: byId,
    answer: z.object({ changes: z.array(changeElsewhere) }),
    refusals: ['inspection_not_found'],
  }),
  create: action({
    name: 'inspections.create',
    method: 'POST',
    path: '/inspections',
    summary: 'Start an inspection and its project; if the project has one in progress, returns it with 200',
    access: 'own-project',
    body: created,
    answer: one,
    creates: true,
    message: 'Inspection created successfully.',
    refusals: ['project_not_found', 'project_completed', 'id_taken'],
    offline: {
      project: (input) => input.body.projectId,
      touches: (input) => [
        { table: 'inspections', id: input.body.id! },
        { table: 'projects', id: input.body.projectId },
      ],
      creates: true,
      answered: laid,
      effect(input, read, at) {
        const {
          id,
          projectId,
          technicianId,
          startedAt,
          timeZone: _,
          inspectionType: __,
          ...given
        } = input.body;
        const { status: ___, ...rest } = given;
        const project = read('projects', projectId);
        if (!id || read('inspections', id) || project?.status === 'Completed') return [];
        const begun = newInspection({ id, projectId, technicianId: technicianId ?? 0, at: startedAt ?? at });
        const record = { ...begun, ...withClaimTypeRule(rest as Partial<Inspection>) } as Inspection;
        return [{ table: 'inspections', id, record }, ...withWork(project, at)];
      },
    } satisfies Offline<Created, { inspection: Inspection }>,
  }),
  update: action({
    name: 'inspections.update',
    method: 'PUT',
    path: '/inspections/:id',
    summary:
      'Change the given fields of the draft and answers to the given questions (null clears one); the others stay as they are',
    access: 'own-project',
    params: byId,
    body: updated,
    answer: one.extend({ former }),
    message: 'Inspection updated successfully.',
    refusals: [...gone],
    offline: {
      ...changed(({ body: { status: _, ...named } }: Updated, _at, found) => changeDraft(found, named)),
      rest: 500,
      merge: (earlier, later) => {
        const cleared = withClaimTypeRule(earlier);
        // One merged call would clear a policy entered after SelfPay; two calls would not.
        const reentered = cleared !== earlier && later.insuranceClaimType === undefined;
        if (reentered && Object.keys(later).some((field) => field in cleared && !(field in earlier)))
          return undefined;
        return joinChanges(cleared, later);
      },
    },
  }),
  step: action({
    name: 'inspections.step',
    method: 'PUT',
    path: '/inspections/:id/step',
    summary: 'Save the wizard step the technician is at, starting at 1',
    access: 'own-project',
    params: byId,
    body: z.strictObject({ currentStep: wholeNumber(1, 5) }),
    answer: one,
    refusals: [...gone],
    offline: {
      ...changed((input: ById & { body: { currentStep: number } }) => ({
        currentStep: input.body.currentStep,
      })),
      merge: (_earlier, later) => later,
    },
  }),
  complete: action({
    name: 'inspections.complete',
    method: 'PUT',
    path: '/inspections/:id/completed',
    summary: 'Submit an inspection: step 1 must be complete and there must be a room',
    access: 'own-project',
    params: byId,
    body: completed,
    answer: one,
    message: 'Inspection completed successfully.',
    refusals: [...gone, 'validation_failed'],
    offline: {
      ...completing,
      touches: inspectionAndProject,
      effect(input, read, at) {
        const found = read('inspections', input.params.id);
        const project = found?.status === 'In Progress' && read('projects', found.projectId);
        const started = project && isNotBegun(project) ? withWork(project, at) : [];
        return [...completing.effect(input, read, at), ...started];
      },
      concludes: true,
    },
  }),
  submit: action({
    name: 'inspections.submit',
    method: 'POST',
    path: '/inspections/:id/submit',
    summary: 'Complete an inspection and its project, both or neither',
    access: 'own-project',
    params: byId,
    body: submitted,
    answer: one.extend({ project }),
    message: 'Inspection completed successfully.',
    refusals: [...gone, 'validation_failed', 'inspection_still_open', 'status_change_refused'],
    offline: {
      project: completing.project,
      touches: inspectionAndProject,
      answered: (answer) => [
        ...laid(answer),
        { table: 'projects', id: answer.project.id, record: answer.project },
      ],
      effect(input: Submitted, read, at) {
        const found = read('inspections', input.params.id);
        if (found?.status !== 'In Progress') return [];
        const its = read('projects', found.projectId);
        const held = its?.status === 'On Hold' && !input.body.resume;
        const done: Change[] =
          its && !held ? [{ table: 'projects', id: its.id, record: completedProject(its, at) }] : [];
        return [...completing.effect(input, read, at), ...done];
      },
      concludes: true,
    },
  }),
  cancel: action({
    name: 'inspections.cancel',
    method: 'PUT',
    path: '/inspections/:id/cancel',
    summary: 'Cancel an inspection with a reason; its project goes back to Assigned',
    access: 'own-project',
    params: byId,
    body: cancelled,
    answer: one,
    message: 'Inspection cancelled successfully. Redirecting to dashboard...',
    refusals: [...gone],
    offline: {
      project: (input, read) => read('inspections', input.params.id)?.projectId,
      answered: laid,
      ends: true,
      touches: inspectionAndProject,
      effect(input, read, at) {
        const found = read('inspections', input.params.id);
        if (found?.status !== 'In Progress') return [];
        const record: Inspection = {
          ...found,
          status: 'Cancelled',
          cancelledAt: at,
          cancellationReason: input.body.cancellationReason,
          notes: input.body.notes ?? null,
          updatedAt: at,
        };
        const changes: Change[] = [{ table: 'inspections', id: found.id, record }];
        const its = read('projects', found.projectId);
        if (its?.status === 'In Progress')
          changes.push({
            table: 'projects',
            id: its.id,
            record: { ...its, status: 'Assigned', updatedAt: at },
          });
        return changes;
      },
    },
  }),
};
