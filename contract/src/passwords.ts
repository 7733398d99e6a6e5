import { text } from './shapes.ts';

/** decisions.md, "Accounts". The server, which has the list, refuses common passwords. */
export const passwordLength = { min: 10, max: 128 };

/** A new password, kept as typed: leading and trailing blanks count. */
export const newPassword = text(passwordLength.max, 'Password is required').min(
  passwordLength.min,
  `Use at least ${passwordLength.min} characters.`,
);

export const commonPassword =
  'This password is one of the most common ones. Choose one that is harder to guess.';
/** Second document, section 5. */
export const passwordsDiffer = 'Passwords do not match';
