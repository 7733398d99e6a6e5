import { z } from 'zod';
import { action } from './action.ts';
import { requiredText, text } from './shapes.ts';
import { technician } from './technicians.ts';

/** Both are required to sign in at all; how long a password must be is asked when it is set, not here. */
const credentials = z.strictObject({
  email: requiredText(254, 'Email is required'),
  password: text(128, 'Password is required').min(1, 'Password is required'),
});

export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.output<typeof tokens>;

const refreshToken = text(512, 'Refresh token is required').min(1, 'Refresh token is required');

export const authActions = {
  login: action({
    name: 'auth.login',
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with email and password',
    access: 'anyone',
    body: credentials,
    answer: z.object({ tokens, technician }),
    message: 'Login Successful',
    refusals: ['invalid_credentials'],
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
    answer: z.object({ technician }),
  }),
};
