import { underToasts } from '../feedback/under-toasts.ts';
import styles from './bottom-nav.module.css';
import { NavEntry, type NavItem } from './nav-item.tsx';

/** The main navigation on phone and tablet: 64 px at the bottom, hidden from 1024 px. */
export function BottomNav({ items }: { items: readonly NavItem[] }) {
  return (
    <nav ref={underToasts} className={`surface line-top ${styles.nav}`} aria-label="Main">
      {items.map((item) => (
        <NavEntry key={item.label} item={item} iconSize={24} />
      ))}
    </nav>
  );
}
