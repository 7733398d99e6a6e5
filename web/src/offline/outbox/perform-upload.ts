import type { FileFacts } from '@tidemark/contract/files';
import type { Given } from '../calls/index.ts';
import { keepReserve } from '../disk/index.ts';
import { device, type LocalBlob } from '../store/index.ts';
import { type Performable, performOn, plan } from './perform.ts';
import { noteQueued } from './queue.ts';

export interface Upload {
  file: Omit<LocalBlob, 'id'>;
  /** A small picture of a photo, where the browser could make one. */
  thumb?: Omit<LocalBlob, 'id'> | undefined;
}

/**
 * Does an action that carries a file: the changed record, the queued call and the bytes are written in one transaction.
 * Resolves when all of it is safe on the disk; sending follows by itself.
 * @throws Refusal validation_failed before anything is written
 * @throws Error for which `isStorageFull` holds when there is no room; then nothing of it is written
 */
export async function performUpload<A extends Performable>(
  action: A,
  given: Given<A> & { body: { id: string; file: FileFacts } },
  { file, thumb }: Upload,
): Promise<void> {
  const on = device();
  const planned = plan(action, given);
  const { id } = given.body;
  // What is entered has the last of the room, not files.
  if (!(await keepReserve())) throw new DOMException('No room for files.', 'QuotaExceededError');
  const queued = await on.change(async () => {
    await on.blobs.add({ id, ...file });
    if (thumb) await on.thumbs.add({ id, ...thumb });
    return performOn(on, planned, id);
  });
  noteQueued(on, [queued]);
}
