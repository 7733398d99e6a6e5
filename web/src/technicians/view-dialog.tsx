import { type Technician, technicianActions } from '@tidemark/contract/technicians';
import { LockOpen, Mail } from 'lucide-react';
import { useState } from 'react';
import { call } from '../offline/call.ts';
import { useSession } from '../offline/session.ts';
import { RoleBadge, TechnicianStatusBadge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { showDay, showMoment } from '../ui/dates.ts';
import { DefinitionList, Fact } from '../ui/definition-list.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { copy } from './copy.ts';
import { mayEdit } from './may-touch.ts';
import { PersonalFacts } from './personal-facts.tsx';
import { tellFailure } from './tell-failure.ts';
import { fullName, shownRole } from './words.ts';

interface Props {
  technician: Technician;
  opened: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Everything known of one technician, and what only the account needs: unlocking and inviting again. */
export function ViewDialog({ technician, opened, onClose, onChanged }: Props) {
  const actor = useSession()?.technician;
  const [busy, setBusy] = useState(false);
  const { id, accountLocked, lastLogin, status } = technician;
  const may = actor !== undefined && mayEdit(actor, technician);

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
    <Dialog
      opened={opened}
      onClose={onClose}
      size="wide"
      title={fullName(technician)}
      footer={
        <>
          {may && accountLocked && (
            <Button
              icon={<LockOpen size={20} aria-hidden />}
              busy={busy}
              onClick={() => void act(unlock, technicianActions.update.message, copy.updateFailed)}
            >
              Unlock Account
            </Button>
          )}
          {may && lastLogin === null && status !== 'Terminated' && (
            <Button
              icon={<Mail size={20} aria-hidden />}
              busy={busy}
              onClick={() => void act(invite, technicianActions.invite.message, copy.inviteFailed)}
            >
              Send Invitation Again
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <DefinitionList columns={3}>
        <Fact term="Technician ID">
          <span className="num">{technician.technicianId}</span>
        </Fact>
        <Fact term="Role">
          <RoleBadge value={shownRole(technician.role)} />
        </Fact>
        <Fact term="Status">
          <TechnicianStatusBadge value={status} />
        </Fact>
        <Fact term="Account">{accountLocked ? 'Locked' : 'Not locked'}</Fact>
        <Fact term="Last login">{lastLogin && showMoment(lastLogin)}</Fact>
        <Fact term="Hire date">{technician.hireDate && showDay(technician.hireDate)}</Fact>
        <PersonalFacts technician={technician} />
      </DefinitionList>
    </Dialog>
  );
}
