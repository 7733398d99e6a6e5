import { z } from 'zod';
import { countedDate, emailAddress, hundredths, requiredText, text } from '../shapes.ts';
import { letterPapers } from './standing.ts';

const mostPeople = 20;
const tooMany = `Send to at most ${mostPeople} people at once.`;

/** A mail with an estimate, as a manager writes it. */
export const estimateLetter = z.strictObject({
  to: z.array(emailAddress).min(1, 'Enter whom to send it to.').max(mostPeople, tooMany),
  cc: z.array(emailAddress).max(mostPeople, tooMany),
  subject: requiredText(200, 'Enter a subject.').refine((line) => !/\p{Cc}/u.test(line), 'Use one line.'),
  message: text(5_000),
  attachments: z
    .array(z.enum(letterPapers))
    .min(1, 'Attach at least one file.')
    .transform((chosen) => [...new Set(chosen)]),
});
export type EstimateLetter = z.output<typeof estimateLetter>;

/** What somebody outside agreed to pay. */
export const approvalEntry = z.strictObject({
  approvedBy: requiredText(200, 'Enter who approved it.'),
  approvedOn: countedDate,
  amount: hundredths(0, 999_999_999_999.99),
});
