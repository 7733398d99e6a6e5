import type { Week } from '@tidemark/contract/office/week';
import type { Workday } from '@tidemark/contract/visits';
import type { RefObject } from 'react';
import { dayOfMoment, showShortDay } from '../../ui/format/dates.ts';
import { BoardCell } from './board-cell.tsx';
import { copy, showWeekday } from './copy.ts';
import { daysFrom } from './days.ts';
import styles from './grid.module.css';
import { type Lane, lanesOf } from './lanes.ts';
import { isWeekend, loadOf, showHours, workdaysOfWeek } from './loads.ts';
import type { Board } from './use-board.tsx';

interface Props {
  week: Week;
  board: Board;
  frame: RefObject<HTMLElement | null>;
}

/** On a desktop: one row per technician, one column per day; heads and names stay in sight. */
export function WeekGrid({ week, board, frame }: Props) {
  const days = daysFrom(week.from);
  const now = dayOfMoment();
  const lanes = lanesOf(week);
  const usual = board.workday.visitMinutes;
  const planned = lanes.flatMap(({ projects }) => projects);
  const on = (day: string) => planned.filter(({ scheduledDate }) => scheduledDate === day);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls is reached by keys
    <section ref={frame} className={`surface ${styles.frame}`} aria-label={copy.title} tabIndex={0}>
      <table className={`w-full ${styles.grid}`}>
        <colgroup>
          <col className={styles.names} />
          {days.map((day) => (
            <col key={day} className={isWeekend(day) && on(day).length === 0 ? styles.folded : undefined} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              {copy.technician}
              <small>{copy.bookedThisWeek}</small>
            </th>
            {days.map((day) => {
              const load = loadOf(on(day), usual);
              return (
                <th scope="col" key={day} aria-current={day === now ? 'date' : undefined}>
                  {showWeekday(day)} <span className="tabular">{showShortDay(day)}</span>
                  <small>{load.visits > 0 ? copy.dayLoad(load.visits, showHours(load.minutes)) : '-'}</small>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {lanes.map((lane) => (
            <tr key={lane.technicianId} data-away={!lane.active || undefined}>
              <th scope="row">
                {lane.name}
                <LaneLoad lane={lane} workday={board.workday} />
              </th>
              {days.map((day) => (
                <BoardCell
                  key={day}
                  board={board}
                  place={{ technicianId: lane.technicianId, scheduledDate: day }}
                  projects={lane.projects.filter(({ scheduledDate }) => scheduledDate === day)}
                  today={day === now}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function LaneLoad({ lane, workday }: { lane: Lane; workday: Workday }) {
  if (!lane.active) return <small>{lane.status === 'On Leave' ? copy.away : copy.inactive}</small>;
  const { minutes } = loadOf(lane.projects, workday.visitMinutes);
  const most = workday.workdayHours * workdaysOfWeek;
  return (
    <small className={minutes > most * 60 ? styles.over : undefined}>
      <b>{showHours(minutes)}</b> of {most} h
    </small>
  );
}
