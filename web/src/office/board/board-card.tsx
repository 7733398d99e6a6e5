import { lengthOf } from '@tidemark/contract/visits';
import { dayOfMoment, showTimeOfDay } from '../../ui/format/dates.ts';
import { showMinutes } from '../../ui/format/show-minutes.ts';
import styles from './card.module.css';
import { copy } from './copy.ts';
import { type Mark, markOf } from './marks.ts';
import type { Board } from './use-board.tsx';
import { type BoardVisit, keyOf, nameOf } from './visit.ts';
import { mayMove, VisitMenu } from './visit-menu.tsx';

interface Props {
  project: BoardVisit;
  board: Board;
}

/** One visit in one line. Its menu does everything a drag does, and tells the rest. */
export function BoardCard({ project, board }: Props) {
  const { city, customerName } = project;
  const key = keyOf(project);
  const carried = board.carrying?.carry?.project;
  const mark = markOf(project, { day: dayOfMoment(), conflict: board.inConflict.has(key) });
  const { icon: Icon } = mark;
  return (
    <article
      className={styles.card}
      aria-label={nameOf(project)}
      data-project={key}
      data-look={mark.look}
      data-moves={(mayMove(project) && board.busy !== key) || undefined}
      data-carried={(carried && keyOf(carried) === key) || undefined}
      aria-busy={board.busy === key || undefined}
    >
      <VisitMenu
        project={project}
        board={board}
        className="row gap-1 w-full text-left"
        title={factsOf(project, mark, board.workday.visitMinutes)}
      >
        {Icon && <Icon size={14} aria-hidden />}
        <Time time={project.scheduledTime} />
        <span className={styles.name}>
          {shortName(customerName)}
          <span className={styles.town}>, {city}</span>
        </span>
        {mark.word && <span className="visually-hidden">, {mark.word}</span>}
      </VisitMenu>
    </article>
  );
}

/** "Okafor": a card is narrow, and a family name tells people apart. Other names stay whole. */
const shortName = (name: string) => name.replace(/^\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}+)$/u, '$1');

/** "9:00" where the half of the day goes without saying. */
function Time({ time }: { time: string | null }) {
  if (!time) return <span className="visually-hidden">{copy.noTime}</span>;
  const [clock, half] = showTimeOfDay(time).split(/\s/);
  const isDaytime = time >= '07:00' && time < '19:00';
  return (
    <span className={`flex-none tabular ${styles.time}`}>
      {clock}
      <span className={isDaytime ? 'visually-hidden' : undefined}> {half}</span>
    </span>
  );
}

function factsOf(project: BoardVisit, { word }: Mark, usual: number): string {
  const { customerName, city, scheduledTime } = project;
  const when = scheduledTime ? showTimeOfDay(scheduledTime) : copy.noTime;
  const visit = `${when}, ${showMinutes(lengthOf(project, usual))}`;
  return [nameOf(project), `${customerName}, ${city}`, visit, word].filter(Boolean).join('\n');
}
