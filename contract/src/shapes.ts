import { z } from 'zod';

/** Field types every slice shares. Times are ISO 8601 UTC; calendar dates never shift with a time zone. */

export const uuid = z.uuid();
export const serialId = z.coerce.number().int().min(1).max(2_147_483_647);
export const dateTime = z.iso.datetime();
export const calendarDate = z.iso.date('Enter a date as YYYY-MM-DD.');
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:mm.');

/** Text up to `max` characters, without the NUL that PostgreSQL cannot hold. */
export const text = (max: number) =>
  z
    .string()
    .max(max, `Use at most ${max.toLocaleString('en-US')} characters.`)
    .refine((value) => !value.includes('\u0000'), 'Text must not contain NUL characters.');

export const wholeNumber = (min: number, max: number) =>
  z
    .number()
    .int('Enter a whole number.')
    .min(min, `Enter ${min} or more.`)
    .max(max, `Enter ${max.toLocaleString('en-US')} or less.`);

/** A number with at most two decimals; binary floating point is why the test is on the rounded value. */
export const hundredths = (min: number, max: number) =>
  z
    .number()
    .min(min, `Enter ${min} or more.`)
    .max(max, `Enter ${max.toLocaleString('en-US')} or less.`)
    .refine((value) => Number(value.toFixed(2)) === value, 'Use at most 2 decimals.');

export type Nullable<T> = { [K in keyof T]: T[K] | null };
