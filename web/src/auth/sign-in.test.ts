import { expect, test } from 'vitest';
import { CallError, errorOf, networkError } from '../offline/faults/call-error.ts';
import { signInProblem } from './sign-in.ts';

test.each([
  [
    "the server's message",
    errorOf(401, { success: false, error: 'Invalid email or password', code: 'invalid_credentials' }),
    'Invalid email or password',
  ],
  [
    'the message of the field that is wrong',
    new CallError(400, 'Some fields are not valid.', {
      code: 'validation_failed',
      details: [{ field: 'email', message: 'Email is required' }],
    }),
    'Email is required',
  ],
  ['a 401 without words', errorOf(401, undefined), 'Invalid credentials'],
  ['another answer without words', errorOf(502, undefined), 'An error occurred during login'],
  ['no network', networkError(), 'Network error. You need a connection to sign in.'],
  [
    'a device without room for it',
    new DOMException('The quota has been exceeded.', 'QuotaExceededError'),
    "This device is out of space and can't keep you signed in. Free up space, then sign in again.",
  ],
  ['a defect of our own', new TypeError('x is not a function'), 'An error occurred during login'],
])('sign-in: a failed one says %s', (_, error, told) => {
  expect(signInProblem(error)).toBe(told);
});
