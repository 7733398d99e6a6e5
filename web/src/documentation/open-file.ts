import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { notHere, unlessMissing } from '../files/download-file.ts';
import { CallError } from '../offline/faults/index.ts';
import { pull } from '../offline/pull/index.ts';
import { device, throughCuts } from '../offline/store/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

/** Opens a document in a new tab, from this device if it has the bytes, else from the server. */
export function openFile(file: DocumentationFile): Promise<void> {
  return unlessMissing(async () => {
    const local = await throughCuts(() => device().blobs.get(file.id));
    const address = local
      ? URL.createObjectURL(new Blob([local.bytes], { type: local.type }))
      : await addressOf(file);
    // Once the tab shows the bytes, it holds them itself.
    if (local) setTimeout(() => URL.revokeObjectURL(address), 600_000);
    if (!window.open(address, '_blank')) showToast({ kind: 'error', title: copy.popUp });
  });
}

/** Addresses expire, so this requests a new one. @throws CallError */
async function addressOf({ id, inspectionId }: DocumentationFile): Promise<string> {
  await pull('documentation', inspectionId);
  const fresh = await throughCuts(() => device().documentation.get(id));
  if (!fresh?.url) throw new CallError(404, notHere);
  return fresh.url;
}
