import { ClipboardList } from 'lucide-react';
import { ExportUnsentButton } from './export-unsent-button.tsx';
import styles from './loss-list.module.css';

export interface Loss {
  project: number;
  title: string;
  changes: number;
}

/** What logging out would lose. */
export function LossList({ losses }: { losses: readonly Loss[] }) {
  return (
    <>
      <p>Logging out clears this device. These changes exist only here and would be lost:</p>
      <ul className={styles.losses}>
        {losses.map(({ project, title, changes }) => (
          <li key={project}>
            <ClipboardList size={22} aria-hidden />
            <span>
              <b>{title}</b>
              {changes === 1 ? '1 change' : `${changes} changes`}
            </span>
          </li>
        ))}
      </ul>
      <ExportUnsentButton />
    </>
  );
}
