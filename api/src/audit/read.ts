import type { AuditFilters } from '@tidemark/contract/audit';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';
import { entriesOfProject } from './of-project.ts';

/** The matching entries, unordered. */
export function matchingEntries(db: Read, filters: AuditFilters) {
  let matching = db.selectFrom('auditLog');
  if (filters.technicianId !== undefined)
    matching = matching.where('auditLog.technicianId', '=', filters.technicianId);
  if (filters.subject !== undefined) matching = matching.where('subject', '=', filters.subject);
  const { subjectId } = filters;
  // An inspection's estimates and supplements are its id and a number.
  const isNumbered = filters.subject === 'estimate' || filters.subject === 'supplement';
  if (subjectId !== undefined && isNumbered && !subjectId.includes('/'))
    // The two are named, so that their index serves it (0103).
    matching = matching.where(
      sql<boolean>`subject IN ('estimate', 'supplement') AND split_part(subject_id, '/', 1) = ${subjectId}`,
    );
  else if (subjectId !== undefined) matching = matching.where('subjectId', '=', subjectId);
  if (filters.projectId !== undefined) matching = matching.where(entriesOfProject(filters.projectId));
  if (filters.action !== undefined) matching = matching.where('action', '=', filters.action);
  if (filters.from !== undefined) matching = matching.where('at', '>=', filters.from);
  if (filters.to !== undefined) matching = matching.where('at', '<', filters.to);
  return matching;
}

/** Full entries, newest first, each with the name of the person who acted. */
export function withNames(matching: ReturnType<typeof matchingEntries>) {
  return matching
    .leftJoin('technicians', 'technicians.id', 'auditLog.technicianId')
    .select([
      sql<number>`audit_log.id`.as('id'),
      'at',
      'auditLog.technicianId',
      sql<string | null>`technicians.first_name || ' ' || technicians.last_name`.as('technicianName'),
      'action',
      'subject',
      'subjectId',
      sql<Record<string, unknown> | null>`before`.as('before'),
      sql<Record<string, unknown> | null>`after`.as('after'),
      'ip',
      'requestId',
    ])
    .orderBy('auditLog.id', 'desc');
}
