import { Refusal } from '@tidemark/contract/refusals';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CallError } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { FormErrors } from '../ui/controls/field.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { act } from './act.ts';

export type Typed = Record<string, string | null>;

interface Props {
  title: string;
  /** None where there is nothing to save any more. */
  save: string | undefined;
  /** Gets what was typed, blanks as null; the dialog closes once it is kept. */
  onSave: (typed: Typed) => Promise<unknown>;
  onClosed: () => void;
  children: ReactNode;
}

/** A form in a dialog, opened on mount; its fields keep what is typed themselves. */
export function FormDialog({ title, save, onSave, onClosed, children }: Props) {
  const [opened, setOpened] = useState(false);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first =
      Object.keys(wrong).length > 0 && fields.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (first) first.focus();
  }, [wrong]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim() || null]),
    );
    setBusy(true);
    const kept = await act(async () => {
      try {
        await onSave(typed);
      } catch (error) {
        setWrong(mistakesIn(error));
        throw error;
      }
    });
    setBusy(false);
    if (kept) setOpened(false);
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      title={title}
      keepOnOutsideTap
      footer={
        <>
          <Button onClick={() => setOpened(false)}>{save ? 'Cancel' : 'Close'}</Button>
          {save && (
            <Button kind="primary" type="submit" form={form} busy={busy}>
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
        <FormErrors value={wrong}>{children}</FormErrors>
      </form>
    </Dialog>
  );
}

/** What a refusal says of single fields. */
const mistakesIn = (error: unknown): Record<string, string> =>
  error instanceof Refusal || error instanceof CallError
    ? Object.fromEntries(error.details.map(({ field, message }) => [field, message]))
    : {};

/** A typed figure; what is no figure stays what it is, so that its field is refused. */
export const figure = (typed: string | null | undefined): number | null =>
  typed === null || typed === undefined ? null : Number(typed.replace(',', '.'));
