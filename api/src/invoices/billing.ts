import type { Billing } from '@tidemark/contract/evidence-profiles/billing';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';

/**
 * What evidence looks at of a job's invoices. Of an inspection the newest approved number counts, with the approved supplements
 * to it; of several inspections, all that was approved.
 */
export async function billingOf(db: Read, projectId: number): Promise<Billing> {
  const { rows } = await sql<Billing>`
    WITH newest AS (
      SELECT DISTINCT ON (its.inspection_id) its.inspection_id, its.number, its.amount
      FROM estimate_approvals its JOIN inspections ON inspections.id = its.inspection_id
      WHERE inspections.project_id = ${projectId}
      ORDER BY its.inspection_id, its.number DESC
    ), more AS (
      SELECT done.amount FROM newest
      JOIN supplements its ON its.inspection_id = newest.inspection_id AND its.estimate_number = newest.number
      JOIN supplement_approvals done ON done.inspection_id = its.inspection_id AND done.number = its.number
    ), billed AS (
      SELECT kind, total FROM invoices WHERE project_id = ${projectId} AND state IN ('Issued', 'Paid')
    )
    SELECT EXISTS (SELECT FROM billed WHERE kind <> 'deductible') AS issued,
      (SELECT coalesce(sum(total), 0) FROM billed WHERE kind <> 'other') AS invoiced,
      (SELECT sum(amount) FROM newest) + (SELECT coalesce(sum(amount), 0) FROM more) AS approved`.execute(db);
  return rows[0]!;
}
