import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { observable } from '../../observable.ts';
import { Button } from '../controls/button.tsx';
import type { DialogProps } from './dialog.tsx';

export interface ConfirmQuestion {
  /** Names the subject: "Delete Laundry?" */
  title: string;
  /** Names the consequence: "The room and the 9 lines of its claim sheet will be deleted." */
  message: ReactNode;
  /** "Delete room" */
  confirmLabel: string;
  /** "Keep room" */
  cancelLabel: string;
  confirmIcon?: ReactNode;
  /** Red confirm button. */
  destructive?: boolean | undefined;
  /** Makes staying the main action, for example when logging out would lose changes. */
  preferCancel?: boolean | undefined;
}

interface Asked {
  question: ConfirmQuestion;
  open: boolean;
  answer: (confirmed: boolean) => void;
}

const asked = observable<Asked | null>(null);

/** Asks in a dialog; true only if the confirm button was pressed. A second question answers the first with false. */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  asked.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      resolve(confirmed);
      // The text stays while the dialog animates out.
      asked.set({ question, open: false, answer: () => {} });
    };
    asked.set({ question, open: true, answer });
  });
}

/** Answers this question because its subject is gone. @returns whether it was open */
export function settleQuestion(question: ConfirmQuestion, confirmed: boolean): boolean {
  const now = asked.get();
  if (!now?.open || now.question !== question) return false;
  now.answer(confirmed);
  return true;
}

const inWords = ({ title, message }: ConfirmQuestion) =>
  typeof message === 'string' ? `${title}\n\n${message}` : title;

/** The dialog loads with the first question, to keep sign-in small. */
function useDialog(current: Asked | null) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  useEffect(() => {
    if (!current?.open || Dialog) return;
    import('./dialog.tsx').then(
      (loaded) => setDialog(() => loaded.Dialog),
      // Not on the device yet, and no network: the browser asks.
      () => current.answer(window.confirm(inWords(current.question))),
    );
  }, [current, Dialog]);
  return Dialog;
}

/** Where confirm() renders; placed by the provider. */
export function ConfirmHost() {
  const current = asked.use();
  const Dialog = useDialog(current);
  // The dialog must open after its first render to return the focus when it closes.
  const [rendered, setRendered] = useState(false);
  useEffect(() => setRendered(Dialog !== undefined), [Dialog]);
  if (!current || !Dialog) return null;
  const { question, answer } = current;
  const yes = question.destructive ? 'danger-solid' : 'primary';
  const second = question.destructive ? 'danger' : 'secondary';
  const cancel = (
    <Button
      key="cancel"
      data-autofocus
      kind={question.preferCancel ? 'primary' : 'secondary'}
      size={question.preferCancel ? 'lg' : 'md'}
      onClick={() => answer(false)}
    >
      {question.cancelLabel}
    </Button>
  );
  const proceed = (
    <Button
      key="confirm"
      kind={question.preferCancel ? second : yes}
      size={question.preferCancel ? 'lg' : 'md'}
      icon={question.confirmIcon}
      onClick={() => answer(true)}
    >
      {question.confirmLabel}
    </Button>
  );
  return (
    <Dialog
      opened={rendered && current.open}
      onClose={() => answer(false)}
      title={question.title}
      stackedFooter={question.preferCancel}
      footer={[cancel, proceed]}
    >
      <div>{question.message}</div>
    </Dialog>
  );
}
