import { readMarkup } from '@tidemark/contract/document-templates/markup';
import type { DocumentContent } from '@tidemark/contract/documents/content';
import { signingFaults } from '@tidemark/contract/documents/faults';
import { answersOf, partiesOf, type Signed, signsHere } from './content-of.ts';
import { type SignerWords, signerWords } from './words.ts';

/** Why a document cannot be sealed yet, by place, in its language. The server asks the same. */
export function faultsOf(
  signed: Signed,
  consent: DocumentContent['consent'],
  now: string,
): ReadonlyMap<string, string> {
  const { document, signing, byLink } = signed;
  const words = signerWords[document.language];
  const told = { openedAt: signing.openedAt, signedAt: now, consent };
  const signedSoFar = { ...told, answers: answersOf(signed), parties: partiesOf(signed) };
  const faults = new Map<string, string>();
  for (const { field } of signingFaults(document, signedSoFar, byLink)) {
    const [place, say] = placeOf(field, signed);
    faults.set(place, say(words));
  }
  const email = signing.email?.trim() ?? '';
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) faults.set('email', words.emailWrong);
  return faults;
}

type Say = (words: SignerWords) => string;

/** The place of the screen for a field of the content, and its sentence. */
function placeOf(field: string | undefined, { document, byLink }: Signed): [string, Say] {
  const [part = '', what = '', key = ''] = (field ?? '').split('.');
  if (part === 'consent') return ['consent', (words) => words.consentFirst];
  if (part === 'signedAt') return ['day', (words) => words.dayChanged];
  if (part === 'parties') return [`sign:${what}`, (words) => words.mustSign];
  if (what === 'boxes') return [`box:${key}`, (words) => words.mustTick];
  if (what === 'choices') return [`choice:${key}`, (words) => words.choose];
  if (what === 'toldAloud') return ['told', (words) => words.mustTick];
  if (what === 'initials') {
    const places = readMarkup(document.body).blocks.flatMap((block, at) =>
      block.kind === 'initials' && signsHere(block.role, byLink) ? [at] : [],
    );
    return [`initials:${places[Number(key)]}`, (words) => words.mustSign];
  }
  const own = document.kind === 'emergency-statement';
  return [`write:${key}`, (words) => (own ? words.mustWrite : words.writeInBox)];
}
