import { documentActions } from '@tidemark/contract/documents/actions';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { explain } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { tellOutcome } from '../ui/feedback/tell-outcome.ts';
import { copy } from './copy.ts';

interface Props {
  document: SignedDocument;
  onClosed: () => void;
}

/** Mails a sealed document. Opens on mount. */
export function SendDialog({ document: { id, projectId }, onClosed }: Props) {
  const form = useId();
  const [opened, setOpened] = useState(false);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || email.trim() === '') return;
    setBusy(true);
    const given = { params: { id: projectId, docId: id }, body: { email: email.trim() } };
    const work = call(documentActions.send, given).then(() => undefined);
    if (await tellOutcome(work, copy.sent, copy.sendFailed, explain)) setOpened(false);
    setBusy(false);
  }
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      title={copy.sendTitle}
      footer={
        <>
          <Button onClick={() => setOpened(false)}>{copy.cancel}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {copy.send}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label={copy.email}
          type="email"
          inputMode="email"
          required
          maxLength={254}
          data-autofocus
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </form>
    </Dialog>
  );
}
