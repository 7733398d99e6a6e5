import { z } from 'zod';
import { calendarDate, dateTime } from '../shapes.ts';

/** Where a numbered estimate stands; one that was sent gives way once a newer one is sent. */
const estimateStates = ['Draft', 'Sent', 'Approved', 'Superseded'] as const;
export type EstimateState = (typeof estimateStates)[number];

export const letterPapers = ['pdf', 'csv', 'report'] as const;
export type LetterPaper = (typeof letterPapers)[number];

const papers = z.array(z.enum(letterPapers));

const sentLetter = z.object({
  to: z.array(z.string()),
  cc: z.array(z.string()),
  attachments: papers,
  sentAt: dateTime,
  sentBy: z.string(),
});

export const standing = z.object({
  state: z.enum(estimateStates),
  /** Newest first. */
  letters: z.array(sentLetter),
  approval: z
    .object({
      approvedBy: z.string(),
      approvedOn: calendarDate,
      amount: z.number(),
      recordedAt: dateTime,
      recordedBy: z.string(),
    })
    .nullable(),
});
export type Standing = z.output<typeof standing>;

/** `newerSent`: a newer estimate of the same inspection was sent. */
export function stateOf(of: Omit<Standing, 'state'> & { newerSent: boolean }): EstimateState {
  if (of.approval) return 'Approved';
  if (of.letters.length === 0) return 'Draft';
  return of.newerSent ? 'Superseded' : 'Sent';
}
