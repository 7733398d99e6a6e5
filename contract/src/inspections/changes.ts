import { z } from 'zod';
import { dateTime } from '../shapes.ts';

/** A change by another device to an inspection, a room or its sheet. */
export const changeElsewhere = z.object({
  at: dateTime,
  technicianId: z.number().nullable(),
  technicianName: z.string().nullable(),
  subject: z.enum(['inspection', 'room', 'claim-sheet']),
  /** The inspection's id, else the room's. */
  subjectId: z.string(),
  /** The changed fields as the audit log has them. */
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type ChangeElsewhere = z.output<typeof changeElsewhere>;
