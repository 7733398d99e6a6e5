import { CircleAlert, CircleCheck, HardDriveDownload } from 'lucide-react';
import { useDraft } from './draft-context.tsx';
import styles from './still-needed.module.css';

/** Desktop only: every open answer with a way to it. The four questions share one message and one line. */
export function StillNeeded({ onGo }: { onGo: (field: string) => void }) {
  const missing = useDraft((view) => view.missing);
  const lines = [...Map.groupBy(missing, ([, message]) => message)];
  return (
    <aside className={`hidden ${styles.panel}`} aria-label="Still needed before Next">
      <h2>{lines.length > 0 ? 'Still needed before Next' : 'Nothing more needed'}</h2>
      {lines.length > 0 ? (
        <ul>
          {lines.map(([message, fields]) => (
            <li key={message}>
              <button type="button" onClick={() => onGo(fields[0]![0])}>
                <CircleAlert size={20} aria-hidden />
                <span>
                  {message}
                  {fields.length > 1 && <small>{fields.length} questions</small>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.done}>
          <CircleCheck size={20} aria-hidden />
          All required answers given
        </p>
      )}
      <hr />
      <p className={styles.saved}>
        <HardDriveDownload size={20} aria-hidden />
        Answers are saved on this device as you go and sent to the office when you're online.
      </p>
    </aside>
  );
}
