import type { Estimate } from '@tidemark/contract/estimates/actions';
import { unsentEntry } from '@tidemark/contract/estimates/letter';
import { estimateNumber } from '@tidemark/contract/estimates/number';
import { estimateOfficeActions } from '@tidemark/contract/estimates/office-actions';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { officeCopy as copy } from './office-copy.ts';
import { tellFailed } from './tell-failed.ts';

interface Props {
  estimate: Estimate & { number: number };
  opened: boolean;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

/** Back from Sent to a draft, with a reason. */
export function TakeBackDialog({ estimate, opened, onClose, onSaved }: Props) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const read = unsentEntry.safeParse({ reason });
    if (!read.success) return setError(read.error.issues[0]!.message);
    setBusy(true);
    try {
      const params = { id: estimate.inspectionId, number: estimate.number };
      await call(estimateOfficeActions.unsent, { params, body: read.data });
      showToast({ kind: 'success', id: 'estimate', title: copy.takenBack });
      await onSaved();
    } catch (failed) {
      tellFailed(copy.takeBackFailed, failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      keepOnOutsideTap
      title={copy.takeBackTitle(estimateNumber(estimate.projectId, estimate.number))}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={formId} busy={busy}>
            {copy.takeBack}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack gap-3" noValidate onSubmit={(event) => void save(event)}>
        <p className="ink-2">{copy.takeBackHint}</p>
        <TextArea
          label="Reason"
          name="reason"
          required
          rows={3}
          maxLength={1000}
          value={reason}
          error={error}
          onChange={({ target }) => {
            setReason(target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
