import { stageNames } from '@tidemark/contract/evidence-profiles/stage-names';
import { showDay } from '../../ui/format/dates.ts';
import type { Filters } from './address.ts';

export interface Told {
  /** The filter fields it represents. */
  fields: readonly (keyof Filters)[];
  words: string;
}

/**
 * The filters as sentences: "Status: New or On Hold". The search is in its own box.
 * @param nameOf a technician's name by id, if known
 */
export function describeFilters(filters: Filters, nameOf: (id: number) => string | undefined): Told[] {
  const { status, priority, claimType, technician, city, scheduledFrom, scheduledTo, overdue, inReview } =
    filters;
  const { evidenceStage, evidenceOpen, deadlinePassed } = filters;
  const told: Told[] = [];
  const tell = (words: string, ...fields: (keyof Filters)[]) => told.push({ fields, words });
  if (status) tell(`Status: ${status.join(' or ')}`, 'status');
  if (priority) tell(`Priority: ${priority.join(' or ')}`, 'priority');
  if (claimType) tell(`Claim type: ${claimType.join(' or ')}`, 'claimType');
  if (technician === 'unassigned') tell('Technician: unassigned', 'technician');
  else if (technician) tell(`Technician: ${nameOf(technician) ?? `#${technician}`}`, 'technician');
  if (city) tell(`City: ${city}`, 'city');
  if (scheduledFrom && scheduledTo) {
    tell(`Scheduled ${showDay(scheduledFrom)} to ${showDay(scheduledTo)}`, 'scheduledFrom', 'scheduledTo');
  } else if (scheduledFrom) tell(`Scheduled from ${showDay(scheduledFrom)}`, 'scheduledFrom');
  else if (scheduledTo) tell(`Scheduled to ${showDay(scheduledTo)}`, 'scheduledTo');
  if (overdue) tell('Overdue', 'overdue');
  if (inReview) tell('In review', 'inReview');
  if (evidenceStage)
    tell(`Evidence: ${evidenceStage.map((stage) => stageNames[stage]).join(' or ')}`, 'evidenceStage');
  if (evidenceOpen) tell('Evidence missing', 'evidenceOpen');
  if (deadlinePassed) tell('Deadline passed', 'deadlinePassed');
  return told;
}
