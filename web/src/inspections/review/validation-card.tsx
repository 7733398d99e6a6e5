import type { Room } from '@tidemark/contract/rooms';
import { Check, CircleAlert, Pencil } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { CompleteBadge } from '../../ui/format/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { needed } from '../copy.ts';
import { useDraft } from '../intake/draft-context.tsx';
import styles from './validation-card.module.css';

interface Props {
  rooms: readonly Room[];
  photos: number;
  debrisPhotos: number;
  documents: number;
  voiceNotes: number;
  onEdit: (index: number) => void;
}

/** The checklist of the three working steps. */
export function ValidationCard({ rooms, photos, debrisPhotos, documents, voiceNotes, onEdit }: Props) {
  const missing = useDraft((view) => view.missing.size);
  const filled = rooms.filter(({ claimItem }) => (claimItem?.filledCount ?? 0) > 0).length;
  const given = [
    ...(photos > 0 ? [count(photos, 'photo')] : []),
    ...(debrisPhotos > 0 ? [count(debrisPhotos, 'debris photo')] : []),
    ...(documents > 0 ? [count(documents, 'document')] : []),
    ...(voiceNotes > 0 ? [count(voiceNotes, 'voice note')] : []),
  ];
  const checks = [
    {
      title: 'Project Information',
      complete: missing === 0,
      words: missing === 0 ? 'All required answers given' : needed(missing),
    },
    {
      title: 'Room Setup',
      complete: rooms.length > 0,
      words:
        rooms.length === 0
          ? 'Add at least one room'
          : `${count(rooms.length, 'room')}, ${count(filled, 'claim sheet')} filled`,
    },
    {
      title: 'Documentation',
      complete: true,
      words: given.length > 0 ? given.join(', ') : 'No photos or documents',
    },
  ];
  return (
    <Card title="Inspection Validation" flush>
      <ul>
        {checks.map(({ title, complete, words }, index) => (
          <li key={title} className={`grid align-center line-top ${styles.check}`}>
            <span className={`hidden ${styles.mark}`} data-complete={complete || undefined} aria-hidden>
              {complete ? <Check size={20} strokeWidth={2.5} /> : <CircleAlert size={20} />}
            </span>
            <div className={styles.text}>
              <b>{title}</b>
              <span id={`check-${index}`}>{words}</span>
            </div>
            <span>
              <CompleteBadge value={complete ? 'Complete' : 'Incomplete'} />
            </span>
            <Button
              size="sm"
              className={styles.edit}
              icon={<Pencil size={18} aria-hidden />}
              aria-label={`Edit ${title}`}
              aria-describedby={`check-${index}`}
              data-missing={!complete || undefined}
              onClick={() => onEdit(index)}
            >
              <span>Edit</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;
