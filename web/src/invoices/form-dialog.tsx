import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CallError, explain, reportFault } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { refusePartial } from '../ui/controls/moment-field.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { copy, forms } from './copy.ts';

/** What is wrong, by the field's name. */
export type Wrong = Readonly<Record<string, string>>;

interface Props {
  title: string;
  submit: string;
  icon?: ReactNode;
  destructive?: boolean;
  wide?: boolean;
  /** Sends what was typed; null once it is done, else what is wrong. */
  onSubmit: () => Promise<Wrong | null>;
  onClosed: () => void;
  children: (wrong: Wrong) => ReactNode;
}

/** A form in a dialog. What was typed stays until the server has it; a refusal stands above the form or at its field. */
export function FormDialog({ title, submit, icon, destructive, wide, onSubmit, onClosed, children }: Props) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [opened, setOpened] = useState(false);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);
  const [wrong, setWrong] = useState<Wrong>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  function refuse(found: Wrong) {
    setWrong(found);
    const fields = Object.keys(found).map((name) =>
      element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`),
    );
    const first = fields.find((field) => field);
    if (first) first.focus();
    else setRefusal(Object.values(found)[0]);
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy || (element.current && refusePartial(element.current))) return;
    setBusy(true);
    setWrong({});
    setRefusal(undefined);
    try {
      const found = await onSubmit();
      if (found) refuse(found);
      else setOpened(false);
    } catch (error) {
      reportFault(error);
      const { status, details = [] } = error instanceof CallError ? error : {};
      if (details.length > 0)
        refuse(Object.fromEntries(details.map(({ field, message }) => [field.split('.')[0]!, message])));
      else setRefusal(status === 0 ? copy.offline : explain(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      keepOnOutsideTap
      size={wide ? 'wide' : 'normal'}
      title={title}
      footer={
        <>
          <Button onClick={() => setOpened(false)}>{forms.cancel}</Button>
          <Button
            kind={destructive ? 'danger-solid' : 'primary'}
            type="submit"
            form={id}
            busy={busy}
            icon={icon}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form ref={element} id={id} className="stack gap-3" noValidate onSubmit={(event) => void save(event)}>
        {refusal && (
          <Note tone="danger" role="alert">
            {refusal}
          </Note>
        )}
        {children(wrong)}
      </form>
    </Dialog>
  );
}
