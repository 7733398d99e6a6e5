import { Fragment, type ReactNode } from 'react';
import { NavEntry, type NavItem } from './nav-item.tsx';
import styles from './rail.module.css';

export interface RailProps {
  brand: ReactNode;
  /** A line stands between two groups. */
  groups: readonly (readonly NavItem[])[];
  /** Who is signed in, and the send box. */
  foot?: ReactNode;
}

/** The main navigation from 1024 px: a staff gauge with a line to the current entry. */
export function Rail({ brand, groups, foot }: RailProps) {
  return (
    <aside className={styles.rail} aria-label="Tidemark">
      <div className={styles.brand}>{brand}</div>
      <nav aria-label="Main">
        {groups.map((items, index) => (
          <Fragment key={items[0]?.label}>
            {index > 0 && <hr />}
            {items.map((item) => (
              <NavEntry key={item.label} item={item} iconSize={20} />
            ))}
          </Fragment>
        ))}
      </nav>
      {foot && <div className={styles.foot}>{foot}</div>}
    </aside>
  );
}
