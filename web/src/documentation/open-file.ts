import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import type { JobFile } from '@tidemark/contract/job/file';
import { notHere, unlessMissing } from '../files/download-file.ts';
import { CallError } from '../offline/faults/index.ts';
import { pull, readOriginal } from '../offline/pull/index.ts';
import { device, throughCuts } from '../offline/store/index.ts';
import { saveFile, sharesFiles } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

/**
 * Opens a document in a new tab, from this device if it has the bytes, else from the server. The share sheet shows it
 * in an app without tabs, and browsers download what they cannot show.
 */
export function openFile(file: DocumentationFile | JobFile): Promise<void> {
  if (sharesFiles() || !(file.type in shown))
    return unlessMissing(async () => {
      await saveFile(await readOriginal(file.id), file.filename);
    });
  // Safari opens tabs only during the tap, before anything is waited for.
  const tab = window.open('', '_blank');
  if (!tab) {
    showToast({ kind: 'error', title: copy.popUp });
    return Promise.resolve();
  }
  tab.document.title = file.filename;
  return unlessMissing(async () => {
    try {
      tab.location.replace(await addressOf(file));
    } catch (error) {
      tab.close();
      throw error;
    }
  });
}
const shown = { pdf: true, txt: true };

/** @throws CallError */
async function addressOf(file: DocumentationFile | JobFile): Promise<string> {
  const local = await throughCuts(() => device().blobs.get(file.id));
  if (local) {
    const address = URL.createObjectURL(new Blob([local.bytes], { type: local.type }));
    // Once the tab shows the bytes, it holds them itself.
    setTimeout(() => URL.revokeObjectURL(address), 600_000);
    return address;
  }
  // Addresses expire, so this requests a new one.
  const [list, of] =
    'projectId' in file
      ? (['jobFiles', file.projectId] as const)
      : (['documentation', file.inspectionId] as const);
  await pull(list, of);
  const fresh = await throughCuts(() => device().table(list).get(file.id));
  if (!fresh?.url) throw new CallError(404, notHere);
  return fresh.url;
}
