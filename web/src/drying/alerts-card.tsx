import { dryingActions } from '@tidemark/contract/drying/actions';
import type { Alert } from '@tidemark/contract/drying/alerts/alert';
import { together } from '@tidemark/contract/drying/alerts/together';
import type { Drying } from '@tidemark/contract/drying/whole';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { wallClock } from '../documentation/wall-clock.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { performAll, plan } from '../offline/outbox/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { Note } from '../ui/feedback/note.tsx';

/** More would hide the visit. */
const shownAtOnce = 3;

interface Props {
  drying: Drying;
  alerts: readonly Alert[];
  writable: boolean;
}

/** What somebody should look at; each asks what was done about it, and shows the answer. */
export function AlertsCard({ drying, alerts, writable }: Props) {
  const [asked, setAsked] = useState<readonly Alert[]>();
  const card = useRef<HTMLElement>(null);
  if (alerts.length === 0) return null;
  const answerOf = ({ key }: Alert) => drying.answers.find((one) => one.key === key)?.text;
  const open = together(alerts.filter((alert) => answerOf(alert) === undefined));
  const answered = together(alerts.filter((alert) => answerOf(alert) !== undefined));
  const note = (its: readonly Alert[]) => {
    const { key } = its[0]!;
    const answers = new Set(its.flatMap((alert) => answerOf(alert) ?? []));
    if (answers.size > 0)
      return (
        <Note key={key} icon={Check} tone="tide" title={<Messages of={its} />}>
          {[...answers].map((answer) => (
            <p key={answer}>{answer}</p>
          ))}
        </Note>
      );
    return (
      <Note
        key={key}
        tone="orange"
        action={
          writable && (
            <Button kind="outline" size="sm" aria-haspopup="dialog" onClick={() => setAsked(its)}>
              Say what you did
            </Button>
          )
        }
      >
        <Messages of={its} />
      </Note>
    );
  };
  return (
    <section ref={card} tabIndex={-1} aria-label="Alerts" className="stack gap-2">
      {open.slice(0, shownAtOnce).map(note)}
      {open.length + answered.length > shownAtOnce && (
        <details>
          <summary className="tap w-600 ink-tide">
            {`All alerts (${open.length} open, ${answered.length} answered)`}
          </summary>
          <div className="stack gap-2">{[...open.slice(shownAtOnce), ...answered].map(note)}</div>
        </details>
      )}
      {open.length + answered.length <= shownAtOnce && answered.map(note)}
      {asked && (
        <FormDialog
          title="What did you do?"
          save="Save answer"
          onClosed={() => {
            setAsked(undefined);
            // The button that opened it went with the answer.
            if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
          }}
          onSave={({ text }) =>
            performAll(
              ...asked.map(({ key }) =>
                plan(dryingActions.answerAlert, {
                  params: { id: drying.projectId },
                  body: { key, text: text ?? '', at: wallClock(new Date()) },
                }),
              ),
            )
          }
        >
          <div>
            <Messages of={asked} />
          </div>
          <TextArea label="Answer" name="text" maxLength={500} rows={3} required data-autofocus />
        </FormDialog>
      )}
    </section>
  );
}

function Messages({ of }: { of: readonly Alert[] }) {
  return of.map(({ key, message }) => (
    <span key={key} className="block">
      {message}
    </span>
  ));
}
