import { z } from 'zod';
import { hundredths, wholeNumber } from '../../shapes.ts';

/**
 * The device's wall clock with its offset, "2026-03-16T10:00:00-05:00" (job.md, conventions). A clock that was never set begins
 * in 1970; a time before it would be a drying of a million days.
 */
export const fieldTime = z.iso
  .datetime({ offset: true, error: 'Enter a date and time.' })
  .refine((time) => time >= '1970' && time < '2100', 'Enter a date from 1970 to 2099.');

/** A number with at most 1 decimal; binary floating point is why the test is on the rounded value. */
export const tenths = (min: number, max: number, message: string) =>
  z
    .number(message)
    .min(min, message)
    .max(max, message)
    .refine((value) => Number(value.toFixed(1)) === value, 'Use at most 1 decimal.');

export const largestSize = 999_999;
/** Feet, square or cubic feet. */
export const size = hundredths(0, largestSize).nullable();

/** A place in ten-thousandths of a plan's or a photo's box, from its upper left corner. */
export const onBox = wholeNumber(0, 10_000).nullable();
