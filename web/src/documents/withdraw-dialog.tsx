import { documentActions } from '@tidemark/contract/documents/actions';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { explain } from '../offline/faults/index.ts';
import { pull } from '../offline/pull/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { tellOutcome } from '../ui/feedback/tell-outcome.ts';
import { copy } from './copy.ts';

interface Props {
  document: SignedDocument;
  onClosed: () => void;
}

/** A manager withdraws a sealed document with a reason. Opens on mount. */
export function WithdrawDialog({ document: { id, projectId }, onClosed }: Props) {
  const form = useId();
  const [opened, setOpened] = useState(false);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function withdraw(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (reason.trim() === '') return setError(copy.reasonNeeded);
    setBusy(true);
    const given = { params: { id: projectId, docId: id }, body: { reason: reason.trim() } };
    const work = call(documentActions.withdraw, given).then(() => pull('documents', projectId));
    if (await tellOutcome(work, copy.withdrawn, copy.withdrawFailed, explain)) setOpened(false);
    setBusy(false);
  }
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      keepOnOutsideTap
      title={copy.withdrawTitle}
      footer={
        <>
          <Button onClick={() => setOpened(false)}>{copy.cancel}</Button>
          <Button kind="danger-solid" type="submit" form={form} busy={busy}>
            {copy.withdraw}
          </Button>
        </>
      }
    >
      <form id={form} className="stack gap-3" noValidate onSubmit={(event) => void withdraw(event)}>
        <p>{copy.withdrawLead}</p>
        <TextArea
          label={copy.reason}
          required
          maxLength={1000}
          data-autofocus
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
