import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';

interface Facts {
  title: string;
  company: string;
  /** The page to sign on; without one the mail is a copy. */
  link: string | null;
}

/** Plain text, in the document's language. */
export function documentMailText(
  language: DocumentLanguage,
  { title, company, link }: Facts,
): { subject: string; text: string } {
  const lines = language === 'en' ? english : spanish;
  return link
    ? {
        subject: lines.toSign(title, company),
        text: [...lines.sign(title, company), link, lines.works].join('\n\n'),
      }
    : { subject: lines.copy(title, company), text: lines.attached(title, company).join('\n\n') };
}

const english = {
  toSign: (title: string, company: string) => `To sign: ${title}, ${company}`,
  sign: (title: string, company: string) => [
    `${company} asks you to read and sign “${title}”. Open this page on your phone or computer; you need no account:`,
  ],
  works: 'The link works for 30 days, until the document is signed.',
  copy: (title: string, company: string) => `Your copy: ${title}, ${company}`,
  attached: (title: string, company: string) => [
    `Attached is your copy of “${title}”, as it was signed for ${company}.`,
    'Its last page tells how to verify it. Keep this mail with your papers.',
  ],
};
const spanish: typeof english = {
  toSign: (title, company) => `Para firmar: ${title}, ${company}`,
  sign: (title, company) => [
    `${company} le pide que lea y firme «${title}». Abra esta página en su teléfono o computadora; no necesita una cuenta:`,
  ],
  works: 'El enlace funciona durante 30 días, hasta que se firme el documento.',
  copy: (title, company) => `Su copia: ${title}, ${company}`,
  attached: (title, company) => [
    `Adjuntamos su copia de «${title}», tal como se firmó para ${company}.`,
    'La última página explica cómo verificarla. Guarde este correo con sus papeles.',
  ],
};
