import 'yet-another-react-lightbox/styles.css';
import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { useEffect, useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { showPlace, showTaken } from '../files/proof.ts';
import { useCloseRequest } from '../ui/use-close-request.ts';
import { useLargePictures } from './use-large-pictures.ts';
import type { RoomChoice } from './use-room-choices.ts';
import styles from './viewer.module.css';

interface Props {
  photos: readonly DocumentationFile[];
  rooms: readonly RoomChoice[];
  /** The photo to begin with. */
  id: string;
  onClose: () => void;
}

/** A swipe is the viewer's own: taken for a glide of the page, the tap after it would only end that, and do nothing. */
function useOwnSwipes() {
  useEffect(() => {
    const own = (event: TouchEvent) => {
      if (event.cancelable) event.preventDefault();
    };
    // What was touched may be gone before the finger lifts, as the mark of a photo that is being read: it hears of it alone.
    const follow = ({ target }: TouchEvent) =>
      target?.addEventListener('touchmove', own as EventListener, { passive: false });
    document.addEventListener('touchmove', own, { passive: false });
    document.addEventListener('touchstart', follow, { passive: true });
    return () => {
      document.removeEventListener('touchmove', own);
      document.removeEventListener('touchstart', follow);
    };
  }, []);
}

/** Photos on the whole screen: swiped, zoomed, and moved through by the arrow keys; Esc closes. */
export default function Viewer({ photos, rooms, id, onClose }: Props) {
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      photos.findIndex((photo) => photo.id === id),
    ),
  );
  useOwnSwipes();
  useCloseRequest(true, onClose);
  const urls = useLargePictures(photos, index);
  const slides = photos.map((photo) => ({
    src: urls.get(photo.id) ?? '',
    alt: photo.description ?? photo.filename,
    photo,
  }));
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Zoom]}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      animation={{ fade: 0, swipe: 200 }}
      controller={{ closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 4, doubleTapDelay: 250 }}
      on={{ view: ({ index: now }) => setIndex(now) }}
      labels={{ Lightbox: 'Photo' }}
      portal={{ container: { className: styles.viewer! } }}
      render={{
        slideFooter: ({ slide }) => {
          const { photo } = slide as (typeof slides)[number];
          const room = rooms.find((one) => one.id === photo.roomId)?.name;
          const facts = [room, showTaken({ ...photo, createdAt: photo.timestamp }), showPlace(photo)];
          return (
            <div className={styles.words}>
              <p>{photo.description ?? photo.filename}</p>
              <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
            </div>
          );
        },
      }}
    />
  );
}
