import type { Estimate } from '@tidemark/contract/estimates/actions';
import { estimateNumber } from '@tidemark/contract/estimates/number';
import { estimateOfficeActions } from '@tidemark/contract/estimates/office-actions';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { Send } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { CallError, explain, reportFault } from '../offline/faults/index.ts';
import { useSession } from '../offline/session/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { refusePartial } from '../ui/controls/moment-field.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { dayOfMoment } from '../ui/format/dates.ts';
import { dollars } from '../ui/format/dollars.ts';
import {
  addressesIn,
  knownPeople,
  type LetterErrors,
  type LetterForm,
  letterFor,
  readLetter,
} from './letter-draft.ts';
import { LetterFields } from './letter-fields.tsx';
import { officeCopy as copy } from './office-copy.ts';
import { SendingFields } from './sending-fields.tsx';
import { readSending, type SendingForm, wayChoices } from './sending-form.ts';

interface Props {
  inspection: Inspection;
  estimate: Estimate & { number: number };
  opened: boolean;
  onClose: () => void;
  onSent: () => Promise<void>;
}

const readMail = (form: LetterForm) => {
  const { errors, letter } = readLetter(form);
  return { errors, entered: letter };
};
/** Mail is a letter of this app. */
const readByHand = (form: SendingForm) => {
  const { errors, entered } = readSending(form);
  const { how } = form;
  return { errors, entered: entered && how !== 'mail' ? { ...entered, how } : undefined };
};

/** A letter with the estimate, or how else somebody got it; what was typed stays until it is sent. */
export function SendDialog({ inspection, estimate, opened, onClose, onSent }: Props) {
  const formId = useId();
  const mine = useSession()?.technician.email;
  const people = knownPeople(estimate, inspection, mine);
  const [form, setForm] = useState(() => letterFor(estimate, people));
  const [sending, setSending] = useState<SendingForm>(() => ({
    how: 'mail',
    to: people.find(({ role }) => role !== 'me')?.name ?? '',
    on: dayOfMoment(),
  }));
  const isMail = sending.how === 'mail';
  const [errors, setErrors] = useState<LetterErrors & { on?: string }>({});
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const count = new Set([...addressesIn(form.to), ...addressesIn(form.cc)]).size;

  function refuse(found: LetterErrors & { on?: string }) {
    setErrors(found);
    const [first] = Object.keys(found);
    element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || (element.current && refusePartial(element.current))) return;
    const { errors: wrong, entered } = isMail ? readMail(form) : readByHand(sending);
    if (!entered) return refuse(wrong);
    setBusy(true);
    try {
      const params = { id: inspection.id, number: estimate.number };
      await call(estimateOfficeActions.send, { params, body: entered });
      const [title, message] = isMail ? [copy.sentTitle, copy.sentHint] : [copy.sentRecorded];
      showToast({ kind: 'success', id: 'estimate', title, message });
      await onSent();
    } catch (error) {
      reportFault(error);
      const { status, details = [] } = error instanceof CallError ? error : {};
      if (details.length > 0)
        refuse(Object.fromEntries(details.map(({ field, message }) => [field.split('.')[0], message])));
      else {
        const message = status === 0 ? copy.needsNetwork : explain(error);
        showToast({ kind: 'error', id: 'estimate', title: copy.sendFailed, message });
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="wide"
      keepOnOutsideTap
      title={
        <>
          {copy.sendTitle(estimateNumber(estimate.projectId, estimate.number))}{' '}
          <span className="num ink-2 w-400">{dollars(estimate.total)}</span>
        </>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            busy={busy}
            icon={isMail ? <Send size={20} aria-hidden /> : undefined}
          >
            {isMail ? copy.sendTo(count) : copy.recordSent}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={formId}
        className="stack gap-3"
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <Segmented
          label={copy.how}
          choices={wayChoices}
          value={sending.how}
          onChange={(how) => {
            setSending((before) => ({ ...before, how }));
            setErrors({});
          }}
        />
        {isMail ? (
          <LetterFields
            {...{ form, errors, people }}
            inspectionId={inspection.id}
            number={estimate.number}
            onChange={(part) => {
              setForm((before) => ({ ...before, ...part }));
              setErrors({});
            }}
          />
        ) : (
          <SendingFields
            {...{ errors }}
            form={sending}
            onChange={(part) => {
              setSending((before) => ({ ...before, ...part }));
              setErrors({});
            }}
          />
        )}
      </form>
    </Dialog>
  );
}
