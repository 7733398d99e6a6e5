import type { OfficeProject } from '@tidemark/contract/office/table';
import type { Week } from '@tidemark/contract/office/week';
import { copy } from './copy.ts';

export interface Lane {
  /** Null: nobody yet. */
  technicianId: number | null;
  name: string;
  active: boolean;
  projects: OfficeProject[];
}

/** What is planned, first of nobody, then by technician in the order of their names; those without work too. */
export function lanesOf({ technicians, scheduled }: Week): Lane[] {
  const of = (id: number | null) => scheduled.projects.filter(({ technicianId }) => technicianId === id);
  return [
    { technicianId: null, name: copy.nobody, active: true, projects: of(null) },
    ...technicians.map(({ id, name, active }) => ({ technicianId: id, name, active, projects: of(id) })),
  ];
}
