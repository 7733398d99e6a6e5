import { jobActions } from '@tidemark/contract/job/actions';
import type { JobFileEntered } from '@tidemark/contract/job/fields';
import type { JobFile } from '@tidemark/contract/job/file';
import { discardEntry, perform, uploadOf } from '../../offline/outbox/index.ts';
import { forgetThumb } from '../../offline/pull/index.ts';

type Named = Pick<JobFile, 'id' | 'projectId'>;

/** Changes a file's label, caption or room, on this device at once. */
export function changeJobFile({ id, projectId }: Named, change: Partial<JobFileEntered>): Promise<void> {
  return perform(jobActions.update, { params: { id: projectId, fileId: id }, body: change });
}

/** Deletes a file: without a call if the office never got it, else there too. */
export async function removeJobFile({ id, projectId }: Named): Promise<void> {
  const entry = await uploadOf(id);
  if (entry && (await discardEntry(entry))) return;
  await perform(jobActions.remove, { params: { id: projectId, fileId: id } });
  await forgetThumb(id);
}
