import type { Change, Offline, ReadLocal, RecordRef } from '../offline.ts';
import { begunProject, type Project } from '../projects.ts';
import type { Inspection } from './inspection.ts';

export type ById = { params: { id: string } };
export const laid = (answer: { inspection: Inspection }): Change[] => [
  { table: 'inspections', id: answer.inspection.id, record: answer.inspection },
];

/** Same inspection, other field values. */
export function changed<I extends ById>(
  make: (input: I, at: string, found: Inspection) => Partial<Inspection>,
) {
  return {
    project: (input, read) => read('inspections', input.params.id)?.projectId,
    touches: (input) => [{ table: 'inspections', id: input.params.id }],
    answered: laid,
    effect(input, read, at) {
      const found = read('inspections', input.params.id);
      if (!found) return [];
      const record = { ...found, ...make(input, at, found), updatedAt: at };
      return [{ table: 'inspections', id: found.id, record }];
    },
  } satisfies Offline<I, { inspection: Inspection }>;
}

export const withWork = (project: Project | undefined, at: string): Change[] =>
  project ? [{ table: 'projects', id: project.id, record: begunProject(project, at) }] : [];

export const inspectionAndProject = (input: ById, read: ReadLocal): RecordRef[] => {
  const found = read('inspections', input.params.id);
  const itself = { table: 'inspections' as const, id: input.params.id };
  return found ? [itself, { table: 'projects' as const, id: found.projectId }] : [itself];
};
