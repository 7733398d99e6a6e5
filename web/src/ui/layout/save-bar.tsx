import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { underToasts } from '../feedback/under-toasts.ts';
import styles from './save-bar.module.css';

interface Props {
  /** What was changed, and is not saved yet. */
  changes: ReactNode;
  /** Words, action and state of Save. */
  save: ButtonProps;
  discard?: string;
  onDiscard?: () => void;
  /** Before Save, such as a link that leaves. */
  children?: ReactNode;
}

/** Sticks to the bottom of the screen: what was changed, and Save. */
export function SaveBar({ changes, save, discard = 'Discard', onDiscard, children }: Props) {
  return (
    <div ref={underToasts} className={`grid align-center gap-2 cols-2 ${styles.bar}`}>
      <p role="status">{changes}</p>
      {children}
      {onDiscard && <Button onClick={onDiscard}>{discard}</Button>}
      <Button kind="primary" {...save} />
    </div>
  );
}
