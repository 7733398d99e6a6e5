import 'yet-another-react-lightbox/styles.css';
import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { type PointerEvent, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import Lightbox, { type ControllerRef, type ZoomRef } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { showFlaw, showPlace, showTaken } from '../files/proof.ts';
import { useCloseRequest } from '../ui/feedback/use-close-request.ts';
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

/** As near as a crack or a meter's figure is read from; nearer it is spread with two fingers or the buttons. */
const near = 3;

/** Two taps on one place go near, two more back out: the plugin's own go on as far as the picture is large. */
function useDoubleTap() {
  const zoom = useRef<ZoomRef>(null);
  const last = useRef({ at: 0, x: 0, y: 0 });
  const onPointerDown = (event: PointerEvent) => {
    const { clientX: x, clientY: y, timeStamp: at } = event;
    // The second finger of a spread is no second tap.
    if (!zoom.current || !event.isPrimary || event.button !== 0) return;
    const before = last.current;
    const second = at - before.at < 300 && Math.hypot(x - before.x, y - before.y) < 40;
    last.current = second ? { at: 0, x, y } : { at, x, y };
    if (!second) return;
    const out = zoom.current.zoom > 1;
    zoom.current.changeZoom(out ? 1 : near, false, x - window.innerWidth / 2, y - window.innerHeight / 2);
  };
  return { zoom, onPointerDown };
}

/**
 * Photos on the whole screen: swiped, zoomed, and moved through by the arrow keys; Esc closes.
 * New slides lead the viewer to the `index` that came with them. What brings them is a transition, never drawn together
 * with a tap, which they would take back.
 */
export default function Viewer({ photos, rooms, id, onClose }: Props) {
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      photos.findIndex((photo) => photo.id === id),
    ),
  );
  useOwnSwipes();
  const { zoom, onPointerDown } = useDoubleTap();
  const controller = useRef<ControllerRef>(null);
  useCloseRequest(true, onClose);
  const urls = useLargePictures(photos, index);
  const before = useRef(photos);
  useLayoutEffect(() => {
    before.current = photos;
  }, [photos]);
  // Where it stands itself: photos that change as one is swiped are drawn before `index` follows, and led back.
  const stood = controller.current?.getLightboxState().currentIndex ?? index;
  // One that is looked at stays, whatever came or went before it.
  const stands = photos.findIndex((photo) => photo.id === before.current[stood]?.id);
  const slides = photos.map((photo) => ({
    src: urls.get(photo.id) ?? '',
    alt: photo.description ?? photo.filename,
    photo,
  }));
  return (
    <Lightbox
      open
      close={onClose}
      index={stands < 0 ? Math.min(stood, photos.length - 1) : stands}
      slides={slides}
      plugins={[Zoom]}
      carousel={{ finite: true, preload: 1, padding: 0, imageProps: { onPointerDown } }}
      animation={{ fade: 0, swipe: 200 }}
      controller={{ ref: controller, closeOnPullDown: true }}
      zoom={{ ref: zoom, maxZoomPixelRatio: 4, doubleTapDelay: 0, doubleClickDelay: 0 }}
      on={{ view: ({ index: now }) => startTransition(() => setIndex(now)) }}
      labels={{ Lightbox: 'Photo' }}
      portal={{ container: { className: styles.viewer! } }}
      render={{
        slideFooter: ({ slide }) => {
          const { photo } = slide as (typeof slides)[number];
          const room = rooms.find((one) => one.id === photo.roomId)?.name;
          const when = showTaken({ ...photo, createdAt: photo.uploadDate });
          const facts = [room, when, showPlace(photo), showFlaw(photo)];
          return (
            <div className={`text-center ${styles.words}`}>
              <p>{photo.description ?? photo.filename}</p>
              <p className="text-small">{facts.filter(Boolean).join(' · ')}</p>
            </div>
          );
        },
      }}
    />
  );
}
