import type { DocumentTemplate } from '@tidemark/contract/document-templates/template';
import type { DocumentContent } from '@tidemark/contract/documents/content';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import { hashOf, textHash } from '@tidemark/contract/documents/seal';
import { consentText, signedContent, text } from '@tidemark/contract/documents/testing/documents';
import { openedFields } from '@tidemark/contract/documents/values';
import type { Person } from '../../testing/people.ts';

const entryOf = ({
  kind,
  language,
  title,
  body,
  needsConsent,
  withCancellation,
  checked,
}: DocumentTemplate) => ({
  ...{ kind, language, title, body, needsConsent, withCancellation, checked },
});

/** Released texts: one to sign, and the consent that it needs. */
export async function addTexts(manager: Person, changed: Partial<DocumentTemplate> = {}) {
  const add = async (of: DocumentTemplate) =>
    (await manager.send('document-templates.create', { body: entryOf(of) })).ok().template;
  const consent = await add({ ...consentText, language: changed.language ?? 'en' });
  return { text: await add({ ...text, ...changed }), consent };
}
export type Texts = Awaited<ReturnType<typeof addTexts>>;

export const draftDocument = async (
  by: Person,
  projectId: number,
  { id, version }: DocumentTemplate,
  more = {},
) =>
  (
    await by.send('documents.create', {
      params: { id: projectId },
      body: { templateId: id, version, ...more },
    })
  ).ok().document;

/** What a customer signs on a draft. */
export async function contentOf(
  draft: SignedDocument,
  consent: DocumentTemplate,
  changed: Partial<DocumentContent> = {},
): Promise<{ content: DocumentContent; contentHash: string }> {
  const made = await signedContent(draft);
  const content = {
    ...made,
    fields: openedFields(draft.fields, made.openedAt, draft.language),
    consent: { ...made.consent!, sha256: await textHash(consent) },
    ...changed,
  };
  return { content, contentHash: await hashOf(content) };
}

export const sign = (by: Person, { id: docId, projectId: id }: SignedDocument, body: object) =>
  by.send('documents.sign', { params: { id, docId }, body: body as never });

/** A sealed document. */
export async function addDocument(by: Person, projectId: number, { text, consent }: Texts) {
  const draft = await draftDocument(by, projectId, text);
  return (await sign(by, draft, await contentOf(draft, consent))).ok().document;
}
