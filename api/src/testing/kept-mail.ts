import type { Letter, Mail } from '../integrations/mail/mail.ts';

/** A mailbox in memory, newest last. */
export function keptMail(): Mail & { letters: Letter[]; failing: boolean } {
  const letters: Letter[] = [];
  return {
    name: 'The test mailbox',
    letters,
    failing: false,
    async send(letter, { id }) {
      if (this.failing) throw new Error('The test mailbox is full.');
      letters.push(letter);
      return { externalId: id };
    },
  };
}
