import { z } from 'zod';
import { action } from './action.ts';
import { pageQuery, pagination } from './envelope.ts';
import type { Change, Offline, ReadLocal, RecordRef } from './offline.ts';
import type { ProjectPriority } from './projects/fields.ts';
import { type Project, type ProjectStatus, project } from './projects.ts';
import {
  calendarDate,
  dateTime,
  hundredths,
  inUrl,
  requiredText,
  serialId,
  text,
  timeOfDay,
  uuid,
} from './shapes.ts';

export const followUpReasons = [
  'Additional_Damage',
  'Incomplete_Work',
  'Quality_Check',
  'Customer_Request',
  'Insurance_Requirement',
  'Other',
] as const;
export type FollowUpReason = (typeof followUpReasons)[number];
export const followUpPriorities = ['Low', 'Medium', 'High', 'Emergency'] as const;
export type FollowUpPriority = (typeof followUpPriorities)[number];

/** First document, section 3. `projectId` is its new project: null until the server creates it. */
export const followUp = z.object({
  id: z.string(),
  originalProjectId: z.number(),
  /** Null if the original project was completed without an inspection. */
  originalInspectionId: z.string().nullable(),
  originalInspectionDate: calendarDate.nullable(),
  projectId: z.number().nullable(),
  isFollowUpVisit: z.boolean(),
  followUpReason: z.enum(followUpReasons),
  followUpReasonOther: z.string().nullable(),
  servicesNeeded: z.array(z.string()),
  estimatedAdditionalCost: z.number(),
  priority: z.enum(followUpPriorities),
  scheduledDate: calendarDate.nullable(),
  scheduledTime: timeOfDay.nullable(),
  notes: z.string().nullable(),
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type FollowUp = z.output<typeof followUp>;
declare module './offline.ts' {
  interface LocalTables {
    followUps: FollowUp;
  }
}

const fields = {
  originalInspectionDate: calendarDate.nullable(),
  isFollowUpVisit: z.boolean(),
  followUpReason: z.enum(followUpReasons, 'Please select a follow-up reason.'),
  followUpReasonOther: text(500).trim().nullable(),
  servicesNeeded: z.array(requiredText(200, 'A service needs a name.')).max(50, 'Use at most 50 services.'),
  estimatedAdditionalCost: hundredths(0, 99_999_999.99),
  priority: z.enum(followUpPriorities),
  scheduledDate: calendarDate.nullable(),
  scheduledTime: timeOfDay.nullable(),
  notes: text(5000).nullable(),
};
const optional = z.strictObject(fields).partial().shape;

const created = z.strictObject({
  id: uuid.optional(),
  originalProjectId: serialId,
  /** If absent, the server finds it and its day. */
  originalInspectionId: uuid.nullable().optional(),
  ...optional,
  followUpReason: fields.followUpReason,
});
const updated = z.strictObject(optional);
export type NewFollowUp = z.output<typeof created>;
export type FollowUpChange = z.output<typeof updated>;

type Fields = z.output<z.ZodObject<typeof fields>>;
/** Undefined fields are not sent either. */
const named = (change: FollowUpChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<Fields>;
/** The free text is kept only with the reason Other. */
const withReasonRule = <T extends Pick<FollowUp, 'followUpReason' | 'followUpReasonOther'>>(record: T): T =>
  record.followUpReason === 'Other' && record.followUpReasonOther !== ''
    ? record
    : { ...record, followUpReasonOther: null };

/** A new follow-up as both the device and the server begin it. */
export function newFollowUp(body: NewFollowUp & { id: string }, at: string): FollowUp {
  const { id, originalProjectId, originalInspectionId = null, ...rest } = body;
  return withReasonRule({
    id,
    originalProjectId,
    originalInspectionId,
    originalInspectionDate: null,
    projectId: null,
    isFollowUpVisit: true,
    followUpReasonOther: null,
    servicesNeeded: [],
    estimatedAdditionalCost: 0,
    priority: 'Medium',
    scheduledDate: null,
    scheduledTime: null,
    notes: null,
    ...(named(rest) as Partial<Fields> & Pick<Fields, 'followUpReason'>),
    createdAt: at,
    updatedAt: at,
  });
}

export function changedFollowUp(found: FollowUp, change: FollowUpChange): FollowUp {
  return withReasonRule({ ...found, ...named(change) });
}

/** The project fields a follow-up sets. */
export function projectFacts(of: FollowUp) {
  return {
    priority: (of.priority === 'Emergency' ? 'Urgent' : of.priority) as ProjectPriority,
    scheduledDate: of.scheduledDate,
    scheduledTime: of.scheduledTime,
    notes: of.notes?.trim() || of.servicesNeeded.join(', ') || null,
  };
}

/** Only the changed fields, so that later changes by the office stay. */
export function changedProjectFacts(of: FollowUp, change: FollowUpChange): Partial<Project> {
  const { priority, notes, ...when } = projectFacts(of);
  return {
    ...(change.priority !== undefined && { priority }),
    ...(change.scheduledDate !== undefined && { scheduledDate: when.scheduledDate }),
    ...(change.scheduledTime !== undefined && { scheduledTime: when.scheduledTime }),
    ...((change.notes !== undefined || change.servicesNeeded !== undefined) && { notes }),
  };
}

/** A follow-up may be changed and deleted until work on its project starts. */
export function isUntouched(status: ProjectStatus): boolean {
  return status === 'New' || status === 'Assigned' || status === 'On Hold';
}

const byId = z.strictObject({ id: uuid });
type ById = { params: { id: string } };
const one = z.object({ followUp });
const both = z.object({ followUp, project });
const laid = (answer: z.output<typeof both>): Change[] => [
  { table: 'followUps', id: answer.followUp.id, record: answer.followUp },
  { table: 'projects', id: answer.project.id, record: answer.project },
];

function found(
  read: ReadLocal,
  id: string,
): { followUp: FollowUp; project: Project | undefined } | undefined {
  const followUp = read('followUps', id);
  if (!followUp) return undefined;
  const project = followUp.projectId === null ? undefined : read('projects', followUp.projectId);
  return project && !isUntouched(project.status) ? undefined : { followUp, project };
}
/** The lane of its own project; before that has a number, the original project's. */
function lane({ params }: ById, read: ReadLocal): number | undefined {
  const followUp = read('followUps', params.id);
  return followUp?.projectId ?? followUp?.originalProjectId;
}
function itAndItsProject({ params: { id } }: ById, read: ReadLocal): RecordRef[] {
  const projectId = read('followUps', id)?.projectId ?? null;
  return [
    { table: 'followUps', id },
    ...(projectId === null ? [] : [{ table: 'projects' as const, id: projectId }]),
  ];
}

export const followUpActions = {
  list: action({
    name: 'follow-ups.list',
    method: 'GET',
    path: '/follow-up-inspections',
    summary: 'Follow-ups the caller may see, newest first',
    access: 'signed-in',
    query: z.strictObject(pageQuery),
    answer: z.object({ followUps: z.array(followUp), pagination }),
  }),
  ofProject: action({
    name: 'follow-ups.of-project',
    method: 'GET',
    path: '/follow-up-inspections/project/:projectId',
    summary: 'Follow-ups to a project, and the follow-up this project was created for',
    access: 'own-project',
    params: z.strictObject({ projectId: inUrl(serialId) }),
    answer: z.object({ followUps: z.array(followUp) }),
    refusals: ['project_not_found'],
  }),
  read: action({
    name: 'follow-ups.read',
    method: 'GET',
    path: '/follow-up-inspections/:id',
    summary: 'One follow-up',
    access: 'own-project',
    params: byId,
    answer: one,
    refusals: ['follow_up_not_found'],
  }),
  create: action({
    name: 'follow-ups.create',
    method: 'POST',
    path: '/follow-up-inspections',
    summary: 'Request a follow-up to a completed project; creates its project',
    access: 'own-project',
    body: created,
    answer: both,
    creates: true,
    message: 'Follow-up inspection created successfully! A new project has been created for you.',
    refusals: ['project_not_found', 'project_not_completed', 'id_taken'],
    offline: {
      project: (input) => input.body.originalProjectId,
      touches: (input) => [
        { table: 'followUps', id: input.body.id! },
        { table: 'projects', id: input.body.originalProjectId },
      ],
      creates: true,
      answered: laid,
      effect(input, read, at) {
        const { id } = input.body;
        if (!id || read('followUps', id)) return [];
        return [{ table: 'followUps', id, record: newFollowUp({ ...input.body, id }, at) }];
      },
    } satisfies Offline<{ body: NewFollowUp }, z.output<typeof both>>,
  }),
  update: action({
    name: 'follow-ups.update',
    method: 'PUT',
    path: '/follow-up-inspections/:id',
    summary: 'Change the given fields of a follow-up and its project, until work on the project starts',
    access: 'own-project',
    params: byId,
    body: updated,
    answer: both,
    message: 'Follow-up inspection updated successfully.',
    refusals: ['follow_up_not_found', 'project_not_found', 'follow_up_started'],
    offline: {
      project: lane,
      touches: itAndItsProject,
      answered: laid,
      effect(input, read, at) {
        const its = found(read, input.params.id);
        if (!its) return [];
        const record = { ...changedFollowUp(its.followUp, input.body), updatedAt: at };
        const changes: Change[] = [{ table: 'followUps', id: record.id, record }];
        if (its.project) {
          const facts = changedProjectFacts(record, input.body);
          const made = { ...its.project, ...facts, updatedAt: at };
          changes.push({ table: 'projects', id: made.id, record: made });
        }
        return changes;
      },
      merge(earlier, later) {
        if (later.followUpReasonOther !== undefined || later.followUpReason !== 'Other')
          return { ...earlier, ...later };
        // The later change alone cannot know whether the earlier reason cleared Other's text.
        if (earlier.followUpReason === undefined)
          return earlier.followUpReasonOther ? undefined : { ...earlier, ...later };
        return earlier.followUpReason === 'Other'
          ? { ...earlier, ...later }
          : { ...earlier, ...later, followUpReasonOther: null };
      },
    } satisfies Offline<ById & { body: FollowUpChange }, z.output<typeof both>>,
  }),
  remove: action({
    name: 'follow-ups.remove',
    method: 'DELETE',
    path: '/follow-up-inspections/:id',
    summary: 'Delete a follow-up and its project, until work on the project starts',
    access: 'own-project',
    params: byId,
    answer: z.object({}),
    message: 'Follow-up inspection deleted successfully.',
    refusals: ['follow_up_not_found', 'project_not_found', 'follow_up_started'],
    offline: {
      project: lane,
      touches: itAndItsProject,
      effect(input, read) {
        const its = found(read, input.params.id);
        if (!its) return [];
        const changes: Change[] = [{ table: 'followUps', id: its.followUp.id, record: null }];
        if (its.project) changes.push({ table: 'projects', id: its.project.id, record: null });
        return changes;
      },
    } satisfies Offline<ById, object>,
  }),
};
