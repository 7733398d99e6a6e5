import { ClipboardList, FolderPen } from 'lucide-react';
import { ExportUnsentButton } from './export-unsent-button.tsx';
import styles from './loss-list.module.css';

export interface Loss {
  project: number;
  title: string;
  changes: number;
  /** What the changes are: "6 changes, 2 photos, 1 voice note". */
  words: string;
  projectOnly: boolean;
}

/** What logging out would lose. */
export function LossList({ losses }: { losses: readonly Loss[] }) {
  return (
    <>
      <p>Logging out clears this device. These changes exist only on this device and would be lost:</p>
      <ul className={styles.losses}>
        {losses.map(({ project, title, words, projectOnly }) => {
          const Mark = projectOnly ? FolderPen : ClipboardList;
          return (
            <li key={project}>
              <Mark size={22} aria-hidden />
              <span>
                <b>{title}</b>
                {words}
              </span>
            </li>
          );
        })}
      </ul>
      <ExportUnsentButton />
    </>
  );
}
