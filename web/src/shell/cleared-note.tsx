import { HardDrive } from 'lucide-react';
import { useEffect } from 'react';
import { type Cleared, forgetCleared } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { clearToasts } from '../ui/feedback/toast.tsx';
import { showAge } from '../ui/format/dates.ts';
import styles from './cleared-note.module.css';

interface Props {
  technicianId: number;
  cleared: Cleared;
}

/** Shown instead of the screen until confirmed, when the browser cleared the store. The screen then remounts. */
export function ClearedNote({ technicianId, cleared: { unsent, since } }: Props) {
  // "Profile updated successfully" is no longer true.
  useEffect(clearToasts, []);
  const changes = unsent === 1 ? '1 change' : `${unsent} changes`;
  const made = since ? ` made since ${showAge(since)}` : '';
  return (
    <main className={`grid ${styles.page}`}>
      <div role="alert">
        <EmptyState
          icon={<HardDrive size={40} aria-hidden />}
          title="This browser cleared Tidemark's data from this device"
          hint={
            unsent === 0
              ? "At the last check, nothing was waiting to be sent. Your projects will load again when you're online. Check that your latest entries are there."
              : `${changes}${made} had not been sent and may be lost. What the office has is safe and will load again when you're online. Then check your projects and enter anything missing again.`
          }
          action={
            <Button kind="primary" size="lg" onClick={() => forgetCleared(technicianId)}>
              Continue
            </Button>
          }
        />
      </div>
    </main>
  );
}
