import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { observable } from '../../observable.ts';
import { useDesktop } from '../layout/use-desktop.ts';
import { useUppermostLayer } from './open-dialogs.ts';
import styles from './toast.module.css';
import { useAboveBars } from './under-toasts.ts';

export interface Toast {
  kind: 'info' | 'success' | 'error';
  title: string;
  message?: string | undefined;
  /** An action that is still possible, such as Undo; pressing it closes the toast. */
  action?: { label: string; onPress: () => void } | undefined;
  /** A later toast with the same id replaces the earlier one. */
  id?: string | undefined;
}

interface Shown extends Toast {
  id: string;
  /** Differs for every call, so that a repeated toast restarts its time. */
  serial: number;
}

const AT_ONCE = 3;
const LIFE_MS = 5000;
const LIFE_WITH_ACTION_MS = 10_000;
const shown = observable<readonly Shown[]>([]);
let serial = 0;

/** At most three at once: the oldest go first, but never an error, which stays until closed, or the newest. */
function withRoom(toasts: readonly Shown[]) {
  let over = toasts.length - AT_ONCE;
  const newest = toasts.at(-1);
  return toasts.filter((toast) => toast === newest || toast.kind === 'error' || over-- <= 0);
}

/**
 * An error comes instead of what only told that something went well: both would push a dialog down by two rows, and a
 * finger on its way to the Close button would hit theirs.
 */
const besides = ({ kind }: Toast, toasts: readonly Shown[]) =>
  kind === 'error' ? toasts.filter((other) => other.kind === 'error' || other.action) : toasts;

/** Shows a toast: info and success for 5 s, with an action for 10 s, errors until closed. Never for autosave. */
export function showToast(toast: Toast) {
  serial += 1;
  const id = toast.id ?? `toast-${serial}`;
  const others = besides(
    toast,
    shown.get().filter((other) => other.id !== id),
  );
  shown.set(withRoom([...others, { ...toast, id, serial }]));
}

/** Closes toasts that no longer apply; errors stay until closed. */
export function clearToasts() {
  shown.set(shown.get().filter(({ kind }) => kind === 'error'));
}

/** Closes the toast with this id, if it is open. */
export function hideToast(id: string) {
  shown.set(shown.get().filter((toast) => toast.id !== id));
}

/** On touch, a focused element under them scrolls clear of them (base.css). */
function tellHeight(region: HTMLElement): () => void {
  const watch = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--toasts', `${region.offsetHeight}px`),
  );
  watch.observe(region);
  return () => watch.disconnect();
}

/** They move from what they would cover. */
function leaveControls(region: HTMLElement): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  import('./free-corner.ts').then(({ keepToFreeCorner }) => {
    if (!isOver) end = keepToFreeCorner(region);
  }, reportError);
  return () => {
    isOver = true;
    end?.();
  };
}

/**
 * Where toasts render: above the bottom bar on touch, top right on a desktop, in a row of the top layer if one is
 * open because the rest is inert. Placed by the provider.
 */
export function Toasts() {
  const toasts = shown.use();
  const layer = useUppermostLayer();
  const ref = useRef<HTMLElement>(null);
  const desktop = useDesktop();
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another layer it is another element
  useEffect(() => tellHeight(ref.current!), [layer]);
  useEffect(() => {
    if (desktop && !layer && toasts.length > 0) return leaveControls(ref.current!);
  }, [desktop, layer, toasts]);
  const region = (
    <section
      ref={ref}
      className={`grid gap-2 no-print ${styles.toasts} ${layer ? styles.row : styles.floating}`}
      style={useAboveBars()}
      aria-label="Messages"
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.serial} toast={toast} />
      ))}
    </section>
  );
  return layer ? createPortal(region, layer) : region;
}

const icons = { info: Info, success: CircleCheck, error: CircleAlert };

function ToastCard({ toast }: { toast: Shown }) {
  const { id, kind, title, message, action } = toast;
  // It stays under the pointer or the keyboard focus, so that nobody has to race the clock (WCAG 2.2.1).
  const life = action ? LIFE_WITH_ACTION_MS : LIFE_MS;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || kind === 'error') return;
    const timer = setTimeout(() => hideToast(id), life);
    return () => clearTimeout(timer);
  }, [held, kind, id, life]);
  const Icon = icons[kind];
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      className={`flex gap-3 tight ${styles.toast}`}
      data-kind={kind}
      {...hold}
    >
      <Icon size={22} aria-hidden />
      <div className={`grow min-w-0 break-anywhere ${styles.words}`}>
        <b>{title}</b>
        {message && <p>{message}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={`flex-none w-700 tap ${styles.action}`}
          onClick={() => {
            hideToast(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={`grid flex-none place-center ${styles.close}`}
        aria-label={`Close message: ${title}`}
        onClick={() => hideToast(id)}
      >
        <X size={20} aria-hidden />
      </button>
    </div>
  );
}
