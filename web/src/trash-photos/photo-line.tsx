import type { TrashPhoto } from '@tidemark/contract/trash-photos';
import { Trash2 } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { Picture } from '../files/picture.tsx';
import { showFlaw, showPlace, showTaken } from '../files/proof.ts';
import { UploadState } from '../files/upload-state.tsx';
import { withoutEntry } from '../files/without-entry.ts';
import { retryEntry } from '../offline/outbox/index.ts';
import type { Entry } from '../offline/store/index.ts';
import { besideRow } from '../ui/controls/beside-row.ts';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { askRemove, copy } from './copy.ts';
import styles from './photo-line.module.css';

interface Props {
  photo: TrashPhoto;
  /** Its entry, while the server does not certainly have it. */
  entry: Entry | undefined;
  /** @returns whether it is gone */
  onRemove: () => Promise<boolean>;
}

/** One photo: description, state, and actions. */
export function PhotoLine({ photo, entry, onRemove }: Props) {
  const { id, fileName: name } = photo;
  const failed = entry?.state === 'refused';
  const place = showPlace(photo);
  const row = useRef<HTMLLIElement>(null);
  async function remove({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const section = currentTarget.closest('section');
    const focusNext = besideRow(currentTarget, () => section?.querySelector('button'));
    if (!(await confirm({ ...askRemove(name, !entry), confirmIcon: <Trash2 size={20} aria-hidden /> })))
      return;
    if (await onRemove()) focusNext();
  }
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={`grid align-center ${styles.photo}`}
      data-state={entry?.state ?? withoutEntry(photo.fileUrl)}
    >
      <Picture id={id} name={name} atOffice={photo.fileUrl !== ''} flaw={photo.flaw} />
      <div className={`grid min-w-0 gap-1 tight ${styles.words}`}>
        <b>{name}</b>
        <UploadState id={id} state={entry?.state} url={photo.fileUrl} />
        <p className="ink-2 text-small tabular">{showTaken(photo)}</p>
        {place && <p className="ink-2 text-small tabular">{place}</p>}
        {photo.flaw && <p className="ink-2 text-small tabular">{showFlaw(photo)}</p>}
        {failed && <p className="ink-2 text-body">{reason(entry)}</p>}
      </div>
      {failed ? (
        <div className={`flex justify-end gap-2 ${styles.choices}`}>
          <RetryButton
            of={name}
            onRetry={() => {
              // The progress replaces the buttons; the row stays.
              row.current?.focus();
              void retryEntry(entry);
            }}
          />
          <Button
            size="sm"
            kind="quiet-danger"
            aria-label={`Remove ${name}`}
            onClick={(event) => void remove(event)}
          >
            Remove
          </Button>
        </div>
      ) : (
        <IconButton
          label={`Delete ${name}`}
          icon={<Trash2 size={22} aria-hidden />}
          onClick={(event) => void remove(event)}
        />
      )}
    </li>
  );
}

/** The server's own message, if any (first document, section 8). */
function reason({ refusal }: Entry): string {
  if (!refusal?.code) return copy.failed;
  return refusal.details[0]?.message ?? refusal.message;
}
