import { z } from 'zod';
import { withoutLines, withoutPhoto } from '../inspections/gaps.ts';
import { type Inspection, inspectionStatuses } from '../inspections/inspection.ts';
import { inspectionQuestions } from '../inspections/questions.ts';
import { missingInStepOne } from '../inspections/step-one.ts';
import { dateTime } from '../shapes.ts';

export const evidenceKinds = [
  'intake',
  'questions',
  'rooms',
  'claim-sheets',
  'room-photos',
  'trash-photos',
  'signatures',
] as const;

/** One item of the evidence check; `missing` has a sentence for each missing one. */
export const evidenceItem = z.object({
  kind: z.enum(evidenceKinds),
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

interface Looked {
  inspection: Omit<Inspection, 'trashPhotos'> & { trashPhotos: readonly unknown[] };
  rooms: readonly { name: string; filledCount: number; photos: number }[];
}

/** The evidence check, in the order of the wizard. */
export function evidenceItems({ inspection, rooms }: Looked): EvidenceItem[] {
  const gaps = missingInStepOne(inspection);
  const answered = new Set(inspection.inspectionQuestions.map(({ code }) => code));
  const intake = gaps.filter(({ field }) => !field.startsWith('inspectionQuestions.'));
  const item = (kind: EvidenceItem['kind'], of: number, missing: string[]): EvidenceItem => ({
    kind,
    done: of - missing.length,
    of,
    missing,
  });
  const without = (what: string, of: readonly { name: string }[]) =>
    of.map(({ name }) => `${name} has no ${what}.`);
  return [
    // Only insurance claims need a policy type.
    item(
      'intake',
      inspection.insuranceClaimType === 'Insurance' ? 7 : 6,
      intake.map(({ message }) => message),
    ),
    item(
      'questions',
      inspectionQuestions.length,
      inspectionQuestions.filter(({ code }) => !answered.has(code)).map(({ question }) => question),
    ),
    item('rooms', Math.max(rooms.length, 1), rooms.length === 0 ? ['At least one room is required'] : []),
    item('claim-sheets', rooms.length, without('claim sheet lines', withoutLines(rooms))),
    item('room-photos', rooms.length, without('photo', withoutPhoto(rooms))),
    item('trash-photos', 1, inspection.trashPhotos.length === 0 ? ['There is no photo of the debris.'] : []),
    item('signatures', 1, inspection.technicianSignature ? [] : ['The technician has not signed.']),
  ];
}
