import { CloudOff, Send } from 'lucide-react';
import { useSendState } from '../../offline/outbox/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { onePress } from '../../ui/controls/second-press.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { showCount } from '../../ui/format/formats.ts';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from '../copy.ts';
import { useAnswer } from '../intake/draft-context.tsx';
import styles from './ready-card.module.css';

interface Props {
  counts: { rooms: number; lines: number; photos: number; debrisPhotos: number };
  complete: boolean;
  busy: boolean;
  onSubmit: () => void;
}

/** The counts of what will be sent, and on a desktop the Submit button beside them. */
export function ReadyCard({
  counts: { rooms, lines, photos, debrisPhotos },
  complete,
  busy,
  onSubmit,
}: Props) {
  const affected = useAnswer('sizeOfProject') ?? 0;
  const counts = [
    ['Rooms', rooms],
    ['Claim Items', lines],
    ['Photos', photos],
    ['Debris Photos', debrisPhotos],
    ['No. of Affected Rooms', affected],
  ] as const;
  return (
    <Card title={complete ? 'Ready to Submit' : 'Not ready yet'} flush>
      <dl className={`grid line-top cols-2 narrow-cols-1 ${styles.counts}`}>
        {counts.map(([term, count]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{count}</dd>
          </div>
        ))}
      </dl>
      <p className={`ink-2 text-body line-top wide-text ${styles.promise}`}>
        On submit, the data is pushed to the CRM and a quote/estimate is generated.
      </p>
      <div className={`grid text-body gap-4 ${styles.foot}`}>
        {complete ? <OfflineNote /> : <Note tone="orange">{copy.submitGate}</Note>}
        <div className={`desktop-only ${styles.submit}`} {...onePress}>
          <Button
            kind="primary"
            wide
            busy={busy}
            aria-disabled={!complete || undefined}
            icon={<Send size={20} aria-hidden />}
            onClick={onSubmit}
          >
            Submit
          </Button>
        </div>
      </div>
    </Card>
  );
}

function OfflineNote() {
  const { kind, waiting } = useSendState();
  if (kind === 'offline-clear') {
    return (
      <Note tone="silt" icon={CloudOff}>
        You're offline. Submit now and the inspection will be sent as soon as you're online.
      </Note>
    );
  }
  if (kind !== 'offline') return null;
  return (
    <Note tone="silt" icon={CloudOff}>
      You're offline. Submit now and the inspection will be sent with the{' '}
      <strong>{waiting === 1 ? '1 change' : `${showCount(waiting)} changes`}</strong> waiting, as soon as
      you're online.
    </Note>
  );
}
