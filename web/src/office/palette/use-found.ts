import { officeActions } from '@tidemark/contract/office/actions';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { technicianActions } from '@tidemark/contract/technicians';
import { useCallback } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { fullName } from '../../technicians/names.ts';
import { useDebounced } from '../../ui/controls/use-debounced.ts';
import { copy } from './copy.ts';
import type { PaletteRow } from './places.ts';

const most = { projects: 4, people: 2 };

/** Projects and people by what is typed, from the office; what can be done with the first project beside them. */
export function useFound(typed: string, onSchedule: (project: OfficeProject) => void) {
  const words = useDebounced(typed.trim(), 150);
  const read = useCallback(async () => {
    if (words === '') return { words, projects: [], technicians: [] };
    const [{ projects }, { technicians }] = await Promise.all([
      call(officeActions.projects, { query: { search: words, limit: most.projects } }),
      call(technicianActions.list, { query: { search: words, limit: most.people } }),
    ]);
    return { words, projects, technicians };
  }, [words]);
  const { answer, problem } = useAnswer(read);
  const { projects = [], technicians = [] } = answer?.words === typed.trim() ? answer : {};
  const [first] = projects;
  const rows: PaletteRow[] = [
    ...projects.map((project) => ({
      id: `project ${project.id}`,
      label: project.title,
      detail: `#${project.id}, ${project.customerName}, ${project.addressLine1}, ${project.city}, ${project.status}`,
      group: 'projects' as const,
      to: { to: `/project/${project.id}` },
    })),
    ...(first ? actsOf(first, onSchedule) : []),
    ...technicians.map((technician) => ({
      id: `person ${technician.id}`,
      label: copy.work(fullName(technician)),
      detail: technician.status === 'Active' ? undefined : technician.status,
      group: 'people' as const,
      to: { to: '/projects', search: { technician: technician.id } },
    })),
  ];
  return { rows, problem };
}

function actsOf(project: OfficeProject, onSchedule: (project: OfficeProject) => void): PaletteRow[] {
  const { id, customerName, status } = project;
  const edit = {
    id: 'edit',
    label: copy.edit(customerName),
    group: 'do',
    to: { to: `/project/${id}/edit` },
  } as const;
  const visit = {
    ...{ id: 'schedule', label: copy.schedule(customerName), group: 'do' as const },
    act: () => onSchedule(project),
  };
  return status === 'Completed' ? [edit] : [visit, edit];
}
