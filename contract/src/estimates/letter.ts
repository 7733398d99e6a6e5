import { z } from 'zod';
import { countedDate, emailAddress, hundredths, requiredText, text, uuid } from '../shapes.ts';
import { approvedLines } from './approved-line.ts';
import { letterPapers, sendingWays } from './standing.ts';

const mostPeople = 20;
const tooMany = `Send to at most ${mostPeople} people at once.`;

/** A mail with a supplement, as a manager writes it: the supplement itself is attached. */
export const supplementLetter = z.strictObject({
  how: z.literal('mail').optional(),
  to: z.array(emailAddress).min(1, 'Enter whom to send it to.').max(mostPeople, tooMany),
  cc: z.array(emailAddress).max(mostPeople, tooMany),
  subject: requiredText(200, 'Enter a subject.').refine((line) => !/\p{Cc}/u.test(line), 'Use one line.'),
  message: text(5_000),
});
export type SupplementLetter = z.output<typeof supplementLetter>;

/** A mail with an estimate and its files. */
export const estimateLetter = supplementLetter.extend({
  attachments: z
    .array(z.enum(letterPapers))
    .min(1, 'Attach at least one file.')
    .transform((chosen) => [...new Set(chosen)]),
});
export type EstimateLetter = z.output<typeof estimateLetter>;

const sent = { to: requiredText(200, 'Enter who got it.'), on: countedDate };
/** What was sent without this app, as a manager says it; a mail is a letter of this app. */
export const handEntry = z.strictObject({ how: z.enum(sendingWays).exclude(['mail']), ...sent });
export type HandEntry = z.output<typeof handEntry>;

export const sendEntry = z.discriminatedUnion('how', [estimateLetter, handEntry]);
export type SendEntry = z.output<typeof sendEntry>;
export const supplementSendEntry = z.discriminatedUnion('how', [supplementLetter, handEntry]);

/** Why what was sent counts as not sent. */
export const unsentEntry = z.strictObject({ reason: requiredText(1000, 'Reason is required') });

const most = 999_999_999_999.99;
const approved = {
  approvedBy: requiredText(200, 'Enter who approved it.'),
  approvedOn: countedDate,
  /** The lines that differ from what was sent. */
  lines: approvedLines.default([]),
  /** A document of the job that shows the approval. */
  fileId: uuid.nullable().default(null),
};
/** What somebody outside agreed to pay. */
export const approvalEntry = z.strictObject({ ...approved, amount: hundredths(0, most) });
/** A supplement may take off more than it adds. */
export const supplementApprovalEntry = z.strictObject({ ...approved, amount: hundredths(-most, most) });
