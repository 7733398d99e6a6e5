import type { FileFacts } from '@tidemark/contract/files';
import type { Given } from '../calls/index.ts';
import { keepReserve } from '../disk/index.ts';
import { device, type LocalBlob } from '../store/index.ts';
import { type Performable, performOn, plan } from './perform.ts';
import { noteQueued } from './queue.ts';

export interface Upload {
  file: Omit<LocalBlob, 'id'>;
  /** A small picture of a photo, if the browser could make one. */
  thumb?: Omit<LocalBlob, 'id'> | undefined;
}

/**
 * Does an action that carries a file: one transaction writes the record, the queued call and the bytes. Resolves when
 * all is on disk; sending follows automatically.
 * @throws Refusal validation_failed before anything is written
 * @throws Error for which `isStorageFull` holds without space; nothing is written then
 */
export async function performUpload<A extends Performable>(
  action: A,
  given: Given<A> & { body: { id: string; file: FileFacts } },
  { file, thumb }: Upload,
): Promise<void> {
  const on = device();
  const planned = plan(action, given);
  const { id } = given.body;
  // The last of the space is for entries, not files.
  if (!(await keepReserve())) throw new DOMException('No room for files.', 'QuotaExceededError');
  const queued = await on.change(async () => {
    await on.blobs.add({ id, ...file });
    if (thumb) await on.thumbs.add({ id, ...thumb });
    return performOn(on, planned, id);
  });
  noteQueued(on, [queued]);
}
