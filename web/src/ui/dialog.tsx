// Mantine's styles in their layered form, so that our own rules win whatever the order of loading.
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { Modal } from '@mantine/core';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import './second-key.ts';
import { onePress } from './second-press.ts';
import { asksToClose, useCloseRequest } from './use-close-request.ts';
import { useDesktop } from './use-desktop.ts';

export interface DialogProps {
  opened: boolean;
  /** Called by Esc, a phone's back button, the close button and a tap beside the dialog. */
  onClose: () => void;
  /** It has slid out, and the focus is given back if what opened it is still there. */
  onClosed?: (() => void) | undefined;
  title: ReactNode;
  children: ReactNode;
  /** The actions; they stay in sight while the body scrolls. The main action comes last, or first when stacked. */
  footer?: ReactNode;
  /** Actions one below the other on a phone. */
  stackedFooter?: boolean | undefined;
  /** Above the notice that covers the whole screen. */
  over?: boolean | undefined;
  /** normal is 640 wide, wide is 720. */
  size?: 'normal' | 'wide' | undefined;
  /** Without it a tap beside the dialog closes it; set it where typed work would be lost. */
  keepOnOutsideTap?: boolean | undefined;
}

const isFree = () => document.activeElement === document.body;
function giveFocus(to: Element | null): void {
  if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
}

/**
 * Gives the focus back after the first opening of a dialog that comes to be already opened, as one whose code is loaded
 * when it is asked for: Mantine remembers who opened it only when it sees it open.
 */
function useFirstFocusReturn(opened: boolean): void {
  const [opener, setOpener] = useState(() => (opened ? document.activeElement : null));
  useEffect(() => {
    if (opened || opener === null) return;
    setOpener(null);
    if (isFree() || document.activeElement?.closest('[role="dialog"]')) giveFocus(opener);
  }, [opened, opener]);
  // One that goes while it is open, as its opener does without it then.
  useEffect(() => () => void (isFree() && giveFocus(opener)), [opener]);
}

/** A bottom sheet on touch, a centred dialog from 1024 px. Traps focus and gives it back when closed. */
export function Dialog(props: DialogProps) {
  const {
    opened,
    onClose,
    onClosed,
    title,
    children,
    footer,
    stackedFooter,
    over,
    size = 'normal',
    keepOnOutsideTap,
  } = props;
  useFirstFocusReturn(opened);
  useCloseRequest(opened, onClose);
  const centred = useDesktop();
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
      lockScroll={false}
      closeOnEscape={!asksToClose}
      closeOnClickOutside={!keepOnOutsideTap}
      zIndex={over ? 350 : 200}
      transitionProps={{ transition: centred ? 'fade' : 'slide-up', duration: 240 }}
    >
      <Modal.Overlay className={styles.overlay ?? ''} />
      <Modal.Content
        classNames={{ inner: styles.inner ?? '', content: styles.content ?? '' }}
        data-size={size}
      >
        <div className={styles.header}>
          <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
          <IconButton label="Close" icon={<X size={22} aria-hidden />} onClick={onClose} />
        </div>
        <Modal.Body className={styles.body ?? ''}>{children}</Modal.Body>
        {footer && (
          <div className={styles.footer} data-stacked={stackedFooter || undefined} {...onePress}>
            {footer}
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
