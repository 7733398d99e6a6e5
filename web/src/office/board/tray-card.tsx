import { Button } from '../../ui/controls/button.tsx';
import { dayOfMoment, showShortDay, showTimeOfDay } from '../../ui/format/dates.ts';
import styles from './card.module.css';
import { copy } from './copy.ts';
import { type Mark, markOf } from './marks.ts';
import type { Board } from './use-board.tsx';
import { type BoardVisit, keyOf, nameOf } from './visit.ts';
import { mayMove, VisitMenu } from './visit-menu.tsx';

interface Props {
  project: BoardVisit;
  board: Board;
  /** In a list of a day its place does not say the technician. */
  inDay?: boolean;
}

/** A visit in two lines with what it waits for: in the tray, and in the list of a day. */
export function TrayCard({ project, board, inDay = false }: Props) {
  const { city, customerName, technicianName, status, technicianId } = project;
  const [key, title] = [keyOf(project), nameOf(project)];
  const carried = board.carrying?.carry?.project;
  const mark = markOf(project, { day: dayOfMoment(), conflict: board.inConflict.has(key) });
  const { icon: Icon } = mark;
  const act = technicianId === null ? copy.assign : copy.reschedule;
  return (
    <article
      className={`row gap-2 ${styles.wide}`}
      aria-label={title}
      data-project={key}
      data-moves={(mayMove(project) && board.busy !== key) || undefined}
      data-carried={(carried && keyOf(carried) === key) || undefined}
      aria-busy={board.busy === key || undefined}
    >
      <VisitMenu project={project} board={board} className="grow min-w-0 text-left tight" title={title}>
        <b className={`block ${styles.name}`}>{customerName}</b>
        <span className={`row gap-1 text-caption ink-2 ${styles.second}`}>
          {Icon && mark.word && <MarkWord mark={mark} />}
          <span className={styles.name}>
            {city}, {whenOf(project, inDay)}
            {!inDay && technicianName && `, ${technicianName}`}
          </span>
        </span>
      </VisitMenu>
      {status === 'On Hold' ? (
        <Button size="sm" aria-label={`${copy.resume} ${title}`} onClick={() => board.resume(project)}>
          {copy.resume}
        </Button>
      ) : (
        mayMove(project) && (
          <Button
            size="sm"
            kind={technicianId === null ? 'outline' : 'secondary'}
            aria-label={`${act} ${title}`}
            onClick={() => board.ask(project)}
          >
            {act}
          </Button>
        )
      )}
    </article>
  );
}

function MarkWord({ mark: { icon: Icon, word, look } }: { mark: Mark }) {
  return (
    <span className="row flex-none gap-1 w-650" data-word={look}>
      {Icon && <Icon size={14} aria-hidden />}
      {word}
    </span>
  );
}

function whenOf({ scheduledDate, scheduledTime }: BoardVisit, inDay: boolean): string {
  const time = scheduledTime && showTimeOfDay(scheduledTime);
  if (inDay) return time ?? copy.noTime;
  if (!scheduledDate) return copy.noDay;
  return [showShortDay(scheduledDate), time].filter(Boolean).join(', ');
}
