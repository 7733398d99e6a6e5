import type { Estimate } from '@tidemark/contract/estimates/actions';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { CircleCheck, PenLine, Send } from 'lucide-react';
import { useState } from 'react';
import { useNeedsConnection } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { EditLines } from './edit-lines.tsx';
import { officeCopy as copy } from './office-copy.ts';
import { SendDialog } from './send-dialog.tsx';
import { StageLine } from './stage-line.tsx';

interface Props {
  inspection: Inspection;
  /** A numbered one. */
  estimate: Estimate & { number: number };
  onChanged: () => Promise<void>;
}

/** What only a manager does with an estimate: send it, and record that it was approved. */
export function ManageEstimate({ inspection, estimate, onChanged }: Props) {
  const hint = useNeedsConnection();
  const [opened, setOpened] = useState<'send' | 'approve' | 'edit'>();
  const { standing } = estimate;
  if (!standing) return null;
  const { state, letters, approval } = standing;
  const close = () => setOpened(undefined);
  const done = async () => {
    close();
    await onChanged();
  };
  return (
    <>
      <StageLine standing={standing} madeAt={estimate.madeAt} />
      {letters[0] && <p className="ink-2 text-small break-anywhere">{copy.sentTo(letters[0])}</p>}
      {approval && <p className="ink-2 text-small break-anywhere">{copy.approvedBy(approval)}</p>}
      <div className="row wrap gap-2">
        {state !== 'Superseded' && (
          <Button
            size="sm"
            kind={state === 'Draft' ? 'primary' : 'secondary'}
            icon={<Send size={18} aria-hidden />}
            title={hint}
            onClick={() => setOpened('send')}
          >
            {letters.length > 0 ? copy.sendAgain : copy.send}
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
            kind="primary"
            icon={<CircleCheck size={18} aria-hidden />}
            title={hint}
            onClick={() => setOpened('approve')}
          >
            {copy.approve}
          </Button>
        )}
      </div>
      <SendDialog {...{ inspection, estimate }} opened={opened === 'send'} onClose={close} onSent={done} />
      <EditLines estimate={estimate} opened={opened === 'edit'} onClose={close} onSaved={done} />
      <ApproveDialog estimate={estimate} opened={opened === 'approve'} onClose={close} onSaved={done} />
    </>
  );
}
