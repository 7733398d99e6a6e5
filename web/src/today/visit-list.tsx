import { Link } from '@tanstack/react-router';
import type { Today } from '@tidemark/contract/today/today';
import { Phone } from 'lucide-react';
import { type BoardVisit, keyOf } from '../office/board/visit.ts';
import { IconLink } from '../ui/controls/icon-button.tsx';
import { showTimeOfDay } from '../ui/format/dates.ts';
import { telOf } from '../ui/format/tel-of.ts';
import { copy } from './copy.ts';
import { stateOf } from './day-plan.ts';
import { iconOf, stateWord } from './day-ruler.tsx';
import styles from './today.module.css';

/** On touch: the day's visits by time, each with its customer's phone. */
export function VisitList({ today, now }: { today: Today; now: string }) {
  return (
    <ul aria-label={copy.visits}>
      {today.visits.projects.map((project: BoardVisit) => {
        const state = stateOf(project, now);
        const Icon = iconOf(project, state);
        const word = stateWord(project, state);
        const { id, customerName, customerPhone, city, technicianName, scheduledTime } = project;
        return (
          <li key={keyOf(project)} className={`row line-top gap-2 ${styles.visit}`}>
            <b className={`tabular ${styles.time}`}>
              {scheduledTime ? showTimeOfDay(scheduledTime) : copy.noTime}
            </b>
            <Link
              to="/project/$projectId"
              params={{ projectId: String(id) }}
              search={project.drying ? { part: 'drying' } : {}}
              className={`grow min-w-0 break-anywhere tight ${styles.who}`}
            >
              <span className="ink w-550">
                {customerName}, {city}
              </span>
              <span className={`row gap-1 text-small ${styles.state}`} data-state={state}>
                <Icon size={16} aria-hidden />
                <span>
                  {technicianName ?? copy.unassigned}
                  {word && `, ${word}`}
                </span>
              </span>
            </Link>
            {customerPhone && (
              <IconLink
                label={copy.call(customerName)}
                icon={<Phone size={20} aria-hidden />}
                href={telOf(customerPhone)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
