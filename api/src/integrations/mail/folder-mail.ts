import { createTransport } from 'nodemailer';
import { putFile } from '../folder.ts';
import { compose } from './compose.ts';
import type { Mail } from './mail.ts';

/** Mails as .eml files on this machine, which any mail program opens; one file per delivery. */
export function folderMail({ dir, from }: { dir: string; from: string }): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    name: 'The mail folder',
    async send(letter, { id }) {
      const { message } = await transport.sendMail(compose(from, letter, id));
      await putFile(dir, [`${id}.eml`], message as Buffer);
      return { externalId: `${id}.eml` };
    },
  };
}
