import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './dialog.module.css';
import { openModal } from './open-dialogs.ts';
import '../controls/second-key.ts';
import { onePress } from '../controls/second-press.ts';
import { asksToClose, useCloseRequest } from './use-close-request.ts';

export interface DialogProps {
  opened: boolean;
  /** Called by Esc, a phone's Back button, the close button and a tap outside the dialog. */
  onClose: () => void;
  /** It has animated out, and the focus has returned if its opener still exists. */
  onClosed?: (() => void) | undefined;
  title: ReactNode;
  children: ReactNode;
  /** The actions; they stay visible while the body scrolls. The main action is last, or first when stacked. */
  footer?: ReactNode;
  /** Stacks the actions on a phone. */
  stackedFooter?: boolean | undefined;
  /** normal is 640 wide, wide is 720. */
  size?: 'normal' | 'wide' | undefined;
  /** Stops a tap outside from closing the dialog; set it where typed work would be lost. */
  keepOnOutsideTap?: boolean | undefined;
}

/** Resolves once it has animated out; at once in a browser that does not animate closing. */
const slidOut = (dialog: HTMLDialogElement) =>
  Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));

/** Opens and closes the element with `opened`. @returns its ref, and whether its content is still visible */
function useModal({ opened, onClosed }: Pick<DialogProps, 'opened' | 'onClosed'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(opened);
  if (opened && !shown) setShown(true);
  const closed = useRef(onClosed);
  useLayoutEffect(() => {
    closed.current = onClosed;
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!opened || !dialog) return;
    const close = openModal(dialog);
    // React's `autoFocus` runs while the dialog is still closed, so this marks the element instead.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    return () => {
      close();
      void slidOut(dialog).then(() => {
        if (dialog.open) return;
        setShown(false);
        closed.current?.();
      });
    };
  }, [opened]);
  return { ref, shown };
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** A scrolling body without anything to focus takes the focus itself, so that the keyboard can scroll it. */
function useScrollByKey() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const body = ref.current;
    if (!body) return;
    body.removeAttribute('tabindex');
    if (body.scrollHeight > body.clientHeight && !body.querySelector(focusable)) body.tabIndex = 0;
  });
  return ref;
}

/** A tap that begins and ends outside the dialog; selecting text from inside to outside is not one. */
function useTapBeside(onTap: () => void) {
  const began = useRef<EventTarget | null>(null);
  return {
    onMouseDown: ({ target }: MouseEvent) => {
      began.current = target;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && began.current === currentTarget) onTap();
    },
  };
}

/** A bottom sheet on touch, a centered dialog from 1024 px. Traps the focus and returns it when closed. */
export function Dialog(props: DialogProps) {
  const {
    opened,
    onClose,
    title,
    children,
    footer,
    stackedFooter,
    size = 'normal',
    keepOnOutsideTap,
  } = props;
  const titleId = useId();
  const { ref, shown } = useModal(props);
  useCloseRequest(opened, onClose);
  const body = useScrollByKey();
  const tapBeside = useTapBeside(onClose);
  // The browser never closes it: `onClose` may ask about typed work.
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    if (!asksToClose) onClose();
  };
  if (!shown) return null;
  return createPortal(
    <dialog
      ref={ref}
      className={`cols-1 hidden justify-items-center ${styles.dialog}`}
      aria-labelledby={titleId}
      closedby="none"
      onCancel={onCancel}
      {...(!keepOnOutsideTap && tapBeside)}
    >
      <div className={`flex w-full column ${styles.content}`} data-size={size}>
        <div className={`row line-bottom gap-2 ${styles.header}`}>
          <h2 id={titleId} className={`break-anywhere w-700 text-large tight ${styles.title}`}>
            {title}
          </h2>
          <IconButton label="Close" icon={<X size={22} aria-hidden />} onClick={onClose} />
        </div>
        <div ref={body} className={`stack relative content-start gap-4 ${styles.body}`}>
          {children}
        </div>
        {footer && (
          <div
            className={`flex wrap line-top gap-2 ${styles.footer}`}
            data-stacked={stackedFooter || undefined}
            {...onePress}
          >
            {footer}
          </div>
        )}
      </div>
    </dialog>,
    document.body,
  );
}
