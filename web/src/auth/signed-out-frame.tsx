import type { ReactNode } from 'react';
import { Brand } from '../ui/layout/brand.tsx';
import styles from './signed-out-frame.module.css';
import { Wall } from './wall.tsx';

/** The frame of the screens before signing in: the wall at the top, or at the left from 1024 px. */
export function SignedOutFrame({ children }: { children: ReactNode }) {
  return (
    <div className={`surface ${styles.frame}`} data-signed-out>
      <header className={`relative clip ${styles.wall}`}>
        <Wall />
        <div className={styles.brand}>
          <Brand size={44} />
        </div>
        <p className={styles.say}>Field inspection for water, mold and fire claims.</p>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
