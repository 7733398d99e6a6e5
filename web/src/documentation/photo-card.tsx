import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { Check, MapPin } from 'lucide-react';
import { memo } from 'react';
import { Picture } from '../files/picture.tsx';
import { showFlaw, showPlace } from '../files/proof.ts';
import { UploadState } from '../files/upload-state.tsx';
import type { StoredState } from '../offline/store/index.ts';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { DescriptionField } from './description-field.tsx';
import { retryFile } from './file-acts.tsx';
import { DeleteButton, TakenTime } from './file-parts.tsx';
import { openFile } from './open-file.ts';
import styles from './photo-card.module.css';
import { RoomSelect } from './room-select.tsx';
import { ShotSelect } from './shot-select.tsx';
import type { RoomChoice } from './use-room-choices.ts';

interface Props {
  photo: DocumentationFile;
  state: StoredState | undefined;
  /** Why the server refused it. */
  reason: string | undefined;
  rooms: readonly RoomChoice[];
  /** While photos are being chosen: whether this one is. */
  chosen: boolean | undefined;
  /** Opens it, or chooses it; `toHere` chooses those before it too. */
  onOpen: (id: string, toHere: boolean) => void;
}

/** One photo: description, place and time, state, and actions. */
export const PhotoCard = memo(function PhotoCard({ photo, state, reason, rooms, chosen, onOpen }: Props) {
  const { id, filename, url, flaw, marks } = photo;
  const place = showPlace(photo);
  return (
    <li className={`flex surface clip column ${styles.card}`} data-state={state}>
      <button
        type="button"
        className={`block ${styles.open}`}
        aria-label={`${chosen === undefined ? 'View' : 'Select'} ${filename}`}
        aria-pressed={chosen}
        onClick={({ shiftKey }) =>
          flaw === 'unshown' && chosen === undefined ? void openFile(photo) : onOpen(id, shiftKey)
        }
      >
        {chosen !== undefined && (
          <span className={`grid place-center ${styles.tick}`} aria-hidden>
            {chosen && <Check size={22} />}
          </span>
        )}
        <Picture id={id} name={filename} atOffice={url !== ''} flaw={flaw} marks={marks} />
      </button>
      <div className={`stack grow content-start gap-1 ${styles.body}`}>
        <div className={`row wrap justify-between ${styles.facts}`}>
          <RoomSelect file={photo} rooms={rooms} />
          <ShotSelect file={photo} />
          <TakenTime file={photo} />
        </div>
        {place && (
          <p className={`flex align-start gap-1 tight ${styles.place}`}>
            <MapPin size={14} aria-hidden />
            {place}
          </p>
        )}
        {flaw && <p className={`flex align-start gap-1 tight ${styles.place}`}>{showFlaw(photo)}</p>}
        <DescriptionField file={photo} />
        {reason && (
          <p className={`ink-danger text-small tight ${styles.why}`}>
            <b>
              <bdi>{filename}</bdi>
            </b>{' '}
            {reason}
          </p>
        )}
      </div>
      <div className={`row wrap justify-between tap ${styles.foot}`}>
        <span className={`grid grow min-w-0 gap-1 ${styles.sent}`}>
          <UploadState id={id} state={state} url={url} />
        </span>
        {state === 'refused' && (
          <RetryButton of={filename} onRetry={(button) => void retryFile(id, button)} />
        )}
        <DeleteButton file={photo} />
      </div>
    </li>
  );
});
