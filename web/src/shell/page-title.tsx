import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The h1 of a page on a desktop; on touch the app bar holds it. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 className={styles.title}>{children}</h1>;
}
