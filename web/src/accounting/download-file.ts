import { accountingActions } from '@tidemark/contract/accounting/actions';
import { callBytes } from '../offline/calls/index.ts';
import { explain, reportFault } from '../offline/faults/index.ts';
import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { exporting } from './copy.ts';

/** A file of an export as it was written; a failure is said. */
export async function downloadFile(batch: number, file: string): Promise<void> {
  try {
    await saveFile(await callBytes(accountingActions.file, { params: { batch, file } }), file);
  } catch (error) {
    reportFault(error);
    showToast({ kind: 'error', id: file, title: exporting.fileFailed, message: explain(error) });
  }
}
