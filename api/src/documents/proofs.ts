import type { documentActions } from '@tidemark/contract/documents/actions';
import type { DocumentContent } from '@tidemark/contract/documents/content';
import type { DocumentProof, SignedText } from '@tidemark/contract/documents/seal';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { templateOf } from '../document-templates/read.ts';
import { readProject } from '../projects/read.ts';
import { documentKeys } from './keys.ts';

/** A sealed document with everything that is needed to verify it. */
export interface StoredProof extends DocumentProof {
  content: DocumentContent;
  withdrawn: { at: string; reason: string } | null;
}

const textOf = ({ kind, language, title, body, needsConsent, withCancellation }: SignedText): SignedText => ({
  ...{ kind, language, title, body, needsConsent, withCancellation },
});

const selectSealed = (db: Read) =>
  db
    .selectFrom('documents')
    .select([
      ...(['content', 'contentHash', 'number', 'prev', 'receivedAt', 'ip', 'sealHash', 'keyId'] as const),
      ...(['signature', 'templateId', 'version', 'consentId', 'consentVersion', 'withdrawnAt'] as const),
      'withdrawnBecause',
    ])
    .where('number', 'is not', null);
type Row = Awaited<ReturnType<ReturnType<typeof selectSealed>['execute']>>[number];

async function proofOf(db: Read, row: Row): Promise<StoredProof> {
  const { content, templateId, version, consentId, consentVersion, withdrawnAt, withdrawnBecause } = row;
  const { contentHash, number, prev, receivedAt, ip, sealHash, keyId, signature } = row;
  return {
    content: JSON.parse(content!) as DocumentContent,
    seal: {
      ...{ number: number!, contentHash: contentHash!, prev: prev!, receivedAt: receivedAt!, ip: ip! },
      ...{ sealHash: sealHash!, keyId: keyId!, signature: signature! },
    },
    text: textOf(await templateOf(db, templateId, version)),
    consentText: consentId ? textOf(await templateOf(db, consentId, consentVersion!)) : null,
    withdrawn: withdrawnAt ? { at: withdrawnAt, reason: withdrawnBecause! } : null,
  };
}

/** The sealed documents of a project, by number. */
export async function proofsOf(db: Read, projectId: number): Promise<StoredProof[]> {
  const rows = await selectSealed(db).where('projectId', '=', projectId).orderBy('number').execute();
  const proofs: StoredProof[] = [];
  for (const row of rows) proofs.push(await proofOf(db, row));
  return proofs;
}

/** Those of every project, or of one. */
export async function sealedProofs(db: Read, only?: number): Promise<StoredProof[]> {
  if (only !== undefined) return proofsOf(db, only);
  const projects = await db
    .selectFrom('projects')
    .select('id')
    .where('documentsSealed', '>', 0)
    .orderBy('id')
    .execute();
  const all: StoredProof[] = [];
  for (const { id } of projects) all.push(...(await proofsOf(db, id)));
  return all;
}

/** @throws Refusal document_not_found where it is not sealed */
export async function proofOfDocument(db: Read, projectId: number, id: string): Promise<StoredProof> {
  const row = await selectSealed(db)
    .where('projectId', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('document_not_found');
  return proofOf(db, row);
}

/** What is handed to a third person: documents and the keys that sealed them. */
export async function proofFile(db: Read, documents: readonly StoredProof[]): Promise<Buffer> {
  return Buffer.from(JSON.stringify({ v: 1, documents, keys: await documentKeys(db) }, null, 1));
}

export const readProof: Handler<typeof documentActions.proof> = async ({ db, actor }, { params }) => {
  const { id } = await readProject(db, actor, params.id);
  const proof = await proofOfDocument(db, id, params.docId);
  return { body: await proofFile(db, [proof]), filename: `document-${id}-${proof.seal.number}.json` };
};
