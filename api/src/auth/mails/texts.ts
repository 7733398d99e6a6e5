import type { MailKind } from './queue-mail.ts';

interface Text {
  subject: string;
  text: string;
}

interface Facts {
  firstName: string;
  company: string;
  /** The app's address. */
  app: string;
  /** The page that sets the password, with its token; absent in a mail without one. */
  link: string;
}

/** Plain text on purpose: it reads the same everywhere, and people can check a visible link. */
const texts: Record<MailKind, (facts: Facts) => Text> = {
  invitation: ({ firstName, company, app, link }) => ({
    subject: `Your ${company} account for field inspections`,
    text: [
      `Hello ${firstName},`,
      `${company} has created an account for you in Tidemark, the app for field inspections. Choose your password here:`,
      link,
      'The link works once, for 7 days. After that, ask your manager for a new one.',
      `You then sign in at ${app} with this email address.`,
    ].join('\n\n'),
  }),
  reset: ({ firstName, link }) => ({
    subject: 'Set a new password for Tidemark',
    text: [
      `Hello ${firstName},`,
      'Someone, most likely you, asked to reset the password for your account. Set a new one here:',
      link,
      'The link works once, for one hour. Setting a new password signs you out on all devices; unsent work stays on them.',
      'If you did not ask for this, you can ignore this email. Your password stays as it is.',
    ].join('\n\n'),
  }),
  'password-changed': ({ firstName, company, app }) => ({
    subject: 'Your Tidemark password was changed',
    text: [
      `Hello ${firstName},`,
      'The password of your account was changed a moment ago, and other devices were signed out.',
      `If this was not you, set a new password at ${app}/login with "Forgot your password?" and tell your manager at ${company}.`,
    ].join('\n\n'),
  }),
};

export function mailText(kind: MailKind, facts: Facts): Text {
  return texts[kind](facts);
}
