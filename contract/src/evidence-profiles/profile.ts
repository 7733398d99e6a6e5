import { z } from 'zod';
import { damageCategories, damageTypes, insuranceClaimTypes } from '../inspections/fields.ts';
import { projectClaimTypes } from '../projects/fields.ts';
import { dateTime, requiredText, text, wholeNumber } from '../shapes.ts';
import { businessHours, deadline } from './deadlines.ts';
import { evidenceRule } from './rule.ts';

/** Which jobs a profile is for; an empty list takes every one. */
export const appliesTo = z.strictObject({
  projectClaimType: z.array(z.enum(projectClaimTypes)),
  payment: z.array(z.enum(insuranceClaimTypes)),
  damageType: z.array(z.enum(damageTypes)),
  category: z.array(z.enum(damageCategories)),
  insurerContains: text(60).trim(),
  residentType: z.array(text(50)),
});
export type AppliesTo = z.output<typeof appliesTo>;

const once = (rules: readonly { id: string }[]) => new Set(rules.map(({ id }) => id)).size === rules.length;

/** The last, which fits every job. */
export const basicId = 'basic';
export const lastOrder = 999;

/** What a company asks of a kind of job (evidence.md 2). */
export const profileFields = {
  name: requiredText(60, 'Name is required.'),
  /** Of several that fit a job, the lowest is taken. */
  order: wholeNumber(1, lastOrder),
  appliesTo,
  rules: z.array(evidenceRule).max(60).refine(once, 'Two rules have the same name.'),
  /** Pixels of a photo's long side, where they are known; null: every photo counts. */
  photoMinimumLongSide: wholeNumber(1, 20_000).nullable(),
  photosNeedPlace: z.boolean(),
  /** Submit says what is missing of the arrival and the first visit, once. */
  askAtSubmit: z.boolean(),
  deadlines: z.array(deadline).max(12, 'Use at most 12 deadlines.'),
  /** Null: hours count around the clock. */
  businessHours: businessHours.nullable(),
} as const;

/** What a manager saves. */
export const profileEntry = z.strictObject(profileFields);
export type ProfileEntry = z.output<typeof profileEntry>;

/** Every job. */
export const anyJob: AppliesTo = {
  projectClaimType: [],
  payment: [],
  damageType: [],
  category: [],
  insurerContains: '',
  residentType: [],
};

/** One to begin with; versions saved before a field existed read as this says. */
export const blankProfile: ProfileEntry = {
  name: '',
  order: 500,
  appliesTo: anyJob,
  rules: [],
  photoMinimumLongSide: 1200,
  photosNeedPlace: false,
  askAtSubmit: true,
  deadlines: [],
  businessHours: null,
};

/** A version of a profile. Without an author it ships with Tidemark. */
export const evidenceProfile = z.strictObject({
  id: z.string(),
  version: z.number(),
  ...profileFields,
  savedAt: dateTime.nullable(),
  savedBy: z.string().nullable(),
});
export type EvidenceProfile = z.output<typeof evidenceProfile>;

export function entryOf(profile: EvidenceProfile): ProfileEntry {
  const { id: _, version: __, savedAt: ___, savedBy: ____, ...entry } = profile;
  return entry;
}
