import { z } from 'zod';
import { dateTime, text, uuid } from '../../shapes.ts';
import { columnNames } from './columns.ts';
import { dateOrders } from './days.ts';

export const mostLines = 500;
export const mostFileLines = 10_000;

/** A line of the file as its cells are written; `line` is its number in the file. */
export const importLine = z.strictObject({
  line: z.number().int().min(1).max(10_000_000),
  cells: z.partialRecord(z.enum(columnNames), text(10_000)),
});
export type ImportLine = z.output<typeof importLine>;

/**
 * Lines, at most 500 a call, or a whole CSV file as text with up to 10,000, its headers as `guessColumns` knows them.
 * - `dates` says which of 3/9/2027 is the month, where the file does not: such a day is an error without it.
 * - `importId` joins the calls of one import so that it can be undone.
 */
export const importBody = z
  .strictObject({
    lines: z
      .array(importLine)
      .min(1, 'There are no lines.')
      .max(mostLines, `Send at most ${mostLines} lines.`)
      .optional(),
    csv: z.string().min(1, 'The file is empty.').optional(),
    dates: z.enum(dateOrders).optional(),
    importId: uuid.optional(),
    fileName: text(200).optional(),
    dryRun: z.boolean().default(false),
  })
  .refine(({ lines, csv }) => (lines === undefined) !== (csv === undefined), {
    path: ['lines'],
    message: 'Send either lines or a CSV file.',
  });

export const importQuery = z.strictObject({
  strict: z.enum(['true', 'false']).default('false'),
  /** The same as in the body, for a file posted on its own. */
  dates: z.enum(dateOrders).optional(),
});

const told = z.object({ line: z.number(), field: z.string(), message: z.string() });

/**
 * - `created` is how many projects were made (or would be, in a dry run), `existing` how many lines are there already.
 * - `errors` has every bad cell by the number of its line. With strict, one of them is enough and nothing is made: `lines` then
 *   has only what is bad and what is there already.
 * - `notes` has what was read otherwise than it is written, `leftOut` the headers of a file whose columns were not read.
 * - `importId` is what undoes it; null where nothing was made.
 */
export const importAnswer = z.object({
  created: z.number(),
  existing: z.number(),
  lines: z.array(
    z.object({
      line: z.number(),
      outcome: z.enum(['created', 'existing', 'bad']),
      projectId: z.number().nullable(),
    }),
  ),
  errors: z.array(told),
  notes: z.array(told),
  leftOut: z.array(z.string()),
  importId: uuid.nullable(),
});
export type ImportAnswer = z.output<typeof importAnswer>;

/** How long an import can be undone after its last line. */
export const undoHours = 1;

/** An import that can still be undone. */
export const recentImport = z.object({
  id: uuid,
  fileName: z.string().nullable(),
  technicianName: z.string().nullable(),
  at: dateTime,
  projects: z.number(),
});
export type RecentImport = z.output<typeof recentImport>;

/** The result of an undo; `kept` are the projects someone has worked on. */
export const undoneImport = z.object({
  removed: z.number(),
  kept: z.array(z.object({ id: z.number(), title: z.string(), reason: z.string() })),
});
export type UndoneImport = z.output<typeof undoneImport>;
