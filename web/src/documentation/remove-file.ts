import { documentationActions } from '@tidemark/contract/documentation';
import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { discardEntry, perform, uploadOf } from '../offline/outbox/index.ts';
import { forgetThumb } from '../offline/pull/index.ts';

/** Deletes a file: without a call if the server never got it, else there too. */
export async function removeFile({ id, inspectionId, category }: DocumentationFile): Promise<void> {
  const entry = await uploadOf(id);
  if (entry && (await discardEntry(entry))) return;
  await perform(documentationActions.remove, {
    params: { fileId: id },
    query: { inspectionId, type: category },
  });
  await forgetThumb(id);
}
