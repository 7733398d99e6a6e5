import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail.ts';

/** The host part of our Message-IDs; it need not exist, but must be ours alone (RFC 5322, 3.6.4). */
const idHost = 'deliveries.tidemark';

export const messageId = (deliveryId: string) => `<${deliveryId}@${idHost}>`;

/** One mail, with the same headers for every try of a delivery. */
export function compose(from: string, letter: MailMessage, deliveryId: string): SendMailOptions {
  return {
    from,
    to: [...letter.to],
    ...(letter.cc && { cc: [...letter.cc] }),
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    subject: letter.subject,
    text: letter.text,
    messageId: messageId(deliveryId),
    // Prevents automatic replies (RFC 3834).
    ...(!letter.byPerson && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    attachments: letter.attachments.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
    })),
  };
}
