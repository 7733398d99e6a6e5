import { z } from 'zod';
import { blankOf, type Fields, shapesOf } from '../../fields.ts';
import { calendarDate, text, wholeNumber } from '../../shapes.ts';
import { dayRules } from '../day-rules.ts';

const waterCategories = [1, 2, 3] as const;
const wetClasses = [1, 2, 3, 4] as const;

/** The drying of a project as a whole. */
export const dryingFields = {
  category: { label: 'Category', schema: z.literal(waterCategories, 'Category is 1, 2 or 3.').nullable() },
  categoryReason: { label: 'Reason for the category', schema: text(500).trim().nullable() },
  class: { label: 'Class', schema: z.literal(wetClasses, 'Class is 1, 2, 3 or 4.').nullable() },
  classReason: { label: 'Reason for the class', schema: text(500).trim().nullable() },
  dateOfLoss: { label: 'Date of loss', schema: calendarDate.nullable(), kind: 'day' },
  lossSource: { label: 'Source of the loss', schema: text(200).trim().nullable() },
  altitudeFt: { label: 'Altitude (ft)', schema: wholeNumber(-1000, 15_000).nullable() },
  hvac: { label: 'HVAC', schema: z.enum(['on', 'off', 'none']).nullable() },
  dayRule: { label: 'Unit-days', schema: z.enum(dayRules), blank: 'started-24h' },
  graceMinutes: { label: 'Grace (minutes)', schema: wholeNumber(0, 120), blank: 60 },
  filters: { label: 'Filters used', schema: wholeNumber(0, 999), blank: 0 },
  notes: { label: 'Notes', schema: text(5000).trim().nullable() },
} as const satisfies Fields;
export const dryingShapes = shapesOf(dryingFields);
export const blankDrying = blankOf(dryingFields);
