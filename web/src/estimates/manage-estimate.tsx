import type { Estimate, ListedEstimate } from '@tidemark/contract/estimates/actions';
import { withLines } from '@tidemark/contract/estimates/approved';
import { billedOf } from '@tidemark/contract/estimates/billed';
import { estimateLetter } from '@tidemark/contract/estimates/letter';
import { estimateNumber } from '@tidemark/contract/estimates/number';
import { estimateOfficeActions } from '@tidemark/contract/estimates/office-actions';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { CircleCheck, PenLine, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { useNeedsConnection } from '../offline/faults/index.ts';
import { useSession } from '../offline/session/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { EditLines } from './edit-lines.tsx';
import styles from './estimate-card.module.css';
import { knownPeople, letterFor } from './letter-draft.ts';
import { LetterPapers } from './letter-papers.tsx';
import { officeCopy as copy } from './office-copy.ts';
import { SendDialog } from './send-dialog.tsx';
import { StageLine } from './stage-line.tsx';
import { Supplements } from './supplements.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

interface Props {
  inspection: Inspection;
  /** A numbered one. */
  estimate: Estimate & { number: number };
  /** All saved ones, newest first. */
  kept: readonly ListedEstimate[];
  onChanged: () => Promise<void>;
}

/** What only a manager does with an estimate: send it, and record that it was approved. */
export function ManageEstimate({ inspection, estimate, kept, onChanged }: Props) {
  const hint = useNeedsConnection();
  const [opened, setOpened] = useState<'send' | 'approve' | 'edit' | 'take back'>();
  const mine = useSession()?.technician.email;
  const { inspectionId, projectId, number, standing } = estimate;
  if (!standing) return null;
  const people = knownPeople(estimate, inspection, mine);
  const { state, letters, sendings = [], approval } = standing;
  const by = estimate.policies[0]?.adjuster ?? estimate.billTo.name ?? '';
  const sent = billedOf(estimate);
  const close = () => setOpened(undefined);
  const done = async () => {
    close();
    await onChanged();
  };
  return (
    <>
      <StageLine standing={standing} madeAt={estimate.madeAt} />
      {letters[0] && <p className="ink-2 text-small break-anywhere">{copy.sentTo(letters[0])}</p>}
      {sendings[0] && <p className="ink-2 text-small break-anywhere">{copy.sentBy(sendings[0])}</p>}
      {approval && (
        <p className="ink-2 text-small break-anywhere">
          {copy.approvedBy(approval)}{' '}
          {approval.lines?.length ? `${copy.linesDiffer(approval.lines.length)}. ` : ''}
          {approval.file && copy.proofIs(approval.file.name)}
        </p>
      )}
      <div className={`row wrap gap-2 ${styles.buttons}`}>
        {state !== 'Superseded' && (
          <Button
            size="sm"
            kind={state === 'Draft' ? 'primary' : 'secondary'}
            icon={<Send size={18} aria-hidden />}
            title={hint}
            onClick={() => setOpened('send')}
          >
            {letters.length + sendings.length > 0 ? copy.sendAgain : copy.send}
          </Button>
        )}
        <Button
          size="sm"
          icon={<PenLine size={18} aria-hidden />}
          title={hint}
          onClick={() => setOpened('edit')}
        >
          {copy.editLines}
        </Button>
        {state === 'Sent' && (
          <Button
            size="sm"
            icon={<Undo2 size={18} aria-hidden />}
            title={hint}
            onClick={() => setOpened('take back')}
          >
            {copy.takeBack}
          </Button>
        )}
        {state === 'Sent' && (
          <Button
            size="sm"
            kind="primary"
            icon={<CircleCheck size={18} aria-hidden />}
            title={hint}
            onClick={() => setOpened('approve')}
          >
            {copy.approve}
          </Button>
        )}
      </div>
      <SendDialog
        title={copy.sendTitle(estimateNumber(projectId, number))}
        total={estimate.total}
        people={people}
        letter={letterFor(estimate, people)}
        shape={estimateLetter}
        files={({ attachments = [] }, change, error) => (
          <LetterPapers
            {...{ inspectionId, number, error }}
            chosen={attachments}
            onChange={(chosen) => change({ attachments: chosen })}
          />
        )}
        opened={opened === 'send'}
        onClose={close}
        send={(body) => call(estimateOfficeActions.send, { params: { id: inspectionId, number }, body })}
        sentTitle={copy.sentTitle}
        onSent={done}
      />
      <EditLines estimate={estimate} opened={opened === 'edit'} onClose={close} onSaved={done} />
      <TakeBackDialog estimate={estimate} opened={opened === 'take back'} onClose={close} onSaved={done} />
      <ApproveDialog
        title={copy.approveTitle(estimateNumber(projectId, number))}
        projectId={projectId}
        lines={sent.lines}
        totalWith={(lines) => withLines(sent, lines).total}
        by={by}
        opened={opened === 'approve'}
        onClose={close}
        save={(body) => call(estimateOfficeActions.approve, { params: { id: inspectionId, number }, body })}
        onSaved={done}
      />
      <Supplements {...{ estimate, kept, people, by, onChanged }} />
    </>
  );
}
