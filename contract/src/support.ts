import { z } from 'zod';
import { action } from './action.ts';

/** Who helps, as the server is configured; null where nobody said. */
export const supportContact = z.object({ phone: z.string().nullable(), email: z.string().nullable() });
export type SupportContact = z.output<typeof supportContact>;

export const supportActions = {
  read: action({
    name: 'support.read',
    method: 'GET',
    path: '/support',
    summary: 'The emergency support phone and the support email',
    access: 'signed-in',
    answer: z.object({ support: supportContact }),
  }),
};
