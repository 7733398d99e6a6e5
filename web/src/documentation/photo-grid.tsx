import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { type ComponentType, lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { labels } from './copy.ts';
import type { FilesProps } from './files-props.ts';
import { PhotoCard } from './photo-card.tsx';
import styles from './photo-grid.module.css';
import { reasonOf } from './reason-of.ts';

interface ViewerProps {
  photos: readonly DocumentationFile[];
  rooms: FilesProps['rooms'];
  id: string;
  onClose: () => void;
}
/** Its 25 kB come with the first photo that is looked at; the service worker keeps them for when there is no network. */
const Viewer: ComponentType<ViewerProps> = lazy(() => import('./viewer.tsx'));

/** More than a screen holds. */
const first = 24;

/** Photos as cards; one pressed fills the screen. Of hundreds the first are drawn first, the others while the page answers. */
export function PhotoGrid({ files, rooms, uploads }: FilesProps) {
  const [viewed, setViewed] = useState<string | null>(null);
  const close = useCallback(() => setViewed(null), []);
  // Files that cannot be shown open on their own.
  const shown = useMemo(() => files.filter(({ flaw }) => flaw !== 'unshown'), [files]);
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
          <Viewer photos={shown} rooms={rooms} id={viewed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
