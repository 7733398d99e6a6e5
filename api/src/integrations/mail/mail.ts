import type { Sending, Taken } from '../sending.ts';

export interface Letter {
  to: readonly string[];
  subject: string;
  text: string;
  attachments: { name: string; type: string; bytes: Buffer }[];
}

/** The Message-ID is made of the delivery: a mailbox that gets a letter twice can tell that it is one. */
export interface Mail {
  readonly name: string;
  /** @throws SendFailure */
  send(letter: Letter, sending: Sending): Promise<Taken>;
}
