import { z } from 'zod';
import { action } from '../action.ts';
import { inUrl, serialId } from '../shapes.ts';
import { evidenceProfile } from './profile.ts';
import { severities, stages } from './rule.ts';

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
  judge: action({
    name: 'evidence-profiles.judge',
    method: 'GET',
    path: '/projects/:id/evidence',
    summary: 'What of its profile a job has and what is missing, stage by stage, a sentence each',
    access: 'own-project',
    params: z.strictObject({ id: inUrl(serialId) }),
    answer: z.object({ evidence: judged, profile: evidenceProfile }),
    refusals: ['project_not_found'],
  }),
};
