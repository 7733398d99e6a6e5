import { supplementActions } from '@tidemark/contract/supplements/actions';
import { supplementNumber } from '@tidemark/contract/supplements/number';
import type { Supplement } from '@tidemark/contract/supplements/supplement';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { CallError, explain, reportFault } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { refusePartial } from '../ui/controls/moment-field.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { dayOfMoment } from '../ui/format/dates.ts';
import { officeCopy as copy } from './office-copy.ts';
import { SendingFields } from './sending-fields.tsx';
import { readSending, type SendingForm, wayChoices } from './sending-form.ts';

interface Props {
  supplement: Supplement;
  /** Who probably got it. */
  to: string;
  opened: boolean;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

/** To whom a supplement went, and how. */
export function SupplementSentDialog({ supplement, to, opened, onClose, onSaved }: Props) {
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState<SendingForm>(() => ({ how: 'mail', to, on: dayOfMoment() }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<SendingForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setErrors({});
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy || (element.current && refusePartial(element.current))) return;
    const { errors: wrong, entered } = readSending(form);
    if (!entered) {
      setErrors(wrong);
      element.current?.querySelector<HTMLElement>(`[name="${Object.keys(wrong)[0]}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      const params = { id: supplement.inspectionId, supplement: supplement.number };
      await call(supplementActions.send, { params, body: entered });
      showToast({ kind: 'success', id: 'estimate', title: copy.sentRecorded });
      await onSaved();
    } catch (error) {
      reportFault(error);
      const message = error instanceof CallError && error.status === 0 ? copy.needsNetwork : explain(error);
      showToast({ kind: 'error', id: 'estimate', title: copy.sendSupplementFailed, message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      keepOnOutsideTap
      title={copy.supplementSend(supplementNumber(supplement.number))}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={formId} busy={busy}>
            {copy.recordSent}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={formId}
        className="stack gap-3"
        noValidate
        onSubmit={(event) => void save(event)}
      >
        <p className="ink-2">{copy.supplementSendHint}</p>
        <Segmented
          label={copy.how}
          choices={wayChoices}
          value={form.how}
          onChange={(how) => change({ how })}
        />
        <SendingFields {...{ form, errors }} onChange={change} />
      </form>
    </Dialog>
  );
}
