import { HardDriveDownload } from 'lucide-react';
import { Note } from '../ui/feedback/note.tsx';
import { savedOf } from './copy.ts';
import { isSaving, useIntake } from './intake.ts';
import { type Problem, problemsOf } from './problems.ts';
import styles from './send-note.module.css';

/** How many selected files are on this device, and why the others are not. */
export function IntakeNote({ inspectionId }: { inspectionId: string }) {
  const intake = useIntake(inspectionId);
  const { done, of, added } = intake;
  const saving = isSaving(intake);
  return (
    <>
      {saving && of > 1 && (
        <Note icon={HardDriveDownload} title={savedOf(done, of)}>
          <progress
            className={`w-full block ${styles.bar}`}
            max={of}
            value={done}
            aria-label={savedOf(done, of)}
          />
        </Note>
      )}
      <p className="visually-hidden" role="status">
        {!saving && added > 0 && savedOf(added, of)}
      </p>
      {problemsOf(intake).map((problem) => (
        <Note key={`${problem.title} ${problem.message}`} tone="danger" role="alert" title={problem.title}>
          <Message {...problem} />
        </Note>
      ))}
    </>
  );
}

/** As many letters as fit the box on a phone; longer texts scroll. */
const inSight = 250;

function Message({ title, message }: Problem) {
  if (message.length <= inSight) return message;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard.
    <section className={styles.names} tabIndex={0} aria-label={title}>
      {message}
    </section>
  );
}
