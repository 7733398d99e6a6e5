import { type Technician, technicianActions } from '@tidemark/contract/technicians';
import { LockOpen, Mail } from 'lucide-react';
import { useState } from 'react';
import { call } from '../offline/call.ts';
import { useSession } from '../offline/session.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { copy } from './copy.ts';
import { mayEdit } from './may-touch.ts';
import { tellFailure } from './tell-failure.ts';

/** What only the account needs: unlocking and inviting again. */
export function AccountActs({ technician, onChanged }: { technician: Technician; onChanged: () => void }) {
  const actor = useSession()?.technician;
  const [busy, setBusy] = useState(false);
  const { id, accountLocked, lastLogin, status } = technician;
  if (!actor || !mayEdit(actor, technician)) return null;

  async function act(work: () => Promise<unknown>, done: string, failed: string) {
    setBusy(true);
    try {
      await work();
      showToast({ kind: 'success', id: 'account', title: done });
      onChanged();
    } catch (error) {
      tellFailure(error, failed);
    } finally {
      setBusy(false);
    }
  }
  const unlock = () => call(technicianActions.update, { params: { id }, body: { accountLocked: false } });
  const invite = () => call(technicianActions.invite, { params: { id } });

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
