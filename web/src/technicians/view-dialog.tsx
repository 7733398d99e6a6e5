import type { Technician } from '@tidemark/contract/technicians';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { RoleBadge, TechnicianStatusBadge } from '../ui/format/badge.tsx';
import { showDay, showMoment } from '../ui/format/dates.ts';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import { AccountActs } from './account-acts.tsx';
import { Asked } from './asked.tsx';
import { copy, oneCopy } from './copy.ts';
import { fullName, shownRole } from './names.ts';
import { PersonalFacts } from './personal-facts.tsx';
import { useTechnician } from './use-technician.ts';

interface Props {
  /** From the list; the dialog reloads it. */
  listed: Technician;
  opened: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** All facts of one technician, and the account actions. */
export function ViewDialog({ listed, opened, onClose, onChanged }: Props) {
  const asked = useTechnician(listed.id);
  const technician = asked.answer;
  const [code, setCode] = useState<ReactNode>();
  const close = useRef<HTMLButtonElement>(null);
  // Retry disappears after its response.
  useEffect(() => {
    if (technician && document.activeElement === document.body) close.current?.focus();
  }, [technician]);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="wide"
      title={fullName(technician ?? listed)}
      footer={
        <>
          {technician && <AccountActs technician={technician} onChanged={onChanged} onCode={setCode} />}
          <Button ref={close} kind="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {code && (
        <Note tone="orange" role="status" title={copy.codeTitle}>
          {code}
        </Note>
      )}
      <Asked {...asked} copy={oneCopy} skeletons={[72, 240]}>
        {(technician) => <Facts technician={technician} />}
      </Asked>
    </Dialog>
  );
}

function Facts({ technician }: { technician: Technician }) {
  const { accountLocked, lastLogin, hireDate } = technician;
  return (
    <DefinitionList columns={3}>
      <Fact term="Technician ID">
        <span className="num">{technician.technicianId}</span>
      </Fact>
      <Fact term="Role">
        <RoleBadge value={shownRole(technician.role)} />
      </Fact>
      <Fact term="Status">
        <TechnicianStatusBadge value={technician.status} />
      </Fact>
      <Fact term="Account">{accountLocked ? 'Locked' : 'Not locked'}</Fact>
      <Fact term="Last login">{lastLogin && showMoment(lastLogin)}</Fact>
      <Fact term="Hire date">{hireDate && showDay(hireDate)}</Fact>
      <PersonalFacts technician={technician} />
    </DefinitionList>
  );
}
