import { CircleAlert, HardDriveDownload, LoaderCircle } from 'lucide-react';
import { copy, savedAt } from '../copy.ts';
import { showTime } from '../dates.ts';
import { useDraft } from '../intake/draft-context.tsx';
import styles from './wizard-bar.module.css';

/** What is safe on this device; a failure is said aloud, the rest is there to be looked at. */
export function SaveMark() {
  const saving = useDraft((view) => view.saving);
  const at = useDraft((view) => showTime(view.savedAt));
  if (saving === 'failed') {
    return (
      <span className={styles.save} data-failed role="alert">
        <CircleAlert size={18} aria-hidden />
        {copy.notSaved}
      </span>
    );
  }
  return (
    <span className={styles.save}>
      {saving === 'saving' ? (
        <LoaderCircle size={18} aria-hidden />
      ) : (
        <HardDriveDownload size={18} aria-hidden />
      )}
      {saving === 'saving' ? copy.saving : savedAt(at)}
    </span>
  );
}
