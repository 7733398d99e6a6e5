import { CircleAlert, HardDriveDownload, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLastSaved } from '../../offline/store/index.ts';
import { showTime } from '../../ui/format/dates.ts';
import { copy, savedAt } from '../copy.ts';
import { useDraft, useDraftStore } from '../intake/draft-context.tsx';
import type { DraftView } from '../intake/draft-store.ts';
import styles from './wizard-bar.module.css';

/** How long "Saving..." stays after the last write, so that it does not flicker with every letter. */
const calm = 400;

/**
 * What is saved on this device. Announced at most once a minute (WCAG 4.1.3), or when saving works again: a message
 * after each letter would be noise, and "Saving..." is only for the eye.
 */
export function SaveMark() {
  const saving = useCalmSaving();
  const at = useSavedAt();
  const noRoom = useDraft((view) => view.noRoom);
  const failed = saving === 'failed';
  return (
    <>
      {failed ? (
        <span
          className={`align-center ink-2 text-caption inline-flex gap-2 ${styles.save}`}
          data-failed
          role="alert"
        >
          <CircleAlert size={18} aria-hidden />
          {noRoom ? copy.notSavedNoRoom : copy.notSaved}
        </span>
      ) : (
        <span className={`align-center ink-2 text-caption inline-flex gap-2 ${styles.save}`} aria-hidden>
          {saving === 'saving' ? <LoaderCircle size={18} /> : <HardDriveDownload size={18} />}
          {saving === 'saving' ? copy.saving : at}
        </span>
      )}
      <span role="status" className="visually-hidden">
        {failed ? '' : at}
      </span>
    </>
  );
}

/**
 * Of what was saved here last in this inspection, a photo or a line of a claim sheet too; no time where all of it came
 * from elsewhere.
 */
function useSavedAt(): string {
  const saved = useLastSaved(useDraft((view) => view.inspection.projectId));
  return saved === undefined ? '' : savedAt(saved && showTime(saved));
}

/** Every letter is saved, so nothing renders for it while typing. */
function useCalmSaving(): DraftView['saving'] {
  const store = useDraftStore();
  const [shown, setShown] = useState(() => store.view().saving);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen: DraftView['saving'] | undefined;
    const look = () => {
      const { saving } = store.view();
      if (saving === seen) return;
      seen = saving;
      clearTimeout(timer);
      if (saving === 'saved') timer = setTimeout(() => setShown('saved'), calm);
      else setShown(saving);
    };
    look();
    const forget = store.subscribe(look);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [store]);
  return shown;
}
