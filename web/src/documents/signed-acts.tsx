import { isManager } from '@tidemark/contract/access';
import { documentState, type SignedDocument } from '@tidemark/contract/documents/document';
import { FileDown, FileJson, Mail, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNeedsConnection } from '../offline/faults/index.ts';
import { useSession } from '../offline/session/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { AnewButton } from './anew-button.tsx';
import { copy } from './copy.ts';
import { SendDialog } from './send-dialog.tsx';
import { useSavedFile } from './use-saved-file.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** What can be done with a sealed document; all of it is the server's. */
export function SignedActs({ document }: { document: SignedDocument }) {
  const role = useSession()?.technician.role;
  const needsConnection = useNeedsConnection();
  const { busy, save } = useSavedFile(document);
  const [asked, setAsked] = useState<'send' | 'withdraw'>();
  const close = () => setAsked(undefined);
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
        <AnewButton document={document} />
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
