import { isManager } from '@tidemark/contract/access';
import type { OfficeProject } from '@tidemark/contract/office/table';
import type { Person, Today } from '@tidemark/contract/today/today';
import { bookedMinutes, lengthOf, minutesOf, usualWorkday } from '@tidemark/contract/visits';

export type VisitState = 'done' | 'begun' | 'held' | 'missed' | 'planned';

/** How a visit of the day stands at a time of it, HH:mm. */
export function stateOf({ status, technicianId, scheduledTime }: OfficeProject, now: string): VisitState {
  if (status === 'Completed') return 'done';
  if (status === 'In Progress') return 'begun';
  if (status === 'On Hold') return 'held';
  return technicianId !== null && scheduledTime !== null && scheduledTime < now ? 'missed' : 'planned';
}

export interface Line {
  person: Person | undefined;
  /** Visits that overlap stand below each other. */
  tracks: OfficeProject[][];
  timeless: OfficeProject[];
  /** Minutes of all of them. */
  booked: number;
}

const endOf = (visit: OfficeProject, usual: number) =>
  minutesOf(visit.scheduledTime!) + lengthOf(visit, usual);

/** Visits in as few tracks as they fit in, each without an overlap; they come by time. */
export function tracksOf(visits: readonly OfficeProject[], usual: number): OfficeProject[][] {
  const tracks: OfficeProject[][] = [];
  for (const visit of visits) {
    const begins = minutesOf(visit.scheduledTime!);
    const free = tracks.find((track) => endOf(track.at(-1)!, usual) <= begins);
    if (free) free.push(visit);
    else tracks.push([visit]);
  }
  return tracks;
}

/**
 * A line for each person with a visit or on leave, by name, and first what nobody has. `free` are the technicians without
 * a visit.
 */
export function planOf({
  visits,
  people,
  workday = usualWorkday,
}: Pick<Today, 'visits' | 'people' | 'workday'>) {
  const byPerson = Map.groupBy(visits.projects, ({ technicianId }) => technicianId);
  const lineOf = (person: Person | undefined): Line => {
    const theirs = byPerson.get(person?.id ?? null) ?? [];
    return {
      person,
      tracks: tracksOf(
        theirs.filter(({ scheduledTime }) => scheduledTime !== null),
        workday.visitMinutes,
      ),
      booked: bookedMinutes(theirs, workday.visitMinutes),
      timeless: theirs.filter(({ scheduledTime }) => scheduledTime === null),
    };
  };
  const named = people.toSorted((a, b) => a.name.localeCompare(b.name, 'en-US') || a.id - b.id);
  const shown = named.filter(({ id, status }) => byPerson.has(id) || status === 'On Leave');
  return {
    lines: [...(byPerson.has(null) ? [undefined] : []), ...shown].map(lineOf),
    free: named.filter(
      ({ id, status, role }) => !byPerson.has(id) && status === 'Active' && !isManager(role),
    ),
  };
}

/** Minutes of all visits, and the hours of everybody who is at work; undefined where not all visits are told. */
export function bookedOf(
  today: Pick<Today, 'visits' | 'people' | 'workday'>,
): { minutes: number; hours: number } | undefined {
  const { visits, workday = usualWorkday } = today;
  if (visits.total > visits.projects.length) return undefined;
  const { lines, free } = planOf(today);
  const atWork = lines.filter(({ person }) => person?.status === 'Active').length + free.length;
  return {
    minutes: lines.reduce((sum, { booked }) => sum + booked, 0),
    hours: atWork * workday.workdayHours,
  };
}

/** The hours of the ruler: 7 AM to 7 PM, further where a visit or the time of day is beyond. */
export function hoursOf(
  visits: readonly OfficeProject[],
  now: string,
  usual: number,
): { from: number; to: number } {
  const timed = visits.filter(({ scheduledTime }) => scheduledTime !== null);
  const begins = timed.map(({ scheduledTime }) => minutesOf(scheduledTime!));
  const earliest = Math.min(7 * 60, minutesOf(now), ...begins);
  const latest = Math.max(19 * 60, minutesOf(now), ...timed.map((visit) => endOf(visit, usual)));
  return { from: Math.floor(earliest / 60), to: Math.min(24, Math.ceil(latest / 60)) };
}
