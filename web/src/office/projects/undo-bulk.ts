import type { BulkChange, BulkResult } from '@tidemark/contract/office/changes';
import type { OfficeProject } from '@tidemark/contract/office/table';
import type { QuickKind } from './bulk-words.ts';

/** What a plan gives a project. */
export type To = Partial<
  Pick<
    OfficeProject,
    'title' | 'technicianId' | 'scheduledDate' | 'scheduledTime' | 'visitMinutes' | 'priority'
  >
>;
export interface Planned {
  change: BulkChange;
  projects: readonly OfficeProject[];
  /** By project, for `set`. */
  to?: ReadonlyMap<number, To>;
}

const inverse: Partial<Record<QuickKind, BulkChange>> = {
  hold: { kind: 'resume' },
  resume: { kind: 'hold' },
  complete: { kind: 'reopen', reason: 'Completed by mistake' },
};
const fields = [
  'title',
  'technicianId',
  'scheduledDate',
  'scheduledTime',
  'visitMinutes',
  'priority',
] as const;

/** What takes a change back, of those it changed; what others changed since is refused as ever. */
export function undoOf(
  kind: QuickKind,
  before: readonly OfficeProject[],
  results: readonly BulkResult[],
): Planned | undefined {
  const now = results.flatMap(({ outcome, project }) => (outcome === 'changed' && project ? [project] : []));
  if (now.length === 0) return undefined;
  const change = inverse[kind];
  if (change) return { change, projects: now };
  const was = new Map(before.map((project) => [project.id, project]));
  const to = now.map((project): [number, To] => {
    const former = was.get(project.id)!;
    const changed = fields.filter((field) => (former[field] ?? null) !== (project[field] ?? null));
    return [project.id, Object.fromEntries(changed.map((field) => [field, former[field] ?? null]))];
  });
  return { change: { kind: 'set' }, projects: now, to: new Map(to) };
}

/** The request; `confirmUnsent` also where a device may have unsent work. */
export function bodyOf({ change, projects, to }: Planned, confirmUnsent: boolean) {
  return {
    change,
    projects: projects.map(({ id, technicianId, priority, status, ...of }) => ({
      ...{ id, technicianId, priority, status },
      // Only where they are compared: an older server does not know them.
      ...(to && {
        scheduledDate: of.scheduledDate,
        scheduledTime: of.scheduledTime,
        visitMinutes: of.visitMinutes ?? null,
        ...(to.get(id)?.title !== undefined && { title: of.title }),
        to: to.get(id) ?? {},
      }),
    })),
    confirmUnsent,
  };
}
