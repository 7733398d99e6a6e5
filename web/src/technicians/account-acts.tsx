import { exportUnsentActions } from '@tidemark/contract/export-unsent';
import { type Technician, technicianActions } from '@tidemark/contract/technicians';
import { KeyRound, LockOpen, Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { useSession } from '../offline/session/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { copy } from './copy.ts';
import { mayEdit } from './may-touch.ts';
import { showFailure } from './show-failure.ts';

interface Props {
  technician: Technician;
  onChanged: () => void;
  /** A code that opens the export on a signed-out device, in words. */
  onCode: (words: ReactNode) => void;
}

/** Account actions: unlock, invite again, and a code for a closed device's unsent work. */
export function AccountActs({ technician, onChanged, onCode }: Props) {
  const actor = useSession()?.technician;
  const [busy, setBusy] = useState(false);
  const { id, accountLocked, lastLogin, status } = technician;
  if (!actor || !mayEdit(actor, technician)) return null;

  async function act(work: () => Promise<unknown>, done: string, failed: string, after = onChanged) {
    setBusy(true);
    try {
      await work();
      showToast({ kind: 'success', id: 'account', title: done });
      after();
    } catch (error) {
      showFailure(error, failed);
    } finally {
      setBusy(false);
    }
  }
  const unlock = () => call(technicianActions.update, { params: { id }, body: { accountLocked: false } });
  const invite = () => call(technicianActions.invite, { params: { id } });
  const makeCode = async () => {
    const made = await call(exportUnsentActions.makeCode, { params: { id } });
    onCode(
      <>
        Read it to the person with the device: <span className="num w-700">{made.code}</span>. It works once,
        until {showMoment(made.expiresAt)}.
      </>,
    );
  };

  return (
    <>
      {accountLocked && (
        <Button
          icon={<LockOpen size={20} aria-hidden />}
          busy={busy}
          onClick={() => void act(unlock, technicianActions.update.message, copy.updateFailed)}
        >
          Unlock Account
        </Button>
      )}
      {lastLogin !== null && status !== 'Active' && (
        <Button
          icon={<KeyRound size={20} aria-hidden />}
          busy={busy}
          // Reloading the list would close the dialog that shows the code.
          onClick={() => void act(makeCode, copy.codeMade, copy.codeFailed, () => undefined)}
        >
          {copy.makeCode}
        </Button>
      )}
      {lastLogin === null && status !== 'Terminated' && (
        <Button
          icon={<Mail size={20} aria-hidden />}
          busy={busy}
          onClick={() => void act(invite, technicianActions.invite.message, copy.inviteFailed)}
        >
          Send Invitation Again
        </Button>
      )}
    </>
  );
}
