import { dryingVisitOf } from '@tidemark/contract/drying/plan';
import type { OfficeProject } from '@tidemark/contract/office/table';

/** A project as a visit: its inspection's, or its drying's (contract/src/drying/plan.ts). One project may have both. */
export type BoardVisit = OfficeProject & { drying?: true };

/** Tells the two visits of a project apart. */
export const keyOf = ({ id, drying }: Pick<BoardVisit, 'id' | 'drying'>) =>
  drying ? `${id}-drying` : String(id);

/** What a visit is called where its look does not say it. */
export const nameOf = ({ title, drying }: Pick<BoardVisit, 'title' | 'drying'>) =>
  drying ? `Drying, ${title}` : title;

const moment = ({ scheduledDate, scheduledTime }: OfficeProject) =>
  `${scheduledDate ?? '9'} ${scheduledTime ?? '99'}`;

/** Inspections and drying visits as one list, by day and time. */
export const withDrying = (
  inspections: readonly OfficeProject[],
  drying: readonly OfficeProject[],
): BoardVisit[] =>
  [...inspections, ...drying.map(dryingVisitOf)].sort((a, b) =>
    moment(a) < moment(b) ? -1 : moment(a) > moment(b) ? 1 : a.id - b.id,
  );
