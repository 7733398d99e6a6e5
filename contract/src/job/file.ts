import { z } from 'zod';
import { categories, momentOf, pathOfFile, typeByName, typeShown } from '../documentation-file.ts';
import { namesOf, pickNames } from '../fields.ts';
import type { FileFacts } from '../files.ts';
import { flaws } from '../pictures/flaw.ts';
import { dateTime } from '../shapes.ts';
import { blankJobFile, type JobFileEntered, jobFileFields, jobFileShapes } from './fields.ts';

/**
 * A photo, document or voice note of a job. No inspection and no report has it. Bytes, `url`, `type`, times and place are as
 * those of documentation. `number` counts in the job and is never used again; the office gives it, so it is null until
 * then. `roomName` is the room's; of a deleted one, the last that was known. `uploadedBy` is null while only this device
 * has the file.
 */
export const jobFile = z.object({
  id: z.string(),
  projectId: z.number(),
  kind: z.literal('job'),
  number: z.number().nullable(),
  category: z.enum(categories),
  ...jobFileShapes,
  roomName: z.string().nullable(),
  url: z.string(),
  filepath: z.string(),
  filename: z.string(),
  type: z.string(),
  size: z.number(),
  sha256: z.string(),
  timestamp: dateTime,
  uploadDate: dateTime,
  uploadedBy: z.number().nullable(),
  capturedAt: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  flaw: z.enum(flaws).nullable(),
  duration: z.number().nullable(),
});
export type JobFile = z.output<typeof jobFile>;
declare module '../offline.ts' {
  interface LocalTables {
    jobFiles: JobFile;
  }
}

export const duplicateJobFile = 'This file is already in this job. Please select a different file.';

/** Phone cameras use the same names again and again, so a duplicate has the same bytes. */
export const isDuplicateInJob = (
  { sha256 }: Pick<JobFile, 'sha256'>,
  of: readonly Pick<JobFile, 'sha256'>[],
): boolean => of.some((file) => file.sha256 === sha256);

/** What is said, without blanks. */
export function withJobFileChange<F extends JobFileEntered>(file: F, change: SaidOfFile): F {
  const said = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...file, ...Object.fromEntries(said.map(([field, value]) => [field, value || null])) };
}

/** What is said of a new file. */
export const enteredOf = (of: SaidOfFile): JobFileEntered =>
  withJobFileChange({ ...blankJobFile }, pickNames(namesOf(jobFileFields), { ...blankJobFile, ...of }));
/** Some of it. */
export type SaidOfFile = { [F in keyof JobFileEntered]?: JobFileEntered[F] | undefined };

type Begun = Pick<JobFile, 'id' | 'projectId' | 'category'> & Partial<JobFile>;

/** A new file on the device; the office adds its number and the camera's facts. */
export function newJobFile(of: Begun, { name, size, sha256 }: FileFacts, at: string): JobFile {
  const blank = { ...blankJobFile, roomName: null, capturedAt: null, latitude: null, longitude: null };
  const begun: JobFile = {
    ...{ ...blank, flaw: null, duration: null, number: null, uploadedBy: null },
    ...of,
    ...{ kind: 'job', url: '', filepath: pathOfFile(of.id), filename: name, size, sha256 },
    type: typeShown(of.category, typeByName(of.category, name)),
    timestamp: momentOf(of.capturedAt ?? null, at),
    uploadDate: at,
  };
  return withJobFileChange(begun, enteredOf(of));
}
