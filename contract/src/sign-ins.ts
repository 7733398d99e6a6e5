import { z } from 'zod';
import { action } from './action.ts';
import { dateTime, uuid } from './shapes.ts';

/** One sign-in on one device, as its owner sees it. */
export const signIn = z.object({
  id: z.string(),
  /** The caller's own. */
  current: z.boolean(),
  /** The browser's description in words: 'Chrome on Android'. */
  device: z.string(),
  /** The address it was last used from. */
  place: z.string().nullable(),
  createdAt: dateTime,
  lastUsedAt: dateTime,
});
export type SignIn = z.output<typeof signIn>;

/** As many are listed; people look through no more, and can end all of them at once. */
export const mostSignIns = 100;

export const signInActions = {
  signIns: action({
    name: 'auth.sign-ins',
    method: 'GET',
    path: '/auth/sign-ins',
    summary: "The caller's own sign-ins that still hold, the one last used first; at most 100",
    access: 'signed-in',
    answer: z.object({ signIns: z.array(signIn) }),
  }),
  endSignIn: action({
    name: 'auth.end-sign-in',
    method: 'DELETE',
    path: '/auth/sign-ins/:id',
    summary: "End one of the caller's own sign-ins; its device is signed out at its next call",
    access: 'signed-in',
    params: z.strictObject({ id: uuid }),
    answer: z.object({}),
    message: 'That device has been signed out.',
    refusals: ['sign_in_not_found'],
  }),
  logoutEverywhere: action({
    name: 'auth.logout-everywhere',
    method: 'POST',
    path: '/auth/logout-everywhere',
    summary: "End all of the caller's sign-ins, this one included",
    access: 'signed-in',
    answer: z.object({ ended: z.number() }),
    message: 'You have been signed out everywhere.',
  }),
};
