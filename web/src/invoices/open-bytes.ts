import { explain, reportFault } from '../offline/faults/index.ts';
import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

/** Hands a file from the server to the downloads; never throws for the network. */
export async function openBytes(read: () => Promise<File>): Promise<void> {
  try {
    const file = await read();
    await saveFile(file, file.name);
  } catch (error) {
    reportFault(error);
    showToast({ kind: 'error', id: 'invoice', title: copy.pdfFailed, message: explain(error) });
  }
}
