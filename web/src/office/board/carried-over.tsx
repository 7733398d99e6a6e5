import type { Week } from '@tidemark/contract/office/week';
import { copy, showLongDay } from './copy.ts';
import { loadOf, showHours } from './loads.ts';
import type { Board } from './use-board.tsx';

/** Says where a carried visit is, for who does not see it. */
export function CarriedOver({ week, board }: { week: Week; board: Board }) {
  const { project, place } = board.carrying?.carry ?? {};
  const person = week.technicians.find(({ id }) => id === place?.technicianId);
  const theirs = week.scheduled.projects.filter(
    ({ technicianId, scheduledDate }) =>
      technicianId === place?.technicianId && scheduledDate === place?.scheduledDate,
  );
  const met = project && place ? board.conflicts(project, place) : [];
  return (
    <p role="status" className="visually-hidden">
      {person &&
        place &&
        copy.over(
          person.name,
          showLongDay(place.scheduledDate),
          showHours(loadOf(theirs, board.workday.visitMinutes).minutes),
        )}
      {met.length > 0 && ` ${copy.wouldConflict(met)}`}
    </p>
  );
}
