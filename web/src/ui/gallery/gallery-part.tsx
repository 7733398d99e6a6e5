import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className="t-3">{title}</h2>
      {children}
    </section>
  );
}

export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
export const Grid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>;
