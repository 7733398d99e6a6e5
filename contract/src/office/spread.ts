import { bookedMinutes, lengthOf, type Workday } from '../visits.ts';

interface Waiting {
  id: number;
  visitMinutes: number | null;
}
interface Standing extends Waiting {
  technicianId: number | null;
  scheduledDate: string | null;
}
export interface Placed {
  id: number;
  technicianId: number;
  scheduledDate: string;
}

/**
 * Spreads projects, in their order, over the days and people with the most room, early days first. Beyond the working
 * day nothing is placed while another has room; if nobody has, who is booked least gets it.
 */
export function spreadOver(
  projects: readonly Waiting[],
  {
    people,
    days,
    standing,
  }: { people: readonly number[]; days: readonly string[]; standing: readonly Standing[] },
  { visitMinutes: usual, workdayHours }: Workday,
): Placed[] {
  const moved = new Set(projects.map(({ id }) => id));
  const cells = days.flatMap((scheduledDate) =>
    people.map((technicianId) => ({
      technicianId,
      scheduledDate,
      minutes: bookedMinutes(
        standing.filter(
          (one) =>
            one.technicianId === technicianId && one.scheduledDate === scheduledDate && !moved.has(one.id),
        ),
        usual,
      ),
    })),
  );
  if (cells.length === 0) return [];
  const most = workdayHours * 60;
  return projects.map((project) => {
    const takes = lengthOf(project, usual);
    const least = (of: typeof cells) =>
      of.reduce((best, cell) => (cell.minutes < best.minutes ? cell : best));
    const withRoom = cells.filter(({ minutes }) => minutes + takes <= most);
    const to = least(withRoom.length > 0 ? withRoom : cells);
    to.minutes += takes;
    return { id: project.id, technicianId: to.technicianId, scheduledDate: to.scheduledDate };
  });
}
