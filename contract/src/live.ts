import { z } from 'zod';
import { action } from './action.ts';
import { wholeNumberInUrl } from './shapes.ts';

/** A project someone else changed or assigned to the caller: read it again. `gone`: it was unassigned or deleted. */
export const projectEvent = z.object({ project: z.number(), gone: z.boolean() });
export type ProjectEvent = z.output<typeof projectEvent>;

/** Too many changes at once to list: read everything again. */
export const liveEvent = z.union([projectEvent, z.object({ everything: z.literal(true) })]);
export type LiveEvent = z.output<typeof liveEvent>;

/** In seconds. A client that was away longer reads everything again. */
export const longestAway = 60;

export const liveActions = {
  projects: action({
    name: 'live.projects',
    method: 'GET',
    path: '/live',
    summary: 'Stream of changes to projects the caller may see; ends when the access token expires',
    access: 'signed-in',
    query: z.strictObject({
      /** The stream first repeats changes of the last seconds, because the caller's data may be older. */
      away: wholeNumberInUrl(0, longestAway).default(0),
    }),
    answer: z.never(),
    events: liveEvent,
    refusals: ['rate_limited'],
  }),
};
