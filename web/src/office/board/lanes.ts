import { isManager } from '@tidemark/contract/access';
import type { OfficeProject } from '@tidemark/contract/office/table';
import type { BoardPerson, Week } from '@tidemark/contract/office/week';

export interface Lane extends Pick<BoardPerson, 'name' | 'active' | 'status'> {
  technicianId: number;
  projects: OfficeProject[];
}

/** The week's visits by technician name, including those without work. */
export function lanesOf({ technicians, scheduled }: Week): Lane[] {
  const byPerson = Map.groupBy(scheduled.projects, ({ technicianId }) => technicianId);
  // A manager without a visit is not the first to look for; the order by name stays.
  const rest = ({ id, role }: BoardPerson) => Number(!byPerson.has(id) && role && isManager(role));
  const shown = [...technicians].sort((a, b) => rest(a) - rest(b));
  return shown.map(({ id, ...person }) => ({
    ...person,
    technicianId: id,
    projects: byPerson.get(id) ?? [],
  }));
}

const ranks = ['Urgent', 'High', 'Medium', 'Low'];

/** All that has no technician, urgent first, then by the day it is wanted. */
export function unassignedOf({ unassigned, scheduled }: Week): OfficeProject[] {
  const planned = scheduled.projects.filter(
    ({ technicianId, status }) => technicianId === null && status === 'New',
  );
  const rank = ({ priority }: OfficeProject) => ranks.indexOf(priority);
  const day = ({ scheduledDate }: OfficeProject) => scheduledDate ?? '9999';
  return [...planned, ...unassigned.projects].sort(
    (a, b) => rank(a) - rank(b) || day(a).localeCompare(day(b)) || a.id - b.id,
  );
}
