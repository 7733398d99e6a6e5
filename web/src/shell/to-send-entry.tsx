import { Link } from '@tanstack/react-router';
import {
  ClipboardList,
  CloudAlert,
  DoorOpen,
  FileText,
  FolderPen,
  Image,
  ListChecks,
  Mic,
  Trash2,
  UserRound,
} from 'lucide-react';
import { discardEntry, type OutboxEntry, retryEntry } from '../offline/send-state.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { showAge } from '../ui/dates.ts';
import { RetryButton } from '../ui/retry-button.tsx';
import { describeEntry, type NameOf } from './describe-entry.ts';
import { describeFailure } from './describe-failure.ts';
import { placeOf } from './place-of-entry.ts';
import { reasonsOf } from './reasons-of.ts';
import styles from './to-send-page.module.css';

const marks = {
  project: FolderPen,
  inspection: ClipboardList,
  room: DoorOpen,
  sheet: ListChecks,
  photo: Image,
  document: FileText,
  voice: Mic,
  person: UserRound,
};

interface Props {
  entry: OutboxEntry;
  nameOf: NameOf;
}

/** One unsent change; one the office did not take tells why and what can be done. */
export function ToSendEntry({ entry, nameOf }: Props) {
  const { sort, title, detail } = describeEntry(entry, nameOf);
  const Mark = marks[sort];
  const { refusal } = entry;
  const place = placeOf(entry);
  async function discard() {
    const sure = await confirm({
      title: `Discard ${title}?`,
      message: `${detail ? `${title}: ${detail}. ` : ''}This change exists only on this device and cannot be brought back.`,
      confirmLabel: 'Discard change',
      cancelLabel: 'Keep change',
      confirmIcon: <Trash2 size={20} aria-hidden />,
      destructive: true,
    });
    if (sure) await discardEntry(entry);
  }
  return (
    <li className={styles.entry} data-failed={refusal ? true : undefined}>
      <Mark size={22} aria-hidden />
      <div className={styles.what}>
        <b>{title}</b>
        {detail}
        {refusal && (
          <p className={styles.why}>
            <CloudAlert size={18} aria-hidden />
            <span>{`${describeFailure(entry)} ${reasonsOf(refusal)}`}</span>
          </p>
        )}
        {entry.held && <p className={styles.held}>Waiting for the change above that was not sent.</p>}
      </div>
      {refusal ? (
        <div className={styles.choices}>
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
          <RetryButton of={title} onRetry={() => retryEntry(entry)} />
        </div>
      ) : (
        <time dateTime={entry.at}>{entry.state === 'sending' ? 'Sending' : showAge(entry.at)}</time>
      )}
    </li>
  );
}
