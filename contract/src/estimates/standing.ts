import { z } from 'zod';
import { calendarDate, countedDate, dateTime, hundredths, requiredText, text } from '../shapes.ts';

/** Where a numbered estimate stands; one that was sent gives way once a newer one is sent. */
export const estimateStates = ['Draft', 'Sent', 'Approved', 'Superseded'] as const;
export type EstimateState = (typeof estimateStates)[number];

export const letterPapers = ['pdf', 'csv', 'report'] as const;
export type LetterPaper = (typeof letterPapers)[number];

const address = z
  .string()
  .trim()
  .max(254, 'An email address can have at most 254 characters.')
  .regex(/^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\]+$/, 'Enter an email address.');
const mostPeople = 20;
const tooMany = `Send to at most ${mostPeople} people at once.`;
const papers = z.array(z.enum(letterPapers));

/** A mail with an estimate, as a manager writes it. */
export const estimateLetter = z.strictObject({
  to: z.array(address).min(1, 'Enter whom to send it to.').max(mostPeople, tooMany),
  cc: z.array(address).max(mostPeople, tooMany),
  subject: requiredText(200, 'Enter a subject.').refine((line) => !/\p{Cc}/u.test(line), 'Use one line.'),
  message: text(5_000),
  attachments: papers.min(1, 'Attach at least one file.').transform((chosen) => [...new Set(chosen)]),
});
export type EstimateLetter = z.output<typeof estimateLetter>;

/** What somebody outside agreed to pay. */
export const approvalEntry = z.strictObject({
  approvedBy: requiredText(200, 'Enter who approved it.'),
  approvedOn: countedDate,
  amount: hundredths(0, 999_999_999_999.99),
});

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
