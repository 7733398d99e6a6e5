import { documentState } from '@tidemark/contract/documents/document';
import type { InvoiceLetter } from '@tidemark/contract/invoices/entry';
import { Refusal } from '@tidemark/contract/refusals';
import type { Read } from '../db/database.ts';
import { documentsOf } from '../documents/read.ts';
import { jobFilesOf } from '../job/read.ts';

/** Mail servers refuse larger letters, and files grow by a third on their way. */
const mostBytes = 15 * 1024 * 1024;
const refuse = (field: string, message: string): never => {
  throw new Refusal('validation_failed', [{ field, message }]);
};

/** What a letter takes along besides its papers, by name. @throws Refusal validation_failed where the job has no such file */
export async function attachedNames(
  db: Read,
  projectId: number,
  { documents, files }: Pick<InvoiceLetter, 'documents' | 'files'>,
): Promise<string[]> {
  const sealed = (await documentsOf(db, projectId)).filter((one) => documentState(one) === 'Sealed');
  const known = await jobFilesOf(db, projectId, { category: 'document' });
  const find = <T extends { id: string }>(all: readonly T[], ids: readonly string[], field: string): T[] =>
    ids.map((id) => all.find((one) => one.id === id) ?? refuse(field, 'This job has no such document.'));
  const signed = find(sealed, documents, 'documents');
  const chosen = find(known, files, 'files');
  if (chosen.reduce((sum, { size }) => sum + size, 0) > mostBytes)
    refuse('files', 'These files are too large for one email. Leave some out.');
  return [
    ...signed.map(({ title, number }) => `${title} ${number}`),
    ...chosen.map(({ label, filename }) => label || filename),
  ];
}
