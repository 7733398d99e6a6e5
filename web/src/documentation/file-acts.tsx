import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { Trash2 } from 'lucide-react';
import { explain } from '../offline/faults/index.ts';
import { retryEntry, sentSoon, uploadOf } from '../offline/outbox/index.ts';
import { confirm } from '../ui/feedback/confirm.tsx';
import { tellEnding } from '../ui/feedback/tell-outcome.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { askRemove, deleteFailed, successes } from './copy.ts';
import { stayAtFile } from './keep-focus.ts';
import { removeFile } from './remove-file.ts';

/** Deletes a file after a question; shows the outcome as a toast. */
export async function askAndRemove(file: DocumentationFile, focusNext: () => void): Promise<void> {
  const { id, category, filename } = file;
  const question = askRemove(category, filename, !(await uploadOf(id)));
  if (!(await confirm({ ...question, confirmIcon: <Trash2 size={20} aria-hidden /> }))) return;
  try {
    await removeFile(file);
    focusNext();
    const ending = sentSoon('documentation.remove', { table: 'documentation', id });
    const [failed] = deleteFailed(category);
    await tellEnding(ending, { id: 'documentation', done: successes.remove, failed }, explain);
  } catch (error) {
    reportError(error);
    const [title, message] = deleteFailed(category);
    showToast({ kind: 'error', id: 'documentation', title, message });
  }
}

/** Retries refused files. */
export async function retryFile(id: string, button: Element): Promise<void> {
  stayAtFile(button);
  const entry = await uploadOf(id);
  if (entry) await retryEntry(entry);
}
