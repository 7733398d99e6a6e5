import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import styles from './pager.module.css';

export interface PagerProps {
  /** Names the list ("Technicians"). */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/**
 * Pages of a list; nothing for a single page. On the first and last page a button is aria-disabled, because a pressed
 * button that becomes disabled loses the focus.
 */
export function Pager({ label, page, pages, onChange }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={`row wrap justify-center gap-3 ${styles.pager}`} aria-label={`Pages of ${label}`}>
      <Button
        size="sm"
        icon={<ChevronLeft size={18} aria-hidden />}
        aria-disabled={page <= 1 || undefined}
        onClick={() => page > 1 && onChange(page - 1)}
      >
        Previous
      </Button>
      <span className="tabular" role="status">
        Page {page} of {pages}
      </span>
      <Button
        size="sm"
        icon={<ChevronRight size={18} aria-hidden />}
        aria-disabled={page >= pages || undefined}
        onClick={() => page < pages && onChange(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
