import { useNavigate } from '@tanstack/react-router';
import { documentActions } from '@tidemark/contract/documents/actions';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import { v7 as uuid } from 'uuid';
import { explain } from '../offline/faults/index.ts';
import { discardEntry, perform } from '../offline/outbox/index.ts';
import { type Entry, readRecord } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

interface Props {
  document: SignedDocument;
  /** What another device was faster with. */
  refused: Entry;
}

/** A new draft of the same text and values. No signature goes along: each belongs to the document it was made for. */
export function KeepAsNew({ document, refused }: Props) {
  const navigate = useNavigate();
  async function keep() {
    const { id: replaces, projectId, templateId, version, fields } = document;
    try {
      const held = await readRecord('paperwork', 'held');
      const newest = held?.texts.find(({ id }) => id === templateId)?.version ?? version;
      const id = uuid();
      const body = { id, templateId, version: newest, fields, replaces };
      await perform(documentActions.create, { params: { id: projectId }, body });
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
