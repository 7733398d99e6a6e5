import { z } from 'zod';
import { emailAddress, requiredText, text } from '../shapes.ts';

const mostPeople = 20;

/** What goes with the mails of a package: one for each part. */
export const packageLetter = z.strictObject({
  to: z
    .array(emailAddress)
    .min(1, 'Enter whom to send it to.')
    .max(mostPeople, `Send to at most ${mostPeople} people at once.`),
  subject: requiredText(200, 'Enter a subject.').refine((line) => !/\p{Cc}/u.test(line), 'Use one line.'),
  message: text(5_000).default(''),
});
export type PackageLetter = z.output<typeof packageLetter>;
