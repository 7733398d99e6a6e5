import type { SignerRole } from '@tidemark/contract/document-templates/kinds';
import { readMarkup } from '@tidemark/contract/document-templates/markup';
import type { DocumentContent, DocumentParty } from '@tidemark/contract/documents/content';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import { type DocumentMark, onMarkBox } from '@tidemark/contract/documents/marks';
import { openedFields } from '@tidemark/contract/documents/values';
import type { PadMark, Signing } from './signing.ts';

/** A document as its signer has it before them. */
export interface Signed {
  document: SignedDocument;
  signing: Signing;
  /** The names that stand in the fields until somebody changes them. */
  names: Readonly<Record<string, string>>;
  /** The customer alone, on a phone of their own. */
  byLink: boolean;
}

const markOf = (mark: PadMark): DocumentMark =>
  'typed' in mark ? { kind: 'typed', text: mark.typed } : { kind: 'drawn', strokes: onMarkBox(mark.strokes) };

/** Whether a person in this role signs on this screen. */
export const signsHere = (role: SignerRole, byLink: boolean) => !byLink || role === 'customer';

/** What was ticked, chosen and written; of a choice that was changed only what it asks for. */
export function answersOf({ document, signing, byLink }: Signed): DocumentContent['answers'] {
  const { blocks } = readMarkup(document.body);
  const asked = new Set<string>();
  const boxes: string[] = [];
  const choices: Record<string, string> = {};
  const initials: DocumentContent['answers']['initials'] = [];
  blocks.forEach((block, at) => {
    if (block.kind === 'box' && signing.ticks[block.key]) boxes.push(block.key);
    if (block.kind === 'write') asked.add(block.key);
    if (block.kind === 'choice') {
      const taken = block.options.find(({ value }) => value === signing.choices[block.key]);
      if (taken) choices[block.key] = taken.value;
      if (taken?.write !== undefined) asked.add(taken.write);
    }
    if (block.kind === 'initials' && signsHere(block.role, byLink)) {
      const mark = signing.initials[at];
      // An empty one keeps the place of those after it, and is refused.
      initials.push({ role: block.role, mark: mark ? markOf(mark) : { kind: 'drawn', strokes: [] } });
    }
  });
  const writings = Object.entries(signing.writings).filter(([key]) => asked.has(key));
  return {
    ...{ boxes, choices, initials },
    writings: Object.fromEntries(writings.map(([key, strokes]) => [key, onMarkBox(strokes)])),
    toldAloud: signing.toldAloud ?? false,
  };
}

/** Who has signed. */
export function partiesOf(
  { document, signing, names, byLink }: Signed,
  place: DocumentParty['place'] = null,
): DocumentParty[] {
  return readMarkup(document.body).blocks.flatMap((block) => {
    if (block.kind !== 'sign' || !signsHere(block.role, byLink)) return [];
    const { name = names[block.role] ?? '', mark, at = signing.openedAt } = signing.parties[block.role] ?? {};
    if (!mark || name.trim() === '') return [];
    const device = navigator.userAgent.slice(0, 200);
    return [{ role: block.role, name: name.trim(), mark: markOf(mark), at, place, device }];
  });
}

interface Facts {
  /** Of the text this was made of. */
  textSha256: string;
  company: number;
  consent: DocumentContent['consent'];
  place: DocumentParty['place'];
  now: string;
}

/** What is signed: its canonical JSON is hashed on this device. */
export function contentOf(
  signed: Signed,
  { textSha256, company, consent, place, now }: Facts,
): DocumentContent {
  const { document, signing } = signed;
  const { id, projectId, kind, language, templateId, version, fields, replaces } = document;
  return {
    ...{ v: 1 as const, id, projectId, kind, language, company, consent, replaces },
    template: { id: templateId, version, sha256: textSha256 },
    fields: openedFields(fields, signing.openedAt, language),
    answers: answersOf(signed),
    parties: partiesOf(signed, place),
    ...{ openedAt: signing.openedAt, endSeenAt: signing.endSeenAt ?? now, signedAt: now },
  };
}
