import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Viewer } from '../files/viewer/lazy-viewer.ts';
import { labels } from './copy.ts';
import type { FilesProps } from './files-props.ts';
import { PhotoCard } from './photo-card.tsx';
import styles from './photo-grid.module.css';
import { reasonOf } from './reason-of.ts';

/** More than a screen holds. */
const first = 24;

/**
 * Photos as cards; pressing one fills the screen. Of hundreds, the first are drawn first and the others when the page
 * is idle.
 */
export function PhotoGrid({ files, rooms, uploads }: FilesProps) {
  const [viewed, setViewed] = useState<string | null>(null);
  const close = useCallback(() => setViewed(null), []);
  // Files that cannot be shown open on their own.
  const shown = useMemo(
    () =>
      files
        .filter(({ flaw }) => flaw !== 'unshown')
        .map((file) => ({ ...file, room: rooms.find(({ id }) => id === file.roomId)?.name })),
    [files, rooms],
  );
  const drawn = useDeferredValue(files, files.slice(0, first));
  return (
    <>
      <ul className={`grid cols-2 gap-2 ${styles.grid}`} aria-label={labels.photo.tab}>
        {drawn.map((photo) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            state={uploads.get(photo.id)?.state}
            reason={reasonOf(uploads.get(photo.id))}
            rooms={rooms}
            onOpen={setViewed}
          />
        ))}
      </ul>
      {viewed !== null && (
        <Suspense>
          <Viewer photos={shown} id={viewed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
