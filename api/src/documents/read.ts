import type { Actor } from '@tidemark/contract/access';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import type { Read, Tx } from '../db/database.ts';
import { lockProject } from '../projects/read.ts';

/** A document with what only the server keeps of it. */
export type StoredDocument = SignedDocument & { linkId: string | null; linkWorks: boolean };

const selectDocuments = (db: Read) =>
  db
    .selectFrom('documents')
    .innerJoin('documentTemplates', (on) =>
      on
        .onRef('documentTemplates.id', '=', 'documents.templateId')
        .onRef('documentTemplates.version', '=', 'documents.version'),
    )
    .select([
      'documents.id',
      'documents.projectId',
      'documentTemplates.kind',
      'documentTemplates.language',
      'documentTemplates.title',
      'documentTemplates.body',
      'documentTemplates.needsConsent',
      'documentTemplates.withCancellation',
      'documents.templateId',
      'documents.version',
      'documents.fields',
      'documents.replaces',
      'documents.createdAt',
      'documents.technicianId as createdBy',
      'documents.contentHash',
      'documents.signed',
      'documents.number',
      'documents.sealHash',
      'documents.receivedAt',
      'documents.linkId',
      'documents.withdrawnAt',
      'documents.withdrawnBecause',
      sql<string | null>`CASE WHEN documents.link_expires_at > now() THEN documents.link_expires_at END`.as(
        'linkUntil',
      ),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof selectDocuments>['execute']>>[number];

const unsigned = { signedAt: null, parties: [], consent: null, answered: null };
const told = ({ signed, linkUntil, ...row }: Row): StoredDocument => ({
  ...row,
  ...(signed ?? unsigned),
  // A signed one has nothing more to sign, but the same signature sent again is answered.
  linkUntil: row.contentHash ? null : linkUntil,
  linkWorks: linkUntil !== null,
});

/** The documents of a project, in the order in which they were made. */
export async function documentsOf(db: Read, projectId: number): Promise<StoredDocument[]> {
  const rows = await selectDocuments(db)
    .where('documents.projectId', '=', projectId)
    .orderBy('documents.createdAt')
    .orderBy('documents.id')
    .execute();
  return rows.map(told);
}

export async function findDocument(db: Read, id: string): Promise<StoredDocument | undefined> {
  const row = await selectDocuments(db).where('documents.id', '=', id).executeTakeFirst();
  return row && told(row);
}

/** @throws Refusal document_not_found */
export async function documentOf(db: Read, projectId: number, id: string): Promise<StoredDocument> {
  const found = await findDocument(db, id);
  if (found?.projectId !== projectId) throw new Refusal('document_not_found');
  return found;
}

/** Locks a document's project, which is the lock of all its documents. @throws Refusal document_not_found */
export async function lockDocument(tx: Tx, actor: Actor, { id, docId }: { id: number; docId: string }) {
  const project = await lockProject(tx, actor, id);
  return { project, document: await documentOf(tx, project.id, docId) };
}

/** The project of a document, for files that belong to one. */
export const projectOfDocument = async (db: Read, id: string): Promise<number | undefined> =>
  (await db.selectFrom('documents').select('projectId').where('id', '=', id).executeTakeFirst())?.projectId;

/** Whether a file of the job is a page that was signed on paper. */
export async function isSignedPage(
  db: Read,
  { id, projectId }: { id: string; projectId: number },
): Promise<boolean> {
  const page = { parties: [{ mark: { kind: 'paper', fileId: id } }] };
  const found = await db
    .selectFrom('documents')
    .select('id')
    .where('projectId', '=', projectId)
    .where('number', 'is not', null)
    .where(sql<boolean>`content::jsonb @> ${JSON.stringify(page)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
