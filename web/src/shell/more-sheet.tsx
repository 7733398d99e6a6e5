import { Dialog } from '../ui/feedback/dialog.tsx';
import { NavEntry, type NavItem } from '../ui/layout/nav-item.tsx';
import styles from './more-sheet.module.css';

interface Props {
  items: readonly NavItem[];
  opened: boolean;
  onClose: () => void;
}

/** The rest of a manager's navigation on a phone, Logout last behind a gap. */
export function MoreSheet({ items, opened, onClose }: Props) {
  const closing = (item: NavItem): NavItem => ({
    ...item,
    onClick: () => {
      onClose();
      item.onClick?.();
    },
  });
  return (
    <Dialog opened={opened} onClose={onClose} title="More">
      <nav className={styles.more} aria-label="More">
        {items.map((item) => (
          <NavEntry key={item.label} item={closing(item)} iconSize={20} />
        ))}
      </nav>
    </Dialog>
  );
}
