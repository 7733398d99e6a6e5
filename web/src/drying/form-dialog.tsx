import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { act } from './act.ts';

export type Typed = Record<string, string | null>;

interface Props {
  title: string;
  save: string;
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
  const form = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim() || null]),
    );
    setBusy(true);
    const kept = await act(() => onSave(typed));
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
          <Button onClick={() => setOpened(false)}>Cancel</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {save}
          </Button>
        </>
      }
    >
      <form id={form} className="stack gap-4" onSubmit={(event) => void submit(event)} noValidate>
        {children}
      </form>
    </Dialog>
  );
}

/** A typed figure; what is no figure stays what it is, so that its field is refused. */
export const figure = (typed: string | null | undefined): number | null =>
  typed === null || typed === undefined ? null : Number(typed.replace(',', '.'));
