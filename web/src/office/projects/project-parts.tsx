import { Link } from '@tanstack/react-router';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { CalendarClock } from 'lucide-react';
import { Badge } from '../../ui/format/badge.tsx';
import { showDay, showTimeOfDay } from '../../ui/format/dates.ts';
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

/** "Nov 21, 2026, 2:05 PM", and Overdue with an icon and a word. */
export function Scheduled({ project }: { project: OfficeProject }) {
  const { scheduledDate, scheduledTime } = project;
  if (!scheduledDate) return '-';
  return (
    <>
      <span className="tabular">
        {showDay(scheduledDate)}
        {scheduledTime && ', '}
        {scheduledTime && <span className={styles.narrow}>{showTimeOfDay(scheduledTime)}</span>}
      </span>{' '}
      {isOverdue(project) && (
        <Badge look="orange" icon={CalendarClock}>
          Overdue
        </Badge>
      )}
    </>
  );
}
