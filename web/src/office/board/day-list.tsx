import type { Week } from '@tidemark/contract/office/week';
import { useState } from 'react';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { dayOfMoment } from '../../ui/format/dates.ts';
import styles from './board.module.css';
import { copy, showLongDay } from './copy.ts';
import { daysFrom } from './days.ts';
import { lanesOf } from './lanes.ts';
import { loadOf, showHours } from './loads.ts';
import { TrayCard } from './tray-card.tsx';
import type { Board } from './use-board.tsx';
import { keyOf } from './visit.ts';

/** On touch: one day, by technician. */
export function DayList({ week, board }: { week: Week; board: Board }) {
  const days = daysFrom(week.from);
  const [chosen, choose] = useState(() => dayOfMoment());
  const day = days.includes(chosen) ? chosen : days[0]!;
  const on = (date: string) => week.scheduled.projects.filter(({ scheduledDate }) => scheduledDate === date);
  const all = lanesOf(week).map((lane) => ({
    ...lane,
    projects: lane.projects.filter(({ scheduledDate }) => scheduledDate === day),
  }));
  const lanes = all.filter(({ projects }) => projects.length > 0);
  const away = all.filter(({ status, projects }) => status === 'On Leave' && projects.length === 0);
  const hoursOf = (projects: Week['scheduled']['projects']) => {
    const { minutes } = loadOf(projects, board.workday.visitMinutes);
    return copy.hours(showHours(minutes), minutes > board.workday.workdayHours * 60);
  };
  return (
    <>
      <SelectField
        label="Day"
        value={day}
        choices={days.map((date) => {
          const visits = on(date);
          const conflict = visits.some((visit) => board.inConflict.has(keyOf(visit)));
          return { value: date, label: copy.dayChoice(showLongDay(date), visits.length, conflict) };
        })}
        onChange={({ target }) => choose(target.value)}
      />
      {lanes.length === 0 && <EmptyState title={copy.dayEmpty} hint={copy.dayEmptyHint} />}
      {lanes.map(({ technicianId, name, status, projects }) => (
        <section key={technicianId} className={`stack gap-2 ${styles.lane}`} aria-label={name}>
          <h2>
            {name}
            <span className="ink-2 text-small w-400"> {hoursOf(projects)}</span>
            {status === 'On Leave' && (
              <>
                {' '}
                <span className={`text-small ${styles.away}`}>{copy.away}</span>
              </>
            )}
          </h2>
          {projects.map((project) => (
            <TrayCard key={keyOf(project)} project={project} board={board} inDay />
          ))}
        </section>
      ))}
      {away.length > 0 && (
        <p>
          <b className={styles.away}>{copy.away}</b> {away.map(({ name }) => name).join(', ')}
        </p>
      )}
    </>
  );
}
