import { Link } from '@tanstack/react-router';
import { CloudAlert, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import {
  discardEntry,
  type NameOf,
  type OutboxEntry,
  retryEntry,
  useUploadProgress,
} from '../offline/outbox/index.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { showAge } from '../ui/format/dates.ts';
import { ChangeMark } from './change-mark.tsx';
import { describeEntry, describeFailure } from './describe-entry.ts';
import { focusHeading } from './focus-heading.ts';
import { placeOf } from './place-of-entry.ts';
import { reasonsOf } from './reasons-of.ts';
import styles from './to-send-page.module.css';

interface Props {
  entry: OutboxEntry;
  nameOf: NameOf;
}

/** One unsent change; a refused one shows its reason and what can be done. */
export function ToSendEntry({ entry, nameOf }: Props) {
  const { sort, title, detail } = describeEntry(entry, nameOf);
  const { refusal } = entry;
  const place = placeOf(entry);
  const percent = useUploadProgress(String(entry.input.body.id));
  const sending = percent ? `Sending ${percent}%` : 'Sending';
  const row = useRef<HTMLLIElement>(null);
  async function discard() {
    const sure = await confirm({
      title: `Discard ${title}?`,
      message: `${detail ? `${title}: ${detail}. ` : ''}This change exists only on this device and can't be recovered.`,
      confirmLabel: 'Discard change',
      cancelLabel: 'Keep change',
      confirmIcon: <Trash2 size={20} aria-hidden />,
      destructive: true,
    });
    if (!sure) return;
    const next = beside(row.current);
    await discardEntry(entry);
    if (next) next.focus();
    else focusHeading();
  }
  function tryAgain() {
    // "Sending" replaces the buttons; the row stays.
    row.current?.focus();
    return retryEntry(entry);
  }
  return (
    <li ref={row} tabIndex={-1} className={styles.entry} data-failed={refusal ? true : undefined}>
      <ChangeMark sort={sort} />
      <div className={`grow min-w-0 ink-2 text-small tight ${styles.what}`}>
        <b>{title}</b>
        {detail}
        {refusal && (
          <p className={`flex ink-danger w-600 gap-2 ${styles.why}`}>
            <CloudAlert size={18} aria-hidden />
            <span>{`${describeFailure(entry)} ${reasonsOf(refusal)}`}</span>
          </p>
        )}
        {entry.held && <p className={styles.held}>Waiting for the unsent change above.</p>}
      </div>
      {refusal ? (
        <div className={`flex wrap flex-none justify-end gap-2 ${styles.choices}`}>
          <Button size="sm" kind="quiet-danger" aria-label={`Discard ${title}`} onClick={discard}>
            Discard
          </Button>
          {place && (
            <ButtonLink
              size="sm"
              kind="outline"
              aria-label={`Open ${title}`}
              renderRoot={(props) => <Link {...place} {...props} />}
            >
              Open
            </ButtonLink>
          )}
          <RetryButton of={title} onRetry={tryAgain} />
        </div>
      ) : (
        <time dateTime={entry.at}>{entry.state === 'sending' ? sending : showAge(entry.at)}</time>
      )}
    </li>
  );
}

/** The first button of the next refused change, or of the previous one. */
function beside(row: HTMLElement | null): HTMLElement | undefined {
  const rows: (HTMLElement | null)[] = [
    ...document.querySelectorAll<HTMLElement>(`.${styles.entry}[data-failed]`),
  ];
  const at = rows.indexOf(row);
  return (rows[at + 1] ?? rows[at - 1])?.querySelector('button') ?? undefined;
}
