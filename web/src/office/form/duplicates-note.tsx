import { Link } from '@tanstack/react-router';
import type { Duplicate } from '@tidemark/contract/office/read-actions';
import { Note } from '../../ui/feedback/note.tsx';
import styles from './form.module.css';

/** Shown while typing; never blocks. */
export function DuplicatesNote({ duplicates }: { duplicates: readonly Duplicate[] }) {
  return (
    <div role="status">
      {duplicates.length > 0 && (
        <Note
          tone="silt"
          title={
            duplicates.length === 1
              ? 'There is a project with this address and date'
              : 'There are projects with this address and date'
          }
        >
          <ul className={styles.duplicates}>
            {duplicates.map(({ id, title, customerName, status, technicianName }) => (
              <li key={id}>
                <Link to="/project/$projectId" params={{ projectId: String(id) }} target="_blank">
                  #{id} {title}
                </Link>
                <span>
                  {customerName}, {status}
                  {technicianName && `, ${technicianName}`}
                </span>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
