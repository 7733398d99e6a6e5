import { useNavigate } from '@tanstack/react-router';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import { explain } from '../offline/faults/index.ts';
import { discardEntry } from '../offline/outbox/index.ts';
import type { Entry } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import { makeAnew } from './make-anew.ts';

interface Props {
  document: SignedDocument;
  /** What another device was faster with. */
  refused: Entry;
}

/** A new draft of the same text and values. No signature goes along: each belongs to the document it was made for. */
export function KeepAsNew({ document, refused }: Props) {
  const navigate = useNavigate();
  async function keep() {
    const { projectId, fields } = document;
    try {
      const id = await makeAnew(document, fields);
      await discardEntry(refused);
      showToast({ kind: 'info', id: 'document', title: copy.made, message: copy.askAgain });
      await navigate({
        to: '/project/$projectId/document/$docId',
        params: { projectId: String(projectId), docId: id },
      });
    } catch (error) {
      showToast({ kind: 'error', id: 'document', title: copy.makeFailed, message: explain(error) });
    }
  }
  return <Button onClick={() => void keep()}>{copy.keepAsNew}</Button>;
}
