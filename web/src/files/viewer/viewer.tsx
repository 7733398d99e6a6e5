import 'yet-another-react-lightbox/styles.css';
import { Download } from 'lucide-react';
import {
  type PointerEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import Lightbox, {
  type ControllerRef,
  createModule,
  MODULE_CONTROLLER,
  type PluginProps,
  useLightboxState,
  type ZoomRef,
} from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useCloseRequest } from '../../ui/feedback/use-close-request.ts';
import { downloadFile } from '../download-file.ts';
import { PhotoFacts, PhotoWords } from './photo-facts.tsx';
import { useLargePictures } from './use-large-pictures.ts';
import type { ViewedPhoto } from './viewed-photo.ts';
import styles from './viewer.module.css';
import { copy } from './viewer-copy.ts';

interface Props {
  photos: readonly ViewedPhoto[];
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

/** The photo the viewer stands at. */
function useCurrent() {
  const { currentIndex, currentSlide, slides } = useLightboxState();
  const slide = currentSlide as ShownPhoto | undefined;
  return slide && { ...slide, place: currentIndex + 1, of: slides.length };
}

/** What the viewer is given of each photo. */
interface ShownPhoto {
  src: string;
  alt: string;
  photo: ViewedPhoto;
  small: boolean;
}

/** The facts stand beside the photo where there is room for both. */
function WithFacts({ children }: { children?: ReactNode }) {
  const current = useCurrent();
  return (
    <div className={styles.frame}>
      <div className={styles.stage}>{children}</div>
      {current && <PhotoFacts photo={current.photo} place={current.place} of={current.of} />}
    </div>
  );
}
const Facts = ({ addParent }: PluginProps) => addParent(MODULE_CONTROLLER, createModule('facts', WithFacts));

function DownloadButton() {
  const current = useCurrent();
  return (
    <button
      type="button"
      className="yarl__button"
      aria-label={copy.download}
      title={copy.download}
      onClick={() => current && void downloadFile(current.photo)}
    >
      <Download size={32} aria-hidden />
    </button>
  );
}

/**
 * Photos on the whole screen: swiped, zoomed, and moved through by the arrow keys; Esc closes.
 * New slides lead the viewer to the `index` that came with them. What brings them is a transition, never drawn together
 * with a tap, which they would take back.
 */
export default function Viewer({ photos, id, onClose }: Props) {
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
  const pictures = useLargePictures(photos, index);
  const before = useRef(photos);
  useLayoutEffect(() => {
    before.current = photos;
  }, [photos]);
  // Where it stands itself: photos that change as one is swiped are drawn before `index` follows, and led back.
  const stood = controller.current?.getLightboxState().currentIndex ?? index;
  // One that is looked at stays, whatever came or went before it.
  const stands = photos.findIndex((photo) => photo.id === before.current[stood]?.id);
  const slides = photos.map((photo): ShownPhoto => {
    const { address: src = '', small = false } = pictures.get(photo.id) ?? {};
    return { src, alt: photo.description ?? photo.filename, photo, small };
  });
  return (
    <Lightbox
      open
      close={onClose}
      index={stands < 0 ? Math.min(stood, photos.length - 1) : stands}
      slides={slides}
      plugins={[Zoom, Facts]}
      toolbar={{ buttons: [<DownloadButton key="download" />, 'close'] }}
      carousel={{ finite: true, preload: 1, padding: 0, imageProps: { onPointerDown } }}
      animation={{ fade: 0, swipe: 200 }}
      controller={{ ref: controller, closeOnPullDown: true }}
      zoom={{ ref: zoom, maxZoomPixelRatio: 4, doubleTapDelay: 0, doubleClickDelay: 0 }}
      on={{ view: ({ index: now }) => startTransition(() => setIndex(now)) }}
      labels={{ Lightbox: 'Photo' }}
      portal={{ container: { className: styles.viewer! } }}
      render={{
        slideFooter: ({ slide }) => {
          const { photo, small } = slide as ShownPhoto;
          return (
            <PhotoWords photo={photo} small={small} place={photos.indexOf(photo) + 1} of={photos.length} />
          );
        },
      }}
    />
  );
}
