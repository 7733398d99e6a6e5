import { CircleAlert, HardDriveDownload, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copy, savedAt } from '../copy.ts';
import { showTime } from '../dates.ts';
import { useDraft } from '../intake/draft-context.tsx';
import type { DraftView } from '../intake/draft-store.ts';
import styles from './wizard-bar.module.css';

/** How long "Saving..." stays after the last write, so that it does not flicker with every letter. */
const calm = 400;

/** What is safe on this device; a failure is said aloud, the rest is there to be looked at. */
export function SaveMark() {
  const saving = useCalm(useDraft((view) => view.saving));
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

function useCalm(saving: DraftView['saving']): DraftView['saving'] {
  const [quiet, setQuiet] = useState(saving === 'saved');
  useEffect(() => {
    if (saving !== 'saved') return setQuiet(false);
    const timer = setTimeout(() => setQuiet(true), calm);
    return () => clearTimeout(timer);
  }, [saving]);
  return saving === 'saved' && !quiet ? 'saving' : saving;
}
