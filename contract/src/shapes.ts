import { z } from 'zod';

/**
 * Field types every slice shares. Times are ISO 8601 UTC; calendar dates never shift with a time zone. Messages with
 * numbers are built when shown: formatting a thousand costs a slow phone a millisecond at each start.
 */

export const uuid = z.uuid();
export const serialId = z.number().int().min(1).max(2_147_483_647);
/** PostgreSQL's calendar has no year 0. */
const withYear = (value: string) => !value.startsWith('0000');
/**
 * PostgreSQL reads at most a hundred digits and rounds to six: the last microsecond of its last day must not become the
 * next day.
 */
const withMoment = (value: string) => !/\.\d{10}|^9999-12-31T23:59:59\.9{6}\d/.test(value);
export const dateTime = z.iso
  .datetime()
  .refine(withYear, 'Enter a year from 0001.')
  .refine(withMoment, 'Use at most 9 decimals of a second.');
const dateMessage = 'Enter a date as YYYY-MM-DD.';
export const calendarDate = z.iso.date(dateMessage).refine(withYear, dateMessage);
/** A date for counting days and weeks, far from both ends of the calendar. */
export const countedDate = calendarDate.refine(
  (day) => day >= '1900' && day < '9001',
  'Enter a year from 1900 to 9000.',
);
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:mm.');

/** A number as text in a URL: plain digits, so that each has one spelling. */
export const inUrl = <T extends z.ZodType<number, number>>(number: T, message?: () => string) =>
  z.union(
    [
      number,
      z
        .string()
        .regex(/^(0|[1-9]\d{0,9})$/)
        .transform(Number)
        .pipe(number),
    ],
    message && { error: message },
  );

/** The same for a whole number. */
export const wholeNumberInUrl = (min: number, max: number) =>
  inUrl(
    z.number().int().min(min).max(max),
    () => `Enter a whole number from ${min} to ${max.toLocaleString('en-US')}.`,
  );

/** Without NUL and half characters, which PostgreSQL cannot store. */
export const canBeStored = (value: string) => !/[\0\p{Surrogate}]/u.test(value);

/** Text up to `max` characters that can be stored. */
export const text = (max: number, required?: string) =>
  z
    .string(required)
    .max(max, { error: () => `Use at most ${max.toLocaleString('en-US')} characters.` })
    .refine(canBeStored, 'The text has a character that cannot be stored.');

/** Text that must not be blank; `message` is the specification's. */
export const requiredText = (max: number, message: string) => text(max, message).trim().min(1, message);

export const emailAddress = z
  .string()
  .trim()
  .max(254, 'An email address can have at most 254 characters.')
  .regex(/^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\]+$/, 'Enter an email address.');

export const wholeNumber = (min: number, max: number, tooSmall = `Enter ${min} or more.`) =>
  z
    .number()
    .int('Enter a whole number.')
    .min(min, tooSmall)
    .max(max, { error: () => `Enter ${max.toLocaleString('en-US')} or less.` });

/** A number with at most two decimals; binary floating point is why the test is on the rounded value. */
export const hundredths = (min: number, max: number) =>
  z
    .number()
    .min(min, `Enter ${min} or more.`)
    .max(max, { error: () => `Enter ${max.toLocaleString('en-US')} or less.` })
    .refine((value) => Number(value.toFixed(2)) === value, 'Use at most 2 decimals.');

export type Nullable<T> = { [K in keyof T]: T[K] | null };
