import { z } from 'zod';
import { action } from '../action.ts';
import { inUrl, serialId, text } from '../shapes.ts';
import { billing } from './billing.ts';
import { evidenceProfile, profileEntry } from './profile.ts';
import { severities, stages } from './rule.ts';
import { waiver } from './waiver.ts';

const judged = z.object({
  stages: z.array(
    z.object({
      stage: z.enum(stages),
      complete: z.boolean(),
      items: z.array(
        z.object({
          ruleId: z.string(),
          severity: z.enum(severities),
          done: z.number(),
          of: z.number(),
          missing: z.array(z.object({ for: z.string(), sentence: z.string() })),
          waived: z.number(),
          byUploadTime: z.literal(true).optional(),
        }),
      ),
    }),
  ),
  next: z.enum(stages).nullable(),
});

/** `frozen`: the job keeps this profile; without it, another may be chosen while facts come in. */
const judgedBy = z.object({
  evidence: judged,
  profile: evidenceProfile,
  frozen: z.boolean(),
  waivers: z.array(waiver),
});

const ofProject = z.strictObject({ id: inUrl(serialId) });
const one = z.object({ profile: evidenceProfile });
/** Those that ship have a word for an id. */
const id = text(60);
const basedOn = serialId;

export const evidenceProfileActions = {
  list: action({
    name: 'evidence-profiles.list',
    method: 'GET',
    path: '/evidence-profiles',
    summary:
      'What a company asks of each kind of job, in the order in which a job takes the first that fits it',
    access: 'signed-in',
    answer: z.object({ profiles: z.array(evidenceProfile) }),
  }),
  version: action({
    name: 'evidence-profiles.version',
    method: 'GET',
    path: '/evidence-profiles/:id/versions/:version',
    summary: 'One saved version of a profile, of a deleted one too',
    access: 'signed-in',
    params: z.strictObject({ id, version: inUrl(serialId) }),
    answer: one,
    refusals: ['profile_not_found'],
  }),
  create: action({
    name: 'evidence-profiles.create',
    method: 'POST',
    path: '/evidence-profiles',
    summary: 'Add a profile; a rule that cannot be judged is named with its place',
    access: 'manager',
    body: profileEntry,
    answer: one,
    creates: 'always',
    message: 'Profile saved.',
    refusals: ['validation_failed'],
  }),
  update: action({
    name: 'evidence-profiles.update',
    method: 'PUT',
    path: '/evidence-profiles/:id',
    summary: 'Save a new version of a profile; `basedOn` is the version it was made from',
    access: 'manager',
    params: z.strictObject({ id }),
    body: profileEntry.extend({ basedOn }),
    answer: one,
    message: 'Profile saved.',
    refusals: ['validation_failed', 'profile_changed', 'profile_not_found'],
  }),
  remove: action({
    name: 'evidence-profiles.remove',
    method: 'DELETE',
    path: '/evidence-profiles/:id',
    summary: 'Delete a profile; jobs that are judged by it keep it. Basic stays',
    access: 'manager',
    params: z.strictObject({ id }),
    answer: z.object({}),
    message: 'Profile deleted.',
    refusals: ['profile_kept', 'profile_changed', 'profile_not_found'],
  }),
  tryOn: action({
    name: 'evidence-profiles.try',
    method: 'POST',
    path: '/evidence-profiles/try',
    summary: 'What a profile that is not saved yet would ask of a project; nothing is kept',
    access: 'manager',
    body: z.strictObject({ projectId: serialId, profile: profileEntry }),
    answer: z.object({ evidence: judged }),
    refusals: ['validation_failed', 'project_not_found'],
  }),
  judge: action({
    name: 'evidence-profiles.judge',
    method: 'GET',
    path: '/projects/:id/evidence',
    summary: 'What of its profile a job has and what is missing, stage by stage, a sentence each',
    access: 'own-project',
    params: ofProject,
    answer: judgedBy,
    refusals: ['project_not_found'],
  }),
  choose: action({
    name: 'evidence-profiles.choose',
    method: 'PUT',
    path: '/projects/:id/evidence/profile',
    summary: 'Judge a job by this version of a profile from now on',
    access: 'manager',
    params: ofProject,
    body: z.strictObject({ profileId: id, version: serialId }),
    answer: judgedBy,
    message: 'Profile set.',
    refusals: ['project_not_found', 'profile_not_found', 'job_closed'],
  }),
  held: action({
    name: 'evidence-profiles.held',
    method: 'GET',
    path: '/projects/:id/evidence/held',
    summary:
      'What a device judges a job by: the profile it keeps, null while it is chosen anew, reasons, and what its invoices come to',
    access: 'own-project',
    params: ofProject,
    answer: z.object({
      profile: evidenceProfile.nullable(),
      waivers: z.array(waiver),
      /** Absent where a server of an earlier version answers. */
      billing: billing.optional(),
    }),
    refusals: ['project_not_found'],
  }),
};
