import { text } from './shapes.ts';

/** decisions.md, "Accounts". That it is not among the commonest is asked on the server, which has the list. */
export const passwordLength = { min: 10, max: 128 };

/** A password that is being set. It is taken as typed: blanks at its ends belong to it. */
export const newPassword = text(passwordLength.max, 'Password is required').min(
  passwordLength.min,
  `Use at least ${passwordLength.min} characters.`,
);

export const commonPassword =
  'This password is one of the most common ones. Choose one that is harder to guess.';
/** Second document, section 5. */
export const passwordsDiffer = 'Passwords do not match';
