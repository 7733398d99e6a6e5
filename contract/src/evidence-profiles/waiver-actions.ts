import { z } from 'zod';
import { action } from '../action.ts';
import type { Change, Offline, RecordRef } from '../offline.ts';
import { dateTime, inUrl, serialId, text, uuid } from '../shapes.ts';
import { type Waiver, waiver, waiverReasonNames } from './waiver.ts';

const ofProject = z.strictObject({ id: inUrl(serialId) });
const ofWaiver = z.strictObject({ id: inUrl(serialId), waiverId: uuid });
const given = z
  .strictObject({
    id: uuid.optional(),
    ruleId: text(60),
    for: text(300).nullable().optional(),
    reason: z.enum(waiverReasonNames, 'Choose a reason.'),
    text: text(300).trim().nullable().optional(),
    givenAt: dateTime.optional(),
    /** The version that the device judged by; left out, the job's. */
    profile: z.strictObject({ id: text(60), version: serialId }).optional(),
  })
  .refine((one) => one.reason !== 'other' || Boolean(one.text), { path: ['text'], error: 'Say why.' });
type Given = { params: z.output<typeof ofProject>; body: z.output<typeof given> };

const ref = (id: string): RecordRef => ({ table: 'evidenceRecords', id });
const laid = (record: Waiver): Change => ({ table: 'evidenceRecords', id: record.id, record });
const written = ['project_not_found', 'job_not_begun', 'job_closed'] as const;

export const waiverActions = {
  waive: action({
    name: 'evidence-profiles.waive',
    method: 'POST',
    path: '/projects/:id/evidence/waivers',
    summary: 'Say why something that a job must show is not there; the same id again returns the first one',
    access: 'own-project',
    params: ofProject,
    body: given,
    answer: z.object({ waiver }),
    creates: true,
    message: 'Reason kept',
    refusals: [...written, 'waiver_not_allowed', 'rule_not_found', 'id_taken'],
    offline: {
      project: ({ params }) => params.id,
      touches: ({ params, body }) => [ref(body.id!), { table: 'projects', id: params.id }],
      creates: true,
      beside: true,
      answered: ({ waiver: kept }) => [laid(kept)],
      effect({ params, body }, read, at) {
        const { id, ruleId, reason } = body;
        if (!id || !read('projects', params.id) || read('evidenceRecords', id)) return [];
        const told = { for: body.for ?? null, text: body.text || null, givenAt: body.givenAt ?? at };
        const office = { author: null, authorName: null, asked: null };
        return [laid({ record: 'waiver', id, projectId: params.id, ruleId, reason, ...told, ...office })];
      },
    } satisfies Offline<Given, { waiver: Waiver }>,
  }),
  takeBack: action({
    name: 'evidence-profiles.take-back',
    method: 'DELETE',
    path: '/projects/:id/evidence/waivers/:waiverId',
    summary: 'Take a reason back: whoever gave it, or a manager. One that is not there changes nothing',
    access: 'own-project',
    params: ofWaiver,
    answer: z.object({}),
    message: 'Reason taken back',
    refusals: [...written, 'forbidden'],
    offline: {
      project: ({ params }) => params.id,
      touches: ({ params }) => [ref(params.waiverId), { table: 'projects', id: params.id }],
      beside: true,
      effect: ({ params }) => [{ table: 'evidenceRecords', id: params.waiverId, record: null }],
    } satisfies Offline<{ params: z.output<typeof ofWaiver> }, object>,
  }),
};
