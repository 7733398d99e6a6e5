import type { ReactNode } from 'react';
import { NavEntry, type NavItem } from './nav-item.tsx';
import styles from './rail.module.css';

export interface RailProps {
  brand: ReactNode;
  items: readonly NavItem[];
  /** The send box. */
  foot?: ReactNode;
}

/** The main navigation from 1024 px: a staff gauge with a line to the current entry. */
export function Rail({ brand, items, foot }: RailProps) {
  return (
    <aside className={styles.rail} aria-label="Tidemark">
      <div className={styles.brand}>{brand}</div>
      <nav aria-label="Main">
        {items.map((item) => (
          <NavEntry key={item.label} item={item} iconSize={20} />
        ))}
      </nav>
      {foot && <div className={styles.foot}>{foot}</div>}
    </aside>
  );
}
