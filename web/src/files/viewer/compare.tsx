import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { openModal } from '../../ui/feedback/open-dialogs.ts';
import dark from '../dark-layer.module.css';
import { showTaken } from '../proof.ts';
import { between, counterpart, inTime } from './before-after.ts';
import styles from './compare.module.css';
import { useLargePictures } from './use-large-pictures.ts';
import type { ViewedPhoto } from './viewed-photo.ts';
import { copy } from './viewer-copy.ts';

interface Props {
  /** Those of the room. */
  photos: readonly ViewedPhoto[];
  id: string;
  onClose: () => void;
}

const nameOf = (photo: ViewedPhoto) =>
  [photo.number === undefined ? undefined : copy.number(photo.number), photo.description ?? photo.filename]
    .filter(Boolean)
    .join(' ');

/** Two photos of a room side by side, the earlier one first, or a third between them; on a phone one above the other. */
export default function Compare({ photos, id, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => openModal(dialog.current!), []);
  const [chosen, setChosen] = useState(() => [id, counterpart(photos, id)?.id]);
  const shown = useMemo(() => inTime(photos.filter((photo) => chosen.includes(photo.id))), [photos, chosen]);
  // The middle one and its neighbors: all of them.
  const pictures = useLargePictures(shown, 1, false);
  const ids = shown.map((photo) => photo.id);
  const replace = (old: string, by: string) => setChosen(ids.map((its) => (its === old ? by : its)));
  const during = shown.length === 3;
  const names = during ? [copy.before, copy.during, copy.after] : [copy.before, copy.after];
  // The viewer makes the rest of the page inert.
  return createPortal(
    <dialog
      ref={dialog}
      className={`w-full cols-1 hidden ${dark.layer} ${styles.compare}`}
      data-theme="dark"
      aria-label={copy.compare}
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div className={`row gap-2 ${styles.top}`}>
        <p className="grow min-w-0 w-650 break-anywhere">
          {copy.compare}
          {photos[0]?.room && <span className="block ink-2 w-400 text-small">{photos[0].room}</span>}
        </p>
        {photos.length > 2 && (
          <Button onClick={() => setChosen(during ? [ids[0], ids[2]] : [...ids, between(photos, ids)?.id])}>
            {during ? copy.withoutDuring : copy.addDuring}
          </Button>
        )}
        <Button onClick={() => dialog.current?.close()}>{copy.close}</Button>
      </div>
      <div className={styles.pair}>
        {shown.map((photo, nth) => {
          const when = names[nth]!;
          return (
            <figure key={when} className={styles.side}>
              <div className="relative clip">
                {pictures.has(photo.id) && <img src={pictures.get(photo.id)!.address} alt={nameOf(photo)} />}
                <p className={styles.when}>
                  <b>{when}</b> {showTaken({ ...photo, createdAt: photo.uploadDate })}
                </p>
              </div>
              <SelectField
                label={when}
                labelHidden
                value={photo.id}
                onChange={({ target }) => replace(photo.id, target.value)}
              >
                {inTime(photos)
                  .filter((one) => one.id === photo.id || !chosen.includes(one.id))
                  .map((one) => (
                    <option key={one.id} value={one.id} dir="auto">
                      {nameOf(one)}, {showTaken({ ...one, createdAt: one.uploadDate })}
                    </option>
                  ))}
              </SelectField>
            </figure>
          );
        })}
      </div>
    </dialog>,
    document.body,
  );
}
