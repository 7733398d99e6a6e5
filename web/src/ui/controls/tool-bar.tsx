import type { ReactNode } from 'react';
import { underToasts } from '../feedback/under-toasts.ts';
import { useDesktop } from '../layout/use-desktop.ts';
import styles from './tool-bar.module.css';

/** What is done to a drawing: at the foot of a phone, above what it is about at a desk. `--tools` are its columns. */
export function ToolBar({ children }: { children: ReactNode }) {
  const desktop = useDesktop();
  return (
    <div ref={desktop ? undefined : underToasts} className={styles.bar}>
      {children}
    </div>
  );
}

interface ToolProps {
  icon: ReactNode;
  word: string;
  disabled?: boolean;
  onPress: () => void;
}

export function Tool({ icon, word, disabled, onPress }: ToolProps) {
  return (
    <button type="button" className={styles.tool} disabled={disabled} onClick={onPress}>
      {icon}
      {word}
    </button>
  );
}
