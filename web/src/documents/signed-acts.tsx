import { isManager } from '@tidemark/contract/access';
import { documentActions } from '@tidemark/contract/documents/actions';
import { documentState, type SignedDocument } from '@tidemark/contract/documents/document';
import { FileDown, FileJson, Mail, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { callBytes } from '../offline/calls/index.ts';
import { explain, useNeedsConnection } from '../offline/faults/index.ts';
import { useSession } from '../offline/session/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import { SendDialog } from './send-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** What can be done with a sealed document; all of it is the server's. */
export function SignedActs({ document }: { document: SignedDocument }) {
  const { id, projectId } = document;
  const role = useSession()?.technician.role;
  const needsConnection = useNeedsConnection();
  const [busy, setBusy] = useState<'pdf' | 'proof'>();
  const [asked, setAsked] = useState<'send' | 'withdraw'>();
  const close = () => setAsked(undefined);
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
  return (
    <div className="stack gap-2">
      {needsConnection && <p className="ink-2">{needsConnection}</p>}
      <div className="row wrap gap-2">
        <Button
          icon={<FileDown size={20} aria-hidden />}
          busy={busy === 'pdf'}
          onClick={() => void save('pdf')}
        >
          {copy.pdf}
        </Button>
        <Button
          icon={<FileJson size={20} aria-hidden />}
          busy={busy === 'proof'}
          onClick={() => void save('proof')}
        >
          {copy.proof}
        </Button>
        <Button icon={<Mail size={20} aria-hidden />} aria-haspopup="dialog" onClick={() => setAsked('send')}>
          {copy.send}
        </Button>
        {role && isManager(role) && documentState(document) === 'Sealed' && (
          <Button
            kind="danger"
            icon={<Undo2 size={20} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setAsked('withdraw')}
          >
            {copy.withdraw}
          </Button>
        )}
      </div>
      {asked === 'send' && <SendDialog document={document} onClosed={close} />}
      {asked === 'withdraw' && <WithdrawDialog document={document} onClosed={close} />}
    </div>
  );
}
