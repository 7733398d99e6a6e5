import type { Inspection } from '@tidemark/contract/inspections/inspection';

/** The open inspection, else the one begun last. */
export function latestOf(inspections: readonly Inspection[]): Inspection | undefined {
  const newestFirst = inspections.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt));
  return newestFirst.find(({ status }) => status === 'In Progress') ?? newestFirst[0];
}
