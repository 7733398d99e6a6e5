import { z } from 'zod';
import { calendarDate, dateTime } from '../shapes.ts';
import { approvedLine } from './approved-line.ts';

/** Where a numbered estimate or supplement stands; one that was sent gives way once a newer one is sent. */
const estimateStates = ['Draft', 'Sent', 'Approved', 'Invoiced', 'Superseded'] as const;
export type EstimateState = (typeof estimateStates)[number];

export const letterPapers = ['pdf', 'csv', 'report'] as const;
export type LetterPaper = (typeof letterPapers)[number];

export const sendingWays = ['mail', 'by hand', 'portal'] as const;
export type SendingWay = (typeof sendingWays)[number];

const papers = z.array(z.enum(letterPapers));

const sentLetter = z.object({
  to: z.array(z.string()),
  cc: z.array(z.string()),
  attachments: papers,
  sentAt: dateTime,
  sentBy: z.string(),
});

/** What was sent without this app, as a manager said it. */
const sending = z.object({
  how: z.enum(sendingWays),
  to: z.string(),
  on: calendarDate,
  recordedAt: dateTime,
  recordedBy: z.string(),
});

const approval = z.object({
  approvedBy: z.string(),
  approvedOn: calendarDate,
  amount: z.number(),
  /** What differs from what was sent; null in one of an earlier version. */
  lines: z.array(approvedLine).nullable().optional(),
  /** The document of the job that shows it; null if none was given, or if it was deleted. */
  file: z.object({ id: z.string(), name: z.string() }).nullable().optional(),
  recordedAt: dateTime,
  recordedBy: z.string(),
});

export const standing = z.object({
  state: z.enum(estimateStates),
  /** Newest first, without what was taken back. */
  letters: z.array(sentLetter),
  /** The same of what was sent without a letter. Absent where a server of an earlier version answers. */
  sendings: z.array(sending).optional(),
  approval: approval.nullable(),
});
export type Standing = z.output<typeof standing>;

/** `newerSent`: a newer one of the same inspection was sent. `invoiced`: an invoice that is not void names it. */
export function stateOf(
  of: Omit<Standing, 'state'> & { newerSent: boolean; invoiced: boolean },
): EstimateState {
  if (of.invoiced) return 'Invoiced';
  if (of.approval) return 'Approved';
  if (of.letters.length + (of.sendings?.length ?? 0) === 0) return 'Draft';
  return of.newerSent ? 'Superseded' : 'Sent';
}

/** Why something cannot be done with it now. */
export const notNow = (named: string, state: EstimateState): string =>
  `${named} is ${state}: that cannot be done now.`;
