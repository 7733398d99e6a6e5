import { LoaderCircle } from 'lucide-react';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { copy } from './copy.ts';
import styles from './dashboard-page.module.css';

/** A search is being typed, or the office is being asked and nothing on this device matches. */
export function Searching({ typed }: { typed: string }) {
  return (
    <div className="surface frame" role="status">
      <EmptyState
        icon={<LoaderCircle size={36} className="spin" aria-hidden />}
        title={copy.searching}
        hint={copy.lookingFor(typed)}
      />
    </div>
  );
}

/** The office is being asked for more than the cards above, which this device has found. */
export function SearchingLine({ typed }: { typed: string }) {
  return (
    <p className={`row ink-2 gap-2 ${styles.searching}`} role="status">
      <LoaderCircle size={20} className="spin" aria-hidden />
      <span>
        <b>{copy.searching}</b> {copy.lookingFor(typed)}
      </span>
    </p>
  );
}
