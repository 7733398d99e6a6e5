import type { AuditFilters } from '@tidemark/contract/audit';
import { momentOf } from '@tidemark/contract/clock';
import { dateTime } from '@tidemark/contract/shapes';
import { pageZone } from '../ui/format/clock.ts';

/** As in the fields; empty: all. */
export interface Filters {
  technicianId: string;
  action: string;
  subject: string;
  subjectId: string;
  /** Days, both included. */
  from: string;
  to: string;
}

export const noFilters: Filters = {
  technicianId: '',
  action: '',
  subject: '',
  subjectId: '',
  from: '',
  to: '',
};

/**
 * The first moment of a day in the pages' time zone, or of the next day; undefined without a day, or for one the
 * contract cannot represent.
 */
function dayStart(day: string, daysLater: 0 | 1): string | undefined {
  const noon = Date.parse(`${day}T12:00:00Z`) + daysLater * 86_400_000;
  if (Number.isNaN(noon)) return undefined;
  const first = momentOf(`${new Date(noon).toISOString().slice(0, 10)}T00:00:00`, pageZone());
  return dateTime.safeParse(first.toISOString()).data;
}

export const isBackwards = ({ from, to }: Pick<Filters, 'from' | 'to'>) =>
  from !== '' && to !== '' && to < from;

/** The request to the server. */
export function queryOf({ technicianId, action, subject, subjectId, from, to }: Filters): AuditFilters {
  const number = subjectId.trim().replace(/^#/, '');
  const since = dayStart(from, 0);
  const until = dayStart(to, 1);
  return {
    ...(technicianId && { technicianId: Number(technicianId) }),
    ...(action && { action }),
    ...(subject && { subject }),
    ...(number && { subjectId: number }),
    ...(since && { from: since }),
    ...(until && { to: until }),
  };
}
