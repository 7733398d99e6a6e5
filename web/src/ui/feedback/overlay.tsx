import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './overlay.module.css';

/** Covers the screen during a wait; it appears only if the wait takes a moment. */
export function Overlay({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className={`grid w-600 text-center justify-items-center gap-3 ${styles.overlay}`} role="status">
      <LoaderCircle size={32} className="spin" aria-hidden />
      <p className={`surface ${styles.words}`}>{label}</p>
      {children}
    </div>
  );
}
