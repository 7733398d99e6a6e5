import { z } from 'zod';
import { action } from './action.ts';

/** A project somebody else changed, was assigned to the caller or was taken from them: read it again. */
export const projectEvent = z.object({ project: z.number() });
export type ProjectEvent = z.output<typeof projectEvent>;

export const liveActions = {
  projects: action({
    name: 'live.projects',
    method: 'GET',
    path: '/live',
    summary:
      'What changes elsewhere in projects the caller may see, from the first line of the answer on; ends when the access token does',
    access: 'signed-in',
    answer: z.never(),
    events: projectEvent,
    refusals: ['rate_limited'],
  }),
};
