import type { Sending, Taken } from '../sending.ts';

export interface MailMessage {
  to: readonly string[];
  cc?: readonly string[];
  replyTo?: string | undefined;
  /** A person wrote it, so it may be answered automatically. */
  byPerson?: boolean;
  subject: string;
  text: string;
  attachments: { name: string; type: string; bytes: Buffer }[];
}

/** The Message-ID comes from the delivery, so that mailboxes can deduplicate. */
export interface Mail {
  readonly name: string;
  /** @throws SendFailure */
  send(letter: MailMessage, sending: Sending): Promise<Taken>;
}
