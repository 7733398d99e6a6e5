import type { OfficeProject } from '@tidemark/contract/office/table';
import type { CSSProperties } from 'react';
import { showTimeOfDay } from '../../ui/format/dates.ts';
import { BoardCard } from './board-card.tsx';
import type { Place } from './carry.ts';
import { copy } from './copy.ts';
import styles from './grid.module.css';
import { loadOf, showHours } from './loads.ts';
import type { Board } from './use-board.tsx';
import { keyOf } from './visit.ts';

interface Props {
  board: Board;
  place: Place;
  projects: readonly OfficeProject[];
  today: boolean;
}

/** A technician's day: its visits, what is booked of it, and what a drop would bring. */
export function BoardCell({ board, place, projects, today }: Props) {
  const { carry } = board.carrying ?? {};
  const isOver =
    carry?.place?.technicianId === place.technicianId && carry.place.scheduledDate === place.scheduledDate;
  const load = loadOf(projects, board.workday.visitMinutes);
  return (
    <td
      className={styles.cell}
      data-day={place.scheduledDate}
      data-technician={place.technicianId}
      data-today={today || undefined}
      data-over={isOver || undefined}
    >
      <div className="stack gap-1">
        {projects.map((project) => (
          <BoardCard key={keyOf(project)} project={project} board={board} />
        ))}
        {isOver && <Ghost project={carry.project} met={board.conflicts(carry.project, place)} />}
        {load.visits > 0 && <Load minutes={load.minutes} hours={board.workday.workdayHours} />}
      </div>
    </td>
  );
}

function Ghost({ project, met }: { project: OfficeProject; met: readonly string[] }) {
  const { scheduledTime, customerName } = project;
  return (
    <>
      <p className={`nowrap clip ${styles.ghost}`}>
        {scheduledTime && showTimeOfDay(scheduledTime)} {customerName}
      </p>
      {met.length > 0 && <p className={`text-caption w-600 ${styles.over}`}>{copy.wouldConflict(met)}</p>}
    </>
  );
}

/** A tick for each hour of the working day. */
function Load({ minutes, hours }: { minutes: number; hours: number }) {
  const over = minutes > hours * 60;
  const style = { '--booked': Math.min(hours, minutes / 60), '--day': hours } as CSSProperties;
  return (
    <p className={`row gap-2 ${styles.load}`} data-over={over || undefined}>
      <i style={style} aria-hidden />
      {copy.hours(showHours(minutes), over)}
    </p>
  );
}
