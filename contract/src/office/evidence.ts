import { z } from 'zod';
import { basicKinds } from '../evidence-profiles/basic-kinds.ts';
import { inspectionStatuses } from '../inspections/inspection.ts';
import { dateTime } from '../shapes.ts';

/** One item of the evidence check; `missing` has a sentence for each missing one. */
export const evidenceItem = z.object({
  kind: z.enum(basicKinds),
  done: z.number(),
  of: z.number(),
  missing: z.array(z.string()),
});
export type EvidenceItem = z.output<typeof evidenceItem>;

export const evidence = z.object({
  inspectionId: z.string(),
  projectId: z.number(),
  status: z.enum(inspectionStatuses),
  /** Nothing is missing. */
  complete: z.boolean(),
  items: z.array(evidenceItem),
  photos: z.number(),
  /** Counted apart from the photos; servers of the previous version do not send it. */
  debrisPhotos: z.number().optional(),
  documents: z.number(),
  voiceNotes: z.number(),
  /** Who marked it as reviewed and when; null while nobody has. Servers of the previous version do not send it. */
  review: z.object({ at: dateTime, by: z.string() }).nullable().optional(),
  /** The last change of the inspection, its rooms, sheets or files. */
  changedAt: dateTime,
});
export type Evidence = z.output<typeof evidence>;
