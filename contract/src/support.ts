import { z } from 'zod';
import { action } from './action.ts';

/** The support contact of the server's settings; null if not set. */
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
