import { z } from 'zod';
import { countedDate, hundredths, requiredText, text } from '../shapes.ts';
import { letterPapers } from './standing.ts';

const address = z
  .string()
  .trim()
  .max(254, 'An email address can have at most 254 characters.')
  .regex(/^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\]+$/, 'Enter an email address.');
const mostPeople = 20;
const tooMany = `Send to at most ${mostPeople} people at once.`;

/** A mail with an estimate, as a manager writes it. */
export const estimateLetter = z.strictObject({
  to: z.array(address).min(1, 'Enter whom to send it to.').max(mostPeople, tooMany),
  cc: z.array(address).max(mostPeople, tooMany),
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
