import { arrivedAt, categoryOfIntake, lossLongBefore } from '@tidemark/contract/drying/from-intake';
import { useRecord, useRecords } from '../offline/store/index.ts';
import type { KnownDrying } from './use-drying.ts';

/** What the newest inspection says to a job's drying: the category it proposes, and how long before it the loss was. */
export function useIntake({ drying, timeZone }: KnownDrying) {
  const project = useRecord('projects', drying.projectId);
  const inspections = useRecords('inspections', { projectId: drying.projectId }) ?? [];
  const newest = inspections
    .filter(({ status }) => status !== 'Cancelled')
    .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt))[0];
  const lost = drying.dateOfLoss ?? newest?.dateOfLoss ?? newest?.dateOfLoss1 ?? project?.dateOfLoss;
  const arrived = arrivedAt(newest, drying.visits, timeZone);
  return { category: categoryOfIntake(newest?.category), arrival: lossLongBefore(lost, arrived, timeZone) };
}
