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
import { Dialog } from '../ui/feedback/dialog.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { dollars } from '../ui/format/dollars.ts';
import { addressesIn, knownPeople, type LetterErrors, letterFor, readLetter } from './letter-draft.ts';
import { LetterFields } from './letter-fields.tsx';
import { officeCopy as copy } from './office-copy.ts';

interface Props {
  inspection: Inspection;
  estimate: Estimate & { number: number };
  opened: boolean;
  onClose: () => void;
  onSent: () => Promise<void>;
}

/** A letter with the estimate; what was typed stays until it is sent. */
export function SendDialog({ inspection, estimate, opened, onClose, onSent }: Props) {
  const formId = useId();
  const mine = useSession()?.technician.email;
  const people = knownPeople(estimate, inspection, mine);
  const [form, setForm] = useState(() => letterFor(estimate, people));
  const [errors, setErrors] = useState<LetterErrors>({});
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const count = new Set([...addressesIn(form.to), ...addressesIn(form.cc)]).size;

  function refuse(found: LetterErrors) {
    setErrors(found);
    const [first] = Object.keys(found);
    element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { errors: wrong, letter } = readLetter(form);
    if (!letter) return refuse(wrong);
    setBusy(true);
    try {
      const params = { id: inspection.id, number: estimate.number };
      await call(estimateOfficeActions.send, { params, body: letter });
      showToast({ kind: 'success', id: 'estimate', title: copy.sentTitle, message: copy.sentHint });
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
            icon={<Send size={20} aria-hidden />}
          >
            {copy.sendTo(count)}
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
        <LetterFields
          {...{ form, errors, people }}
          inspectionId={inspection.id}
          number={estimate.number}
          onChange={(part) => {
            setForm((before) => ({ ...before, ...part }));
            setErrors({});
          }}
        />
      </form>
    </Dialog>
  );
}
