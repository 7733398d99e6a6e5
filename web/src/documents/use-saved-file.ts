import { documentActions } from '@tidemark/contract/documents/actions';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import { useState } from 'react';
import { callBytes } from '../offline/calls/index.ts';
import { explain } from '../offline/faults/index.ts';
import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

/** A document's PDF or proof, from the office into the person's downloads. */
export function useSavedFile({ id, projectId }: SignedDocument) {
  const [busy, setBusy] = useState<'pdf' | 'proof'>();
  async function save(what: 'pdf' | 'proof') {
    setBusy(what);
    try {
      const file = await callBytes(documentActions[what], { params: { id: projectId, docId: id } });
      await saveFile(file, file.name);
    } catch (error) {
      showToast({ kind: 'error', id: 'document', title: copy.fileFailed, message: explain(error) });
    } finally {
      setBusy(undefined);
    }
  }
  return { busy, save };
}
