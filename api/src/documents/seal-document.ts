import type { TemplateEntry } from '@tidemark/contract/document-templates/template';
import type { DocumentContent } from '@tidemark/contract/documents/content';
import { withContent } from '@tidemark/contract/documents/document';
import { signingFaults } from '@tidemark/contract/documents/faults';
import { canonicalJson, firstPrev, hashOf, sealHashOf, textHash } from '@tidemark/contract/documents/seal';
import { openedFields } from '@tidemark/contract/documents/values';
import type { Project } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import { sameJson } from '@tidemark/contract/same-json';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import { companyOf } from '../company/read.ts';
import type { WriteContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { releasedConsents, templateOf } from '../document-templates/read.ts';
import { noteWrite } from '../job/note-write.ts';
import { jobFilesOf } from '../job/read.ts';
import { signSeal } from './keys.ts';
import { documentOf, type StoredDocument } from './read.ts';

interface Signing {
  project: Project;
  draft: StoredDocument;
  content: DocumentContent;
  contentHash: string;
  byLink: boolean;
}

/**
 * Seals what was signed on a locked project's draft. The project's lock gives out numbers without gaps, and each seal names the
 * one before it.
 * @throws Refusal document_changed, validation_failed with a sentence for each fault, file_not_found
 */
export async function sealDocument(context: WriteContext, signing: Signing): Promise<StoredDocument> {
  const { tx, ip } = context;
  const { project, draft, content, contentHash, byLink } = signing;
  const text = await templateOf(tx, draft.templateId, draft.version);
  if (!(await isUnchanged(tx, signing, text))) throw new Refusal('document_changed');
  const consent = content.consent && (await consentOf(tx, content));
  const faults = signingFaults(text, consent ? content : { ...content, consent: null }, byLink);
  if (faults.length > 0) throw new Refusal('validation_failed', faults);
  await refuseMissingPaper(tx, content);

  const { documentsSealed: number } = await tx
    .updateTable('projects')
    .set({ documentsSealed: sql<number>`documents_sealed + 1` })
    .where('id', '=', project.id)
    .returning('documentsSealed')
    .executeTakeFirstOrThrow();
  const before = await tx
    .selectFrom('documents')
    .select('sealHash')
    .where('projectId', '=', project.id)
    .where('number', '=', number - 1)
    .executeTakeFirst();
  const prev = before?.sealHash ?? firstPrev;
  const arrived = { number, contentHash, prev, receivedAt: new Date().toISOString(), ip };
  const sealHash = await sealHashOf(project.id, arrived);
  const { fields, signedAt, parties, consent: agreed, answered } = withContent(draft, content, contentHash);
  await tx
    .updateTable('documents')
    .set({
      ...arrived,
      ...{ sealHash, content: canonicalJson(content), fields: JSON.stringify(fields) },
      signed: JSON.stringify({ signedAt, parties, consent: agreed, answered }),
      ...(await signSeal(tx, sealHash)),
      ...(consent && { consentId: consent.id, consentVersion: consent.version }),
    })
    .where('id', '=', draft.id)
    .execute();
  await noteWrite(tx, project.id);
  await record(tx, context, {
    action: 'document-sealed',
    subject: 'project',
    subjectId: project.id,
    after: {
      ...{ id: draft.id, number, title: draft.title, contentHash, sealHash, byLink },
      signedBy: parties.map(({ role, name, mark }) => `${name} (${role}, ${mark})`).join(', '),
    },
  });
  return documentOf(tx, project.id, draft.id);
}

/** Whether it is the content that was hashed, of this draft and of the text it was made with. */
async function isUnchanged(
  tx: Tx,
  { project, draft, content, contentHash }: Signing,
  text: TemplateEntry,
): Promise<boolean> {
  const { template, company } = content;
  const ofDraft =
    content.id === draft.id &&
    content.projectId === project.id &&
    content.kind === draft.kind &&
    content.language === draft.language &&
    content.replaces === draft.replaces &&
    template.id === draft.templateId &&
    template.version === draft.version &&
    sameJson(content.fields, openedFields(draft.fields, content.openedAt, draft.language));
  if (!ofDraft || template.sha256 !== (await textHash(text))) return false;
  const isThere = await companyOf(tx, company).then(
    () => true,
    () => false,
  );
  return isThere && (await hashOf(content)) === contentHash;
}

/** The released text that was agreed to; undefined where it is none. */
async function consentOf(tx: Tx, { consent }: DocumentContent) {
  for (const text of await releasedConsents(tx)) if ((await textHash(text)) === consent?.sha256) return text;
  return undefined;
}

/** A signed page must be in the job. @throws Refusal file_not_found */
async function refuseMissingPaper(tx: Tx, { projectId, parties }: DocumentContent): Promise<void> {
  for (const { mark } of parties) {
    if (mark.kind !== 'paper') continue;
    const [file] = await jobFilesOf(tx, projectId, { id: mark.fileId });
    if (file?.sha256 !== mark.sha256) throw new Refusal('file_not_found');
  }
}
