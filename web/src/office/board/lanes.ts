import type { OfficeProject } from '@tidemark/contract/office/table';
import type { Week } from '@tidemark/contract/office/week';
import { copy } from './copy.ts';

export interface Lane {
  /** Null: unassigned. */
  technicianId: number | null;
  name: string;
  active: boolean;
  projects: OfficeProject[];
}

/** The week's projects: unassigned first, then by technician name, including those without work. */
export function lanesOf({ technicians, scheduled }: Week): Lane[] {
  const of = (id: number | null) => scheduled.projects.filter(({ technicianId }) => technicianId === id);
  return [
    { technicianId: null, name: copy.nobody, active: true, projects: of(null) },
    ...technicians.map(({ id, name, active }) => ({ technicianId: id, name, active, projects: of(id) })),
  ];
}
