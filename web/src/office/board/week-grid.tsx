import type { Week } from '@tidemark/contract/office/week';
import { dayOfMoment, showShortDay } from '../../ui/format/dates.ts';
import styles from './board.module.css';
import { BoardCard } from './board-card.tsx';
import { copy, showWeekday } from './copy.ts';
import { daysFrom } from './days.ts';
import { DropCell } from './drop-cell.tsx';
import { lanesOf } from './lanes.ts';
import type { Board } from './use-board.tsx';

/** On a desktop: one row per technician, one column per day. */
export function WeekGrid({ week, board }: { week: Week; board: Board }) {
  const days = daysFrom(week.from);
  const now = dayOfMoment();
  return (
    <div className={`surface frame ${styles.box}`}>
      <table className={`w-full ${styles.grid}`}>
        <thead>
          <tr>
            <th scope="col">{copy.technician}</th>
            {days.map((day) => (
              <th scope="col" key={day} aria-current={day === now ? 'date' : undefined}>
                {showWeekday(day)} <span className="tabular">{showShortDay(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lanesOf(week).map(({ technicianId, name, active, projects }) => (
            <tr key={technicianId ?? 'nobody'}>
              <th scope="row">
                {name}
                {!active && <span className="ink-2">{copy.inactive}</span>}
              </th>
              {days.map((day) => (
                <DropCell key={day} board={board} slot={{ technicianId, scheduledDate: day }}>
                  {projects
                    .filter(({ scheduledDate }) => scheduledDate === day)
                    .map((project) => (
                      <BoardCard key={project.id} project={project} board={board} />
                    ))}
                </DropCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
