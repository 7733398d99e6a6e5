import { useNavigate } from '@tanstack/react-router';
import { documentActions } from '@tidemark/contract/documents/actions';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import { Printer, Trash2 } from 'lucide-react';
import { explain } from '../offline/faults/index.ts';
import { perform } from '../offline/outbox/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { tellOutcome } from '../ui/feedback/tell-outcome.ts';
import { copy } from './copy.ts';
import { forgetSigning } from './signing-draft.ts';
import { useSavedFile } from './use-saved-file.ts';

/** What else can be done with a draft: it is printed, or discarded. */
export function DraftTools({ document }: { document: SignedDocument }) {
  const { id, projectId } = document;
  const navigate = useNavigate();
  const { busy, save } = useSavedFile(document);
  async function discard() {
    if (!(await confirm(copy.discardAsk))) return;
    const params = { id: projectId, docId: id };
    const work = perform(documentActions.discard, { params });
    if (!(await tellOutcome(work, copy.discarded, copy.discardFailed, explain))) return;
    await forgetSigning(id);
    await navigate({
      to: '/project/$projectId',
      params: { projectId: String(projectId) },
      search: { part: 'papers' },
    });
  }
  return (
    <div className="row wrap gap-2">
      {document.createdBy !== null && (
        <Button
          icon={<Printer size={20} aria-hidden />}
          busy={busy === 'pdf'}
          onClick={() => void save('pdf')}
        >
          {copy.draftPdf}
        </Button>
      )}
      <Button kind="quiet-danger" icon={<Trash2 size={20} aria-hidden />} onClick={() => void discard()}>
        {copy.discard}
      </Button>
    </div>
  );
}
