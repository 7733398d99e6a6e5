import { because } from '@tidemark/contract/invoices/entry';
import { useState } from 'react';
import { FormDialog, wrongFields } from '../forms/form-dialog.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { forms } from './copy.ts';

interface Props {
  title: string;
  hint: string;
  submit: string;
  onSubmit: (reason: string) => Promise<void>;
  onClosed: () => void;
}

/** Asks why; what was done stays, with the reason. */
export function ReasonDialog({ title, hint, submit, onSubmit, onClosed }: Props) {
  const [reason, setReason] = useState('');
  async function send() {
    const read = because.safeParse({ reason });
    if (!read.success) throw wrongFields({ reason: read.error.issues[0]!.message });
    await onSubmit(read.data.reason);
  }
  return (
    <FormDialog title={title} save={submit} destructive onSave={send} onClosed={onClosed}>
      <p className="ink-2">{hint}</p>
      <TextArea
        name="reason"
        label={forms.reason}
        required
        maxLength={500}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        data-autofocus
      />
    </FormDialog>
  );
}
