import { jobWaits, mostWaiting, type OverviewMoney } from '@tidemark/contract/office/waits';
import { sql } from 'kysely';
import { owedOn } from '../accounting/read.ts';
import type { Read } from '../db/database.ts';

/** Of each job what it waits for and since when: a signature and a drying while it is open, an approval of what was sent, a payment. */
const waits = sql`waits AS (
  SELECT documents.project_id, 'signature' AS reason, min(documents.created_at) AS since
  FROM documents JOIN projects ON projects.id = documents.project_id
  WHERE documents.number IS NULL AND projects.job_closed_at IS NULL GROUP BY 1
  UNION ALL
  SELECT id, 'drying', drying_needs_at FROM projects WHERE drying_needs_at <= now()
  UNION ALL
  SELECT inspections.project_id, 'approval', min(sent.at)
  FROM (
    SELECT inspection_id, number, sent_at AS at FROM estimate_letters WHERE unsent_at IS NULL
    UNION ALL SELECT inspection_id, number, recorded_at FROM estimate_sendings WHERE unsent_at IS NULL
  ) AS sent JOIN inspections ON inspections.id = sent.inspection_id
  WHERE NOT EXISTS (SELECT FROM estimate_approvals its
    WHERE its.inspection_id = sent.inspection_id AND its.number >= sent.number)
  GROUP BY 1
  UNION ALL
  SELECT project_id, 'payment', min(issued_at) FROM invoices WHERE state = 'Issued' GROUP BY 1
)`;

export async function readMoney(db: Read, today: string): Promise<OverviewMoney> {
  const counted = await sql<{ reason: string; jobs: number }>`
    WITH ${waits} SELECT reason, count(*)::integer AS jobs FROM waits GROUP BY 1`.execute(db);
  const waiting = await sql<OverviewMoney['waiting'][number]>`
    WITH ${waits}, longest AS (
      SELECT project_id, array_agg(reason) AS waits_for, min(since) AS since
      FROM waits GROUP BY 1 ORDER BY 3, 1 LIMIT ${mostWaiting}
    )
    SELECT longest.*, projects.title, projects.customer_name
    FROM longest JOIN projects ON projects.id = longest.project_id ORDER BY since, project_id`.execute(db);
  const jobs = new Map(counted.rows.map(({ reason, jobs: count }) => [reason, count]));
  return {
    owed: await owedOn(db, today),
    waits: Object.fromEntries(jobWaits.map((one) => [one, jobs.get(one) ?? 0])) as OverviewMoney['waits'],
    waiting: waiting.rows.map((one) => ({
      ...one,
      waitsFor: jobWaits.filter((reason) => one.waitsFor.includes(reason)),
    })),
  };
}
