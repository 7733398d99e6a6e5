import { createTransport } from 'nodemailer';
import { SendFailure, unreachable } from '../failure.ts';
import { compose, messageId } from './compose.ts';
import type { Mail } from './mail.ts';

const name = 'The mail server';

/**
 * A mail server by its address, `smtp://user:password@host:587` or `smtps://…`. SMTP cannot ask whether a mail with a
 * lost acknowledgement was accepted, so it is sent again with the same Message-ID, by which servers and mailboxes
 * recognize it. 4xx replies are retried, 5xx are final (RFC 5321, 4.2.1).
 */
export function smtpMail({ url, from }: { url: string; from: string }): Mail & { close(): void } {
  // A silent server holds its connection only as long as a try.
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 50_000 };
  const transport = createTransport({ url, ...limits });
  return {
    name,
    async send(letter, { id, signal }) {
      try {
        signal.throwIfAborted();
        await Promise.race([transport.sendMail(compose(from, letter, id)), aborted(signal)]);
        return { externalId: messageId(id) };
      } catch (error) {
        throw told(error);
      }
    },
    close: () => transport.close(),
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function told(error: unknown): SendFailure {
  const { responseCode, response, code } = error as {
    responseCode?: number;
    response?: string;
    code?: string;
  };
  // 454 is a temporary failure of the server's password check (RFC 4954, 6).
  if (code === 'EAUTH' && (responseCode === undefined || responseCode >= 500))
    return new SendFailure(`${name} refused the user or the password.`, { again: false, cause: error });
  if (responseCode === undefined) return unreachable(name, error);
  return new SendFailure(`${name} answered: ${response ?? responseCode}`, {
    again: responseCode < 500,
    cause: error,
  });
}
