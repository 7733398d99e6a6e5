import type { OfficeFilters } from '@tidemark/contract/office/table';
import { projectStatuses } from '@tidemark/contract/projects';
import { projectPriorities } from '@tidemark/contract/projects/fields';
import { type RawBuilder, sql } from 'kysely';
import type { Read } from '../db/database.ts';
import { matchingWords } from '../db/search.ts';
import { serverDay } from './read.ts';
import type { Key } from './sorts.ts';

const allProjects = (db: Read) => db.selectFrom('projects');
export type Matching = ReturnType<typeof allProjects>;

/** Sort orders that a filter can narrow, and these filters. */
const filtersOfKey: Partial<Record<Key['column'], (keyof OfficeFilters)[]>> = {
  cityKey: ['city'],
  priorityRank: ['priority'],
  statusRank: ['status'],
  claimTypeKey: ['claimType'],
  scheduledUp: ['scheduledFrom', 'scheduledTo'],
  scheduledDown: ['scheduledFrom', 'scheduledTo'],
};

/** The filters that narrow a list in this order from the start. */
export function ofKey(filters: OfficeFilters, column: Key['column']): OfficeFilters {
  return Object.fromEntries((filtersOfKey[column] ?? []).map((field) => [field, filters[field]]));
}

/**
 * All matching projects. Without a date they are in no range of dates. Filters use the sort's own column, because
 * PostgreSQL does not know that "Urgent" and the rank 0 are the same rows.
 */
export function matchingProjects(db: Read, filters: OfficeFilters, inOrderOf?: Key['column']) {
  let matching = allProjects(db);
  if (filters.status) {
    matching =
      inOrderOf === 'statusRank'
        ? matching.where('projects.statusRank', 'in', filters.status.map(rankOf(projectStatuses)))
        : matching.where('projects.status', 'in', filters.status);
  }
  if (filters.priority) {
    matching = matching.where('projects.priorityRank', 'in', filters.priority.map(rankOf(mostUrgentFirst)));
  }
  if (filters.claimType) matching = matching.where('projects.claimTypeKey', 'in', filters.claimType);
  if (filters.technician === 'unassigned') matching = matching.where('projects.technicianId', 'is', null);
  else if (filters.technician) matching = matching.where('projects.technicianId', '=', filters.technician);
  if (filters.city) matching = matching.where('projects.cityKey', '=', sql<string>`fold(${filters.city})`);
  matching = ofDays(matching, filters, inOrderOf === 'scheduledDown' ? 'scheduledDown' : 'scheduledUp');
  if (filters.overdue) {
    matching = matching
      .where('projects.scheduledDate', '<', filters.today ?? serverDay())
      .where('projects.status', '<>', 'Completed');
  }
  if (filters.inReview) matching = matching.where(awaitsReview);
  for (const matches of ofEvidence(filters)) matching = matching.where(matches);
  for (const matches of conditionsOf(filters.search)) matching = matching.where(matches);
  return matching;
}

/** Rows without a date come last in both directions. */
function ofDays(
  matching: Matching,
  { scheduledFrom, scheduledTo }: OfficeFilters,
  column: 'scheduledUp' | 'scheduledDown',
): Matching {
  const day = `projects.${column}` as const;
  let some = matching;
  if (scheduledFrom) some = some.where(day, '>=', scheduledFrom);
  if (scheduledTo) some = some.where(day, '<=', scheduledTo);
  if (column === 'scheduledUp' && scheduledFrom && !scheduledTo) some = some.where(day, '<', 'infinity');
  if (column === 'scheduledDown' && scheduledTo && !scheduledFrom) some = some.where(day, '>', '-infinity');
  return some;
}

const awaitsReview = sql<boolean>`EXISTS (
  SELECT FROM inspections
  WHERE inspections.project_id = projects.id AND inspections.status = 'Completed' AND reviewed_at IS NULL
)`;

/** Of jobs, as they were judged last. */
function ofEvidence({ evidenceStage, evidenceOpen, deadlinePassed }: OfficeFilters): RawBuilder<boolean>[] {
  const conditions = [
    ...(evidenceStage ? [sql`stage = ANY (${evidenceStage}::text[]) AND asked > 0`] : []),
    ...(evidenceOpen ? [sql`open_musts > 0`] : []),
    ...(deadlinePassed ? [sql`due_at < now()`] : []),
  ];
  return conditions.length === 0
    ? []
    : [sql`projects.id IN (SELECT project_id FROM job_evidence WHERE ${sql.join(conditions, sql` AND `)})`];
}

const mostUrgentFirst = projectPriorities.toReversed();
const rankOf =
  <T>(values: readonly T[]) =>
  (value: T) =>
    values.indexOf(value);

/**
 * One or two letters contain no trigram: in a search of all projects such a word must start a word, which the index can
 * answer.
 */
function conditionsOf(search: string | undefined): RawBuilder<boolean>[] {
  return (search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      if (!/^[\p{L}\p{N}]{1,2}$/u.test(word)) return matchingWords(word);
      return [
        sql<boolean>`(projects.search_text LIKE fold(${`${word}%`}) OR projects.search_text LIKE fold(${`% ${word}%`}))`,
      ];
    });
}
