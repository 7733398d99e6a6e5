import { CloudUpload, Navigation, Phone, TriangleAlert } from 'lucide-react';
import { showShortDay, showTimeOfDay } from '../ui/format/dates.ts';
import { telOf } from '../ui/format/tel-of.ts';
import { copy } from './copy.ts';
import type { DayName } from './day-groups.ts';
import styles from './day-list.module.css';
import { addressLine, streetLine } from './facts.tsx';
import { mapsLink } from './maps-link.ts';
import type { AtNextVisit } from './next-visit.ts';
import { isDone } from './order.ts';

interface DayRowProps {
  project: AtNextVisit;
  group: DayName;
  /** Its whole card is below. */
  open: boolean;
  unsent: boolean;
  onToggle: () => void;
}

/** A project in a line: when, where, and the two things that are done on the way. */
export function DayRow({ project, group, open, unsent, onToggle }: DayRowProps) {
  const { id, title, city, status, priority, customerName, customerPhone } = project;
  const href = mapsLink(addressLine(project));
  const held = status === 'In Progress' || status === 'On Hold' ? status : undefined;
  const told = project.drying ? copy.dryingVisit : held;
  return (
    <div className={`flex surface ${styles.row}`} data-open={open || undefined}>
      <button
        type="button"
        className={`flex grow min-w-0 text-left gap-3 ${styles.main}`}
        aria-expanded={open}
        aria-controls={open ? `project-row-${id}` : undefined}
        onClick={onToggle}
      >
        <When project={project} group={group} />
        <span className="grow min-w-0">
          <span className={styles.line}>
            {priority === 'Urgent' && !isDone(project) && (
              <>
                <TriangleAlert size={18} strokeWidth={2.25} className={styles.urgent} aria-hidden />
                <span className="visually-hidden">Urgent: </span>
              </>
            )}
            <b>{streetLine(project)}</b>
          </span>
          <span className={`ink-2 text-small ${styles.line}`}>
            {unsent && (
              <>
                <CloudUpload size={16} className={styles.unsent} aria-hidden />
                <span className="visually-hidden">Not sent yet: </span>
              </>
            )}
            <span>{[told, city, title].filter(Boolean).join(' · ')}</span>
          </span>
        </span>
      </button>
      {customerPhone && (
        <a className={styles.act} href={telOf(customerPhone)} aria-label={`Call ${customerName}`}>
          <Phone size={20} aria-hidden />
          Call
        </a>
      )}
      <a
        className={styles.act}
        href={href}
        aria-label={`Go to ${streetLine(project)} (opens maps)`}
        {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
      >
        <Navigation size={20} aria-hidden />
        Go
      </a>
    </div>
  );
}

/** The time today and tomorrow, else the day. */
function When({ project, group }: Pick<DayRowProps, 'project' | 'group'>) {
  const { scheduledDate, scheduledTime, completedAt } = project;
  const time = scheduledTime && showTimeOfDay(scheduledTime);
  const done = isDone(project);
  const day = done ? completedAt?.slice(0, 10) : scheduledDate;
  const near = group === 'Today' || group === 'Tomorrow';
  const [first, second] = near
    ? (time ?? 'Any time').split(/\s/u)
    : [day ? showShortDay(day) : 'No day', done ? undefined : time];
  return (
    <span className={`tabular ${styles.when}`}>
      <b>{first}</b> {second && <small>{second}</small>}
    </span>
  );
}
