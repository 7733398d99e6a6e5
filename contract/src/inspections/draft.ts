import { z } from 'zod';
import { blankOf } from '../fields.ts';
import { answers, draftFields, inspectionFields } from './fields.ts';

export const draft = z.strictObject(draftFields);
export type Draft = z.output<typeof draft>;

/** A partial change of fields and answers; null clears an answer. */
export const draftChange = draft
  .partial()
  .extend({ inspectionQuestions: answers(z.boolean().nullable()).optional() });
export type DraftChange = z.output<typeof draftChange>;

export const emptyDraft: Draft = blankOf(inspectionFields);
