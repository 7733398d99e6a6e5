import { officeActions } from '@tidemark/contract/office/actions';
import type { Visits } from '@tidemark/contract/office/visits';
import { useCallback } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { copy } from './copy.ts';
import { inTheWay, type Planned, type Slot } from './schedule.ts';
import { withDrying } from './visit.ts';

/** A technician's other visits of a day and the company's hours; undefined until they are known. */
export function useVisits({ technicianId, scheduledDate }: Slot): Visits | undefined {
  const read = useCallback(async () => {
    const query = { technicianId: technicianId ?? undefined, date: scheduledDate ?? undefined };
    return { query, visits: await call(officeActions.visits, { query }) };
  }, [technicianId, scheduledDate]);
  const { answer } = useAnswer(read);
  // Of the technician and day chosen before: not of these.
  const isTheirs =
    answer?.query.technicianId === (technicianId ?? undefined) &&
    answer?.query.date === (scheduledDate ?? undefined);
  if (!answer) return undefined;
  const { projects, drying } = answer.visits;
  return isTheirs
    ? { ...answer.visits, projects: withDrying(projects, drying) }
    : { ...answer.visits, technician: null, projects: [] };
}

/** What speaks against a visit: others at the same time, and that the technician is on leave. None of it blocks. */
export function warningsOf(project: Planned, slot: Slot, known: Visits | undefined): string[] {
  if (!known) return [];
  const { technician, projects, workday } = known;
  const met = inTheWay(project, slot, projects, workday.visitMinutes);
  return [
    ...(met.length > 0 ? [copy.wouldConflict(met)] : []),
    ...(technician?.status === 'On Leave' ? [copy.onLeave(technician.name)] : []),
  ];
}
