import 'yet-another-react-lightbox/styles.css';
import { marksOf } from '@tidemark/contract/mark-drawing';
import { Columns2, Download, Eye, EyeOff } from 'lucide-react';
import {
  createContext,
  lazy,
  type PointerEvent,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
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
import { showToastsIn } from '../../ui/feedback/open-dialogs.ts';
import { useCloseRequest } from '../../ui/feedback/use-close-request.ts';
import { downloadFile } from '../download-file.ts';
import { FilmStrip } from './film-strip.tsx';
import { PhotoFacts, PhotoWords } from './photo-facts.tsx';
import { useLargePictures } from './use-large-pictures.ts';
import type { ViewedPhoto, ViewerProps } from './viewed-photo.ts';
import styles from './viewer.module.css';
import { copy } from './viewer-copy.ts';

const Compare = lazy(() => import('./compare.tsx'));

/** A swipe belongs to the viewer: if the browser took it for a scroll, the next tap would only stop that. */
function useOwnSwipes() {
  useEffect(() => {
    const own = (event: TouchEvent) => {
      // A long caption scrolls, and so does a dialog over the viewer.
      if (event.target instanceof Element && event.target.closest('[data-tools], dialog')) return;
      if (event.cancelable) event.preventDefault();
    };
    // The touched element may be gone before the finger lifts, such as a loading mark: listen on the element itself.
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

/** Enough to read a crack or a meter; two fingers or the buttons zoom further. */
const near = 3;

/** Two taps zoom in, two more zoom out: the plugin's own zoom depends on the picture's size. */
function useDoubleTap() {
  const zoom = useRef<ZoomRef>(null);
  const last = useRef({ at: 0, x: 0, y: 0 });
  const onPointerDown = (event: PointerEvent<Element>) => {
    const { clientX: x, clientY: y, timeStamp: at } = event;
    // The second finger of a spread is not a second tap.
    if (!zoom.current || !event.isPrimary || event.button !== 0) return;
    const before = last.current;
    const second = at - before.at < 300 && Math.hypot(x - before.x, y - before.y) < 40;
    last.current = second ? { at: 0, x, y } : { at, x, y };
    if (!second) return;
    const out = zoom.current.zoom > 1;
    const { left, top, width, height } = event.currentTarget
      .closest('.yarl__container')!
      .getBoundingClientRect();
    zoom.current.changeZoom(out ? 1 : near, false, x - left - width / 2, y - top - height / 2);
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

/** What stands around the photo. */
interface Around extends Pick<ViewerProps, 'photos' | 'tools'> {
  onGo: (by: number) => void;
  plain: boolean;
  onPlain: (plain: boolean) => void;
  onCompare: (id: string) => void;
}
const AroundPhoto = createContext<Around | undefined>(undefined);

/** Facts and tools stand beside the photo where there is room, and the tools below it on a phone. */
function WithFacts({ children }: { children?: ReactNode }) {
  const current = useCurrent();
  const { photos, tools, onGo } = useContext(AroundPhoto)!;
  const its = current && tools?.(current.photo.id);
  return (
    <div ref={showToastsIn} className={`grid cols-1 ${styles.frame}`}>
      <div className={styles.stage}>{children}</div>
      {current && photos.length > 1 && <FilmStrip photos={photos} index={current.place - 1} onGo={onGo} />}
      {current && (
        <aside
          className={`surface ink ${styles.facts}`}
          aria-label="About this photo"
          data-tools={its ? '' : undefined}
        >
          {its}
          <PhotoFacts photo={current.photo} place={current.place} of={current.of} />
        </aside>
      )}
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

/** The photo without its marks, as it was taken. */
function MarksButton() {
  const current = useCurrent();
  const { plain, onPlain } = useContext(AroundPhoto)!;
  if (!current || marksOf(current.photo).length === 0) return null;
  const label = plain ? copy.showMarks : copy.hideMarks;
  return (
    <button
      type="button"
      className="yarl__button"
      aria-label={label}
      title={label}
      onClick={() => onPlain(!plain)}
    >
      {plain ? <Eye size={32} aria-hidden /> : <EyeOff size={32} aria-hidden />}
    </button>
  );
}

/** Beside another photo of its room. */
function CompareButton() {
  const current = useCurrent();
  const { photos, onCompare } = useContext(AroundPhoto)!;
  if (!current || photos.filter(({ room }) => room === current.photo.room).length < 2) return null;
  return (
    <button
      type="button"
      className="yarl__button"
      aria-label={copy.compare}
      title={copy.compare}
      onClick={() => onCompare(current.photo.id)}
    >
      <Columns2 size={32} aria-hidden />
    </button>
  );
}

/**
 * Photos on the whole screen: swiped, zoomed, and browsed with the arrow keys; Esc closes. New slides keep the viewer
 * at their `index`. Updating slides is a transition, never drawn together with a tap, which they would undo.
 */
export default function Viewer({ photos, id, tools, onClose }: ViewerProps) {
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
  const [plain, setPlain] = useState(false);
  const [comparedId, setCompared] = useState<string>();
  const compared = photos.find((photo) => photo.id === comparedId);
  const pictures = useLargePictures(photos, index, plain);
  useEffect(() => {
    if (photos.length === 0) onClose();
  }, [photos, onClose]);
  const before = useRef(photos);
  useLayoutEffect(() => {
    before.current = photos;
  }, [photos]);
  // The viewer's own position: photos that change during a swipe are drawn before `index` follows, and would jump back.
  const stood = controller.current?.getLightboxState().currentIndex ?? index;
  // The viewed photo stays, whatever is added or removed before it.
  const stands = photos.findIndex((photo) => photo.id === before.current[stood]?.id);
  const slides = photos.map((photo): ShownPhoto => {
    const { address: src = '', small = false } = pictures.get(photo.id) ?? {};
    return { src, alt: photo.description ?? photo.filename, photo, small };
  });
  const onGo = (by: number) => {
    if (by < 0) controller.current?.prev({ count: -by });
    if (by > 0) controller.current?.next({ count: by });
  };
  return (
    <AroundPhoto value={{ photos, tools, onGo, plain, onPlain: setPlain, onCompare: setCompared }}>
      <Lightbox
        open
        close={onClose}
        index={stands < 0 ? Math.min(stood, photos.length - 1) : stands}
        slides={slides}
        plugins={[Zoom, Facts]}
        toolbar={{
          buttons: [
            <CompareButton key="compare" />,
            <MarksButton key="marks" />,
            <DownloadButton key="download" />,
            'close',
          ],
        }}
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
      {compared && (
        <Suspense>
          <Compare
            photos={photos.filter(({ room }) => room === compared.room)}
            id={compared.id}
            onClose={() => setCompared(undefined)}
          />
        </Suspense>
      )}
    </AroundPhoto>
  );
}
