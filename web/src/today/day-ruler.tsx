import { Link } from '@tanstack/react-router';
import type { Today } from '@tidemark/contract/today/today';
import { lengthOf, minutesOf, usualWorkday, type Workday } from '@tidemark/contract/visits';
import {
  AlarmClock,
  CalendarClock,
  CircleCheck,
  CircleDot,
  CirclePause,
  ClipboardList,
  Fan,
} from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { type BoardVisit, keyOf } from '../office/board/visit.ts';
import { Avatar } from '../ui/format/avatar.tsx';
import { showTimeOfDay } from '../ui/format/dates.ts';
import { showMinutes } from '../ui/format/show-minutes.ts';
import { copy } from './copy.ts';
import { hoursOf, type Line, planOf, stateOf, type VisitState } from './day-plan.ts';
import styles from './day-ruler.module.css';

const stateIcons: Record<VisitState, typeof CircleDot> = {
  done: CircleCheck,
  begun: CircleDot,
  held: CirclePause,
  missed: AlarmClock,
  planned: ClipboardList,
};
/** A drying visit has its own sign until it is late. */
export const iconOf = ({ drying }: BoardVisit, state: VisitState) =>
  drying && state === 'planned' ? Fan : stateIcons[state];
/** How a visit stands and that it is to a drying, where there is more to say than that it is planned. */
export const stateWord = ({ status, drying }: BoardVisit, state: VisitState) => {
  const stands = state === 'missed' ? copy.notArrived : state === 'planned' ? undefined : status;
  return drying ? [copy.dryingVisit, stands].filter(Boolean).join(', ') : stands;
};

interface Props {
  today: Today;
  /** HH:mm */
  now: string;
}

/** The day's visits as blocks on a ruler, a line for each person. */
export function DayRuler({ today, now }: Props) {
  const { workday = usualWorkday } = today;
  const { lines, free } = planOf(today);
  const { from, to } = hoursOf(today.visits.projects, now, workday.visitMinutes);
  const at = (minutes: number) => `${((minutes - from * 60) / ((to - from) * 60)) * 100}%`;
  // The first stands at the edge, and one beside Now under it.
  const isNamed = (hour: number) => hour !== from && Math.abs(hour * 60 - minutesOf(now)) > 35;
  const hours = Array.from({ length: to - from }, (_, nth) => from + nth);
  return (
    <div className={styles.ruler} style={{ '--hours': to - from } as CSSProperties}>
      <div className={`sunken line-top line-bottom ${styles.scale}`} aria-hidden>
        <span />
        <div className={styles.hours}>
          {hours.map((hour) => (
            <span key={hour} style={{ left: at(hour * 60) }}>
              {isNamed(hour) && showTimeOfDay(`${String(hour).padStart(2, '0')}:00`).replace(':00', '')}
            </span>
          ))}
          <b style={{ left: at(minutesOf(now)) }}>{copy.now}</b>
        </div>
      </div>
      <ul aria-label={copy.visits}>
        {lines.map((line) => (
          <DayLine key={line.person?.id ?? 'nobody'} line={line} workday={workday} now={now} at={at} />
        ))}
      </ul>
      {free.length > 0 && (
        <p className={`ink-2 text-small ${styles.free}`}>
          <b>{copy.free}:</b> {free.map(({ name }) => name).join(', ')}
        </p>
      )}
    </div>
  );
}

interface LineProps {
  line: Line;
  workday: Workday;
  now: string;
  at: (minutes: number) => string;
}

function DayLine({ line: { person, tracks, timeless, booked }, workday, now, at }: LineProps) {
  const name = person?.name ?? copy.unassigned;
  const away = person && person.status !== 'Active';
  const awayWord = person?.status === 'On Leave' ? copy.onLeave : copy.notActive;
  return (
    <li className={`line-bottom ${styles.line}`} data-away={away || undefined}>
      <div className={`row gap-2 ${styles.person}`}>
        {person && <Avatar name={name} />}
        <span className="min-w-0 break-anywhere tight">
          <b className="w-600">{name}</b>
          {booked > 0 && <Booked minutes={booked} of={person && workday.workdayHours} />}
        </span>
      </div>
      <div className={styles.tracks}>
        <i className={styles.now} style={{ left: at(minutesOf(now)) }} />
        {away && (
          <p className={`row gap-2 text-small ${styles.away}`}>
            <CalendarClock size={16} aria-hidden /> {awayWord}
          </p>
        )}
        {tracks.map((track) => (
          <ul key={track[0]!.id} className={styles.track}>
            {track.map((project) => (
              <Block key={keyOf(project)} project={project} workday={workday} now={now} at={at} />
            ))}
          </ul>
        ))}
        {timeless.length > 0 && (
          <ul className={`flex wrap gap-2 text-small ${styles.timeless}`} aria-label={copy.noTime}>
            {timeless.map((project) => (
              <li key={keyOf(project)}>
                <VisitLink project={project}>
                  {copy.noTime}: {project.customerName},{' '}
                  {stateWord(project, stateOf(project, now)) ?? project.city}
                </VisitLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function Block({ project, workday, now, at }: { project: BoardVisit } & Omit<LineProps, 'line'>) {
  const state = stateOf(project, now);
  const Icon = iconOf(project, state);
  const word = stateWord(project, state);
  const begins = minutesOf(project.scheduledTime!);
  const left = at(begins);
  const right = `calc(100% - ${at(Math.min(begins + lengthOf(project, workday.visitMinutes), 1440))})`;
  return (
    <li className={styles.block} data-state={state} data-drying={project.drying} style={{ left, right }}>
      <VisitLink project={project}>
        <Icon size={16} aria-hidden />
        <span className="min-w-0">
          <b>{project.customerName}</b>
          <span>
            <span className="visually-hidden">{showTimeOfDay(project.scheduledTime!)}, </span>
            {word && `${word}, `}
            {project.city}
          </span>
        </span>
      </VisitLink>
    </li>
  );
}

/** Hours of visits, against the working day where somebody has it. */
function Booked({ minutes, of }: { minutes: number; of: number | undefined }) {
  const over = of !== undefined && minutes > of * 60;
  return (
    <span className={`block text-caption tabular ${over ? styles.over : 'ink-2'}`}>
      {of === undefined ? showMinutes(minutes) : copy.booked(showMinutes(minutes), of, over)}
    </span>
  );
}

function VisitLink({ project, children }: { project: BoardVisit; children: ReactNode }) {
  return (
    <Link
      to="/project/$projectId"
      params={{ projectId: String(project.id) }}
      search={project.drying ? { part: 'drying' } : {}}
      title={project.title}
    >
      {children}
    </Link>
  );
}
