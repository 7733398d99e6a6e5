import type { Technician } from '@tidemark/contract/technicians';
import { useEffect, useState } from 'react';
import { TechnicianDialog } from './technician-dialog.tsx';
import { ViewDialog } from './view-dialog.tsx';

/** As in the list. */
export type Opened = { kind: 'form'; listed: Technician | undefined } | { kind: 'view'; listed: Technician };

interface Props {
  /** A new value opens the dialog; it closes itself. */
  opened: Opened | undefined;
  onChanged: () => void;
}

/** The page's one dialog. It keeps its content while it closes, and returns the focus. */
export function OpenDialog({ opened, onChanged }: Props) {
  const [shown, setShown] = useState<Opened>();
  const [open, setOpen] = useState(false);
  const [serial, setSerial] = useState(0);
  useEffect(() => {
    if (!opened) return;
    setShown(opened);
    setSerial((n) => n + 1);
  }, [opened]);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpen(serial > 0), [serial]);
  if (!shown) return null;
  const close = () => setOpen(false);
  const changed = () => {
    close();
    onChanged();
  };
  if (shown.kind === 'view') {
    return (
      <ViewDialog key={serial} listed={shown.listed} opened={open} onClose={close} onChanged={changed} />
    );
  }
  return (
    <TechnicianDialog key={serial} listed={shown.listed} opened={open} onClose={close} onSaved={changed} />
  );
}
