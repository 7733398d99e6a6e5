import { z } from 'zod';
import { action } from './action.ts';
import { wholeInAddress } from './shapes.ts';

/** A project somebody else changed or assigned to the caller: read it again. `gone`: it was taken from them, or deleted. */
export const projectEvent = z.object({ project: z.number(), gone: z.boolean() });
export type ProjectEvent = z.output<typeof projectEvent>;

/** Or that more was changed at once than is told one by one: read everything again. */
export const liveEvent = z.union([projectEvent, z.object({ everything: z.literal(true) })]);
export type LiveEvent = z.output<typeof liveEvent>;

/** In seconds. Who was away for longer reads everything again. */
export const longestAway = 60;

export const liveActions = {
  projects: action({
    name: 'live.projects',
    method: 'GET',
    path: '/live',
    summary:
      'What changes elsewhere in projects the caller may see, from the first line of the answer on; ends when the access token does',
    access: 'signed-in',
    query: z.strictObject({
      /** What was noticed in so many seconds before is told first: what the caller read then may be older. */
      away: wholeInAddress(0, longestAway).default(0),
    }),
    answer: z.never(),
    events: liveEvent,
    refusals: ['rate_limited'],
  }),
};
