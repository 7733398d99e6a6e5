import type { DocumentTemplate } from '../../document-templates/template.ts';
import type { DocumentContent, DocumentParty } from '../content.ts';
import { newDocument } from '../document.ts';
import type { FrozenFields } from '../fields.ts';
import { hashOf, textHash } from '../seal.ts';

export const textId = '01980000-0000-7000-8000-00000000000b';
export const documentId = '01980000-0000-7000-8000-00000000000c';

/** A checked text with one of each thing to fill in. */
export const text: DocumentTemplate = {
  ...{ id: textId, version: 2, kind: 'work-authorization', language: 'en', title: 'Work Authorization' },
  body: [
    '# Work Authorization',
    'For {customer}, claim {claim}, until {cancel-by}.',
    '{photos}',
    '[!] enter: You may enter {address}.',
    '[ ] keys: You may keep the keys.',
    '( ) pays=insurer: The insurer pays.',
    '( ) pays=other: Somebody else pays.',
    '[[write payer]]',
    '[[initials customer]]',
    '[[sign customer]]',
    '[[sign technician optional]]',
  ].join('\n'),
  ...{ needsConsent: true, withCancellation: false, released: true },
  checked: { by: 'Ada Counsel', on: '2026-11-01', note: null },
  ...{ savedAt: '2026-11-02T09:00:00.000Z', savedBy: 'Mo Manager' },
};

export const consentText: DocumentTemplate = {
  ...text,
  ...{ id: '01980000-0000-7000-8000-00000000000e', version: 1, kind: 'consent', title: 'Consent' },
  ...{ body: 'You may sign on paper.\n[!] agree: I agree.', needsConsent: false },
};

export const fields: FrozenFields = {
  values: { customer: 'Maria Alvarez', address: '18 Alder Street', 'cancel-by': 'December 1, 2026' },
  lists: {},
};

export const signature = {
  kind: 'drawn' as const,
  strokes: [
    [1000, 5000, 4000, 4000, 8000, 6000],
    [200, 300],
  ],
};

export const customer: DocumentParty = {
  ...{ role: 'customer', name: 'Maria Alvarez', mark: signature, at: '2026-11-27T09:04:00-06:00' },
  ...{ place: { latitude: 41_801_200, longitude: -88_074_300 }, device: 'iPhone, Safari' },
};

export const draft = newDocument(
  { id: documentId, projectId: 12, text, fields, replaces: null },
  '2026-11-27T15:00:00.000Z',
);

/** What the customer signs on that draft. */
export async function signedContent(
  of = draft,
  changed: Partial<DocumentContent> = {},
): Promise<DocumentContent> {
  return {
    ...{ v: 1, id: of.id, projectId: of.projectId, kind: of.kind, language: of.language },
    template: { id: of.templateId, version: of.version, sha256: await textHash(of) },
    ...{ company: 1, fields: of.fields, replaces: of.replaces },
    answers: {
      ...{ boxes: ['enter'], choices: { pays: 'insurer' }, writings: {} },
      initials: [{ role: 'customer', mark: { kind: 'typed', text: 'MA' } }],
      toldAloud: false,
    },
    consent: { sha256: await textHash(consentText), at: '2026-11-27T09:01:00-06:00' },
    parties: [customer],
    openedAt: '2026-11-27T09:00:00-06:00',
    endSeenAt: '2026-11-27T09:02:00-06:00',
    signedAt: '2026-11-27T09:04:00-06:00',
    ...changed,
  };
}

export const signedBody = async (of = draft, changed: Partial<DocumentContent> = {}) => {
  const content = await signedContent(of, changed);
  return { content, contentHash: await hashOf(content) };
};
