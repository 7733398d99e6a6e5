import { z } from 'zod';
import { action } from './action.ts';
import { newPassword, passwordsDiffer } from './passwords.ts';
import { requiredText, text } from './shapes.ts';
import { signInActions } from './sign-ins.ts';
import { email, technician } from './technicians.ts';
import { triesAMinute } from './tries.ts';

/** The minimum length applies when a password is set, not when signing in. */
const credentials = z.strictObject({
  email: requiredText(254, 'Email is required'),
  password: text(128, 'Password is required').min(1, 'Password is required'),
});

export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.output<typeof tokens>;

/** The company's time zone, if it has set one (docs/decisions/0059); the previous version did not send it. */
const timeZone = z.string().optional();

const currentPassword = text(128, 'Current password is required').min(1, 'Current password is required');
/** The token in a mailed link. */
const linkToken = text(128, 'The link is incomplete.').min(1, 'The link is incomplete.');
/** The same for a known and an unknown account. */
const mailOnItsWay =
  'If there is an account for this email, a link to set a new password is on its way. It works for one hour.';

const refreshToken = text(512, 'Refresh token is required').min(1, 'Refresh token is required');

export const authActions = {
  ...signInActions,
  login: action({
    name: 'auth.login',
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with email and password',
    access: 'anyone',
    body: credentials,
    answer: z.object({ tokens, technician, timeZone }),
    message: 'Login Successful',
    refusals: ['invalid_credentials'],
    triesAMinute,
    marksDevice: true,
  }),
  refresh: action({
    name: 'auth.refresh',
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Exchange a refresh token for a new pair; each one works once',
    access: 'anyone',
    body: z.strictObject({ refreshToken }),
    answer: tokens,
    refusals: ['unauthenticated'],
    marksDevice: true,
  }),
  logout: action({
    name: 'auth.logout',
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this sign-in',
    access: 'anyone',
    body: z.strictObject({ refreshToken }),
    answer: z.object({}),
    message: 'You have been successfully logged out',
  }),
  me: action({
    name: 'auth.me',
    method: 'GET',
    path: '/auth/me',
    summary: 'Who is signed in',
    access: 'signed-in',
    answer: z.object({ technician, timeZone }),
  }),
  forgotPassword: action({
    name: 'auth.forgot-password',
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Email a link to set a new password; the response is the same whether or not the account exists',
    access: 'anyone',
    body: z.strictObject({ email }),
    answer: z.object({}),
    message: mailOnItsWay,
    triesAMinute,
  }),
  resetPassword: action({
    name: 'auth.reset-password',
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Set a password with the link of an invitation or a forgotten password; ends all sign-ins',
    access: 'anyone',
    body: z.strictObject({ token: linkToken, password: newPassword }),
    answer: z.object({}),
    message: 'Your password is set. Sign in with it.',
    refusals: ['password_link_spent'],
    triesAMinute,
    marksDevice: true,
  }),
  changePassword: action({
    name: 'auth.change-password',
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Change your own password; ends all other sign-ins',
    access: 'signed-in',
    body: z
      .strictObject({ currentPassword, newPassword, confirmPassword: text(128).optional() })
      .refine(
        ({ newPassword, confirmPassword }) =>
          confirmPassword === undefined || confirmPassword === newPassword,
        { path: ['confirmPassword'], message: passwordsDiffer },
      ),
    answer: z.object({}),
    message: 'Password changed successfully',
    // The request must not be stored, hashed or not, with an Idempotency-Key.
    secretAnswer: true,
    triesAMinute,
    marksDevice: true,
  }),
};
