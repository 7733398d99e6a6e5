import { Link } from '@tanstack/react-router';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { AlarmClock } from 'lucide-react';
import { showDay, showTimeOfDay } from '../../ui/format/dates.ts';
import { copy } from './copy.ts';
import styles from './projects.module.css';
import { isOverdue } from './words.ts';

/** The title links to the project. */
export function TitleLink({ project: { id, title } }: { project: OfficeProject }) {
  return (
    <Link to="/project/$projectId" params={{ projectId: String(id) }}>
      {title}
    </Link>
  );
}

/** "Nov 21, 2026, 2:05 PM"; what is late has an alarm clock, and says so. */
export function Scheduled({ project }: { project: OfficeProject }) {
  const { scheduledDate, scheduledTime } = project;
  if (!scheduledDate) return '-';
  const late = isOverdue(project);
  return (
    <span className={late ? 'tabular ink-danger w-650' : 'tabular'}>
      {late && (
        <>
          <AlarmClock size={14} strokeWidth={2.5} className={styles.late} aria-hidden />
          <span className="visually-hidden">{copy.overdue}: </span>
        </>
      )}
      <span className={styles.narrow}>
        {showDay(scheduledDate)}
        {scheduledTime && ','}
      </span>
      {scheduledTime && ' '}
      {scheduledTime && <span className={styles.narrow}>{showTimeOfDay(scheduledTime)}</span>}
    </span>
  );
}
