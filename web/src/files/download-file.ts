import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { reportFault } from '../offline/faults/index.ts';
import { readOriginal } from '../offline/pull/index.ts';
import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';

export const notHere = "This file isn't on this device. Try again when you're online.";

/** Downloads the bytes as they were picked: this device's, else the office's. */
export function downloadFile({ id, filename }: Pick<DocumentationFile, 'id' | 'filename'>): Promise<void> {
  return unlessMissing(async () => {
    await saveFile(await readOriginal(id), filename);
  });
}

/** Says that a file is neither here nor to be had now. */
export async function unlessMissing(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    reportFault(error);
    showToast({ kind: 'error', id: 'documentation', title: notHere });
  }
}
