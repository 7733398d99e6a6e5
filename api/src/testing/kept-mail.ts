import type { Mail, MailMessage } from '../integrations/mail/mail.ts';

/** A mailbox in memory, newest last. */
export function keptMail(): Mail & { letters: MailMessage[]; failing: boolean } {
  const letters: MailMessage[] = [];
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
