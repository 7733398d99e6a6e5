import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { officeCopy as copy } from './office-copy.ts';

/** What the form in a dialog takes: its id, and what it tells. */
export interface Typing {
  formId: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** Set by the first change, so that it is not lost in silence. */
  isTyped: RefObject<boolean>;
}

interface Props {
  title: string;
  save: string;
  opened: boolean;
  onClose: () => void;
  /** Made anew each time the dialog opens. */
  children: (typing: Typing) => ReactNode;
}

/** A long form in a dialog, which asks before what was typed is lost. */
export function TypingDialog({ title, save, opened, onClose, children }: Props) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const isTyped = useRef(false);
  const close = async () => {
    if (isTyped.current && !(await confirm(copy.leave))) return;
    isTyped.current = false;
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => void close()}
      keepOnOutsideTap
      size="wide"
      title={title}
      footer={
        <>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button kind="primary" type="submit" form={formId} busy={busy}>
            {save}
          </Button>
        </>
      }
    >
      {children({ formId, busy, onBusy: setBusy, isTyped })}
    </Dialog>
  );
}
