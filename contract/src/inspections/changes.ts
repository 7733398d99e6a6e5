import { z } from 'zod';
import { dateTime } from '../shapes.ts';

/** What a device other than the caller's changed of an inspection, of one of its rooms or of a room's sheet. */
export const changeElsewhere = z.object({
  at: dateTime,
  technicianId: z.number().nullable(),
  technicianName: z.string().nullable(),
  subject: z.enum(['inspection', 'room', 'claim-sheet']),
  /** The inspection's id, else the room's. */
  subjectId: z.string(),
  /** The changed fields as they were then, in the audit log's words. */
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type ChangeElsewhere = z.output<typeof changeElsewhere>;
