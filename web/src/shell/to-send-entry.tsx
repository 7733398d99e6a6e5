import {
  ClipboardList,
  CloudAlert,
  DoorOpen,
  FolderPen,
  Image,
  ListChecks,
  RotateCw,
  Trash2,
} from 'lucide-react';
import { discardEntry, type OutboxEntry, retryEntry } from '../offline/send-state.ts';
import { showAge } from '../projects/dates.ts';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { describeEntry } from './describe-entry.ts';
import styles from './to-send-page.module.css';

const marks = {
  project: FolderPen,
  inspection: ClipboardList,
  room: DoorOpen,
  sheet: ListChecks,
  photo: Image,
};

interface Props {
  entry: OutboxEntry;
  roomName: (id: string) => string | undefined;
}

/** One unsent change; one the office did not take tells why and what can be done. */
export function ToSendEntry({ entry, roomName }: Props) {
  const { sort, title, detail } = describeEntry(entry, roomName);
  const Mark = marks[sort];
  const { refusal } = entry;
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
            <span>{reasons(refusal)}</span>
          </p>
        )}
        {entry.held && <p className={styles.held}>Waiting for the change above that was not sent.</p>}
      </div>
      {refusal ? (
        <div className={styles.choices}>
          <Button size="sm" kind="quiet-danger" aria-label={`Discard ${title}`} onClick={discard}>
            Discard
          </Button>
          <Button
            size="sm"
            kind="outline"
            icon={<RotateCw size={18} aria-hidden />}
            aria-label={`Retry ${title}`}
            onClick={() => retryEntry(entry)}
          >
            Retry
          </Button>
        </div>
      ) : (
        <time dateTime={entry.at}>{entry.state === 'sending' ? 'Sending' : showAge(entry.at)}</time>
      )}
    </li>
  );
}

/** The office's sentences, each once. */
function reasons({ message, details }: NonNullable<OutboxEntry['refusal']>): string {
  const sentences = new Set(details.length > 0 ? details.map((detail) => detail.message) : [message]);
  return [...sentences].join(' ');
}
