import { HardDriveDownload } from 'lucide-react';
import { Note } from '../ui/note.tsx';
import { savedOf } from './copy.ts';
import { isSaving, useIntake } from './intake.ts';
import { problemsOf } from './problems.ts';
import styles from './send-note.module.css';

/** How much of what was chosen is on this device, and what is not and why. */
export function IntakeNote({ inspectionId }: { inspectionId: string }) {
  const intake = useIntake(inspectionId);
  const { done, of, added } = intake;
  const saving = isSaving(intake);
  return (
    <>
      {saving && of > 1 && (
        <Note icon={HardDriveDownload} title={savedOf(done, of)}>
          <progress className={styles.bar} max={of} value={done} aria-label={savedOf(done, of)} />
        </Note>
      )}
      <p className="visually-hidden" role="status">
        {!saving && added > 0 && savedOf(added, of)}
      </p>
      {problemsOf(intake).map(({ title, message }) => (
        <Note key={`${title} ${message}`} tone="danger" role="alert" title={title}>
          {message}
        </Note>
      ))}
    </>
  );
}
