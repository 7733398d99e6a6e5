import type { HandEntry } from '@tidemark/contract/estimates/letter';
import { Send } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { z } from 'zod';
import { CallError } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { refusePartial } from '../ui/controls/moment-field.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { addressesIn } from '../ui/format/addresses-in.ts';
import { dayOfMoment } from '../ui/format/dates.ts';
import { dollars } from '../ui/format/dollars.ts';
import { type Known, type LetterErrors, type LetterForm, readLetter } from './letter-draft.ts';
import { LetterFields } from './letter-fields.tsx';
import { officeCopy as copy } from './office-copy.ts';
import { SendingFields } from './sending-fields.tsx';
import { readSending, type SendingForm, wayChoices } from './sending-form.ts';
import { tellFailed } from './tell-failed.ts';

interface Props<L> {
  title: string;
  total: number;
  people: readonly Known[];
  /** As it is offered, and what it must be. */
  letter: LetterForm;
  shape: z.ZodType<L>;
  /** The files of the letter. */
  files: (
    form: LetterForm,
    change: (part: Partial<LetterForm>) => void,
    error: string | undefined,
  ) => ReactNode;
  opened: boolean;
  onClose: () => void;
  send: (entered: L | HandEntry) => Promise<unknown>;
  /** What is said of a letter that is on its way. */
  sentTitle: string;
  onSent: () => Promise<void>;
}

/** A letter with an estimate or a supplement, or how else somebody got it; what was typed stays until it is sent. */
export function SendDialog<L>(props: Props<L>) {
  const { title, total, people, letter, shape, files, opened, onClose, send, sentTitle, onSent } = props;
  const formId = useId();
  const [form, setForm] = useState(letter);
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

  const change = (part: Partial<LetterForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setErrors({});
  };
  function refuse(found: LetterErrors & { on?: string }) {
    setErrors(found);
    const [first] = Object.keys(found);
    element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || (element.current && refusePartial(element.current))) return;
    const { errors: wrong, entered } = isMail ? readLetter(form, shape) : readSending(sending);
    if (!entered) return refuse(wrong);
    setBusy(true);
    try {
      await send(entered);
      const [done, message] = isMail ? [sentTitle, copy.sentHint] : [copy.sentRecorded];
      showToast({ kind: 'success', id: 'estimate', title: done, message });
      await onSent();
    } catch (error) {
      const details = error instanceof CallError ? error.details : [];
      if (details.length > 0)
        refuse(Object.fromEntries(details.map(({ field, message }) => [field.split('.')[0], message])));
      else tellFailed(copy.sendFailed, error);
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
          {title} <span className="num ink-2 w-400">{dollars(total)}</span>
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
        onSubmit={(event) => void submit(event)}
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
          <LetterFields {...{ form, errors, people }} onChange={change}>
            {files(form, change, errors.attachments)}
          </LetterFields>
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
