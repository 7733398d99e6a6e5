import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { CallError } from '../offline/faults/index.ts';
import { pull } from '../offline/pull/index.ts';
import { readRecords } from '../offline/store/index.ts';
import { dayOfMoment } from '../ui/format/dates.ts';

/** The follow-up's inspection: the one completed last, else the one begun last. */
export function originalOf(inspections: readonly Inspection[]): Inspection | undefined {
  const latest = inspections.toSorted((a, b) => momentOf(b).localeCompare(momentOf(a)));
  return latest.find(({ status }) => status === 'Completed') ?? latest[0];
}

const momentOf = ({ completedAt, startedAt }: Inspection) => completedAt ?? startedAt;

/** The day a technician was there, YYYY-MM-DD. */
export const dayOf = ({ arrivalDate, startedAt }: Inspection) => arrivalDate ?? dayOfMoment(startedAt);

/** Pulls a project's inspections unless one is here. Offline, only local ones count. */
export async function findOriginal(projectId: number): Promise<Inspection | undefined> {
  const held = originalOf(await readRecords('inspections', { projectId }));
  if (held) return held;
  try {
    await pull('inspections', projectId);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
  return originalOf(await readRecords('inspections', { projectId }));
}
