import { LoaderCircle } from 'lucide-react';
import styles from './page.module.css';

/** Shown while the sign-in, the device's store or the screen itself is being loaded. */
export function LoadingPage({ label = 'Loading...' }: { label?: string }) {
  return (
    <div className={`grid ink-2 place-center gap-3 ${styles.loading}`} role="status">
      <LoaderCircle size={28} className="spin" aria-hidden />
      {label}
    </div>
  );
}
