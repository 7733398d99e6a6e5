import { invalid, Refused } from '@tidemark/contract/refused';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CallError, explain } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { FormErrors } from '../ui/controls/field.tsx';
import { refusePartial } from '../ui/controls/moment-field.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { Note } from '../ui/feedback/note.tsx';

export type Typed = Record<string, string | null>;
/** What is wrong, by the field's name. */
export type Wrong = Readonly<Record<string, string>>;

interface Props {
  title: string;
  /** None where there is nothing to save any more. */
  save: string | undefined;
  icon?: ReactNode;
  destructive?: boolean;
  wide?: boolean;
  /** Gets what was typed, blanks as null; the dialog closes once it is kept, unless this answers false. */
  onSave: (typed: Typed) => Promise<unknown>;
  onClosed: () => void;
  /** Fields show what is wrong of their name by themselves. */
  children: ReactNode | ((wrong: Wrong) => ReactNode);
}

/**
 * A form in a dialog, opened on mount. What was typed stays until it is kept; what is wrong stands at its field, and
 * what belongs to none of them above the form.
 */
export function FormDialog({ title, save, icon, destructive, wide, onSave, onClosed, children }: Props) {
  const [opened, setOpened] = useState(false);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ wrong: Wrong; sentence: string }>();
  const [isAtField, setAtField] = useState(true);
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
    if (fault) first?.focus();
    setAtField(!fault || Boolean(first));
  }, [fault]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy || refusePartial(element)) return;
    const typed = Object.fromEntries(
      [...new FormData(element)].map(([name, value]) => [name, String(value).trim() || null]),
    );
    setBusy(true);
    setFault(undefined);
    try {
      if ((await onSave(typed)) !== false) setOpened(false);
    } catch (error) {
      const wrong = mistakesIn(error, element);
      setFault({ wrong, sentence: Object.values(wrong)[0] ?? explain(error) });
    } finally {
      setBusy(false);
    }
  };
  const wrong = fault?.wrong ?? {};
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      title={title}
      size={wide ? 'wide' : 'normal'}
      keepOnOutsideTap
      footer={
        <>
          <Button onClick={() => setOpened(false)}>{save ? 'Cancel' : 'Close'}</Button>
          {save && (
            <Button
              kind={destructive ? 'danger-solid' : 'primary'}
              type="submit"
              form={form}
              busy={busy}
              icon={icon}
            >
              {save}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={fields}
        id={form}
        className="stack gap-4"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        {fault && !isAtField && (
          <Note tone="danger" role="alert">
            {fault.sentence}
          </Note>
        )}
        <FormErrors value={wrong}>{typeof children === 'function' ? children(wrong) : children}</FormErrors>
      </form>
    </Dialog>
  );
}

/** Thrown where fields are wrong. */
export const wrongFields = (wrong: Wrong): Refused =>
  invalid(Object.entries(wrong).map(([field, message]) => ({ field, message })));

/** What a refusal says of single fields first; what of a part of one ("to.0") that is no field itself, at the whole. */
function mistakesIn(error: unknown, form: HTMLFormElement): Wrong {
  const details = error instanceof Refused || error instanceof CallError ? error.details : [];
  return Object.fromEntries(
    details
      .toReversed()
      .map(({ field, message }) => [form.elements.namedItem(field) ? field : field.split('.')[0]!, message]),
  );
}

/** A typed figure; what is no figure stays what it is, so that its field is refused. */
export const figure = (typed: string | null | undefined): number | null =>
  typed === null || typed === undefined ? null : Number(typed.replace(',', '.'));
