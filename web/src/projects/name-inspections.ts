import type { Inspection } from '@tidemark/contract/inspections/inspection';

/** A project's inspections, the newest first, each with the name it has on the project's page. */
export function nameInspections(
  inspections: readonly Inspection[],
): { name: string; inspection: Inspection }[] {
  const newestFirst = inspections.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt));
  return newestFirst.map((inspection, index) => ({
    name: `Inspection ${newestFirst.length - index}`,
    inspection,
  }));
}
