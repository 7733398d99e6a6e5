import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Draws } from './draws.ts';

/** The amount of made-up data, and its first ids. */
export interface Amounts {
  projects: number;
  technicians: number;
  inspections: number;
  /** Houses there are to inspect. */
  houses: number;
  /** The last day of the history, as YYYY-MM-DD; nothing happens after its first minute (UTC). */
  until: string;
  firstProject: number;
  firstTechnician: number;
}

/** The length of the history; the privacy policy deletes after five years. */
const days = 1_461;
/** A follow-up is requested this many days after its project began. */
const followedAfter = 45;

const n = sql`n`;

/**
 * Decides the outcome of every project and inspection, in two temporary tables that all rows come from. The newest
 * projects are open, nearly all older ones completed; each has happened by `until`.
 */
export async function plan(tx: Tx, draws: Draws, of: Amounts): Promise<void> {
  const { below, draw, uuid } = draws;
  const until = sql`${of.until}::timestamptz`;
  const working = Math.max(1, Math.floor(of.technicians * 0.96));
  await sql`
    CREATE TEMP TABLE seed_projects (
      n int, id int, age float8, status text, technician_id int, made timestamptz, assigned timestamptz,
      started timestamptz, completed timestamptz, original int
    ) ON COMMIT DROP`.execute(tx);
  await sql`
    INSERT INTO seed_projects
    SELECT n, ${sql.lit(of.firstProject)} + n, age, status,
      CASE WHEN status <> 'New' THEN ${sql.lit(of.firstTechnician)} + 1 + CASE WHEN status = 'Completed'
        THEN ${below(n, 1, of.technicians)} ELSE ${below(n, 2, working)} END END,
      made, assigned,
      CASE WHEN status IN ('In Progress', 'Completed') OR (status = 'On Hold' AND n % 2 = 0)
        THEN least(assigned + interval '1 minute' * (60 + ${below(n, 3, 4_000)}), ${until}) END,
      CASE WHEN status = 'Completed'
        THEN least(assigned + interval '1 minute' * (4200 + ${below(n, 4, 26_000)}), ${until}) END,
      NULL
    FROM (
      SELECT n, age, made, status, CASE WHEN status <> 'New'
        THEN least(made + interval '1 minute' * (10 + ${below(n, 5, 1_700)}), ${until}) END AS assigned
      FROM (
        SELECT n, age, ${until} - interval '1 day' * age AS made,
          CASE WHEN ${below(n, 6, 100)} >= CASE WHEN age < 14 THEN 90 WHEN age < 60 THEN 50 WHEN age < 180 THEN 25 ELSE 2 END
            THEN 'Completed'
            ELSE (ARRAY['Assigned', 'Assigned', 'Assigned', 'Assigned', 'In Progress', 'In Progress', 'In Progress',
              'On Hold', 'On Hold', 'New'])[1 + ${below(n, 7, 10)}] END AS status
        FROM (
          SELECT n::int, ${sql.lit(days)}::float8 * (1 - n::float8 / ${sql.lit(of.projects)}) AS age
          FROM generate_series(1, ${sql.lit(of.projects)}) AS n
        ) AS aged
      ) AS made
    ) AS assigned`.execute(tx);
  await planFollowUps(tx, draws, of);
  await sql`
    CREATE TEMP TABLE seed_inspections (
      n int, id uuid, project_id int, technician_id int, house int, status text, started timestamptz, ended timestamptz,
      claim text, claim1 text
    ) ON COMMIT DROP`.execute(tx);
  const numbered = (from: string, prefix: string) => sql`CASE WHEN ${sql.ref(`houses.${from}`)} IS NOT NULL
    THEN ${sql.lit(prefix)} || to_char(made AT TIME ZONE 'UTC', '-YYYY-') || lpad(inspected.project_id::text, 6, '0') END`;
  // In Progress always has an open inspection; some others are the app's first.
  await sql`
    INSERT INTO seed_inspections
    SELECT inspected.n, ${uuid(sql`inspected.started`, sql`inspected.n`, 20)}, inspected.project_id, inspected.technician_id, houses.house,
      CASE inspected.status WHEN 'Completed' THEN 'Completed' WHEN 'In Progress' THEN 'In Progress' ELSE 'Cancelled' END, inspected.started,
      CASE inspected.status WHEN 'Completed' THEN inspected.started + (inspected.completed - inspected.started) * 0.9
        WHEN 'On Hold' THEN least(inspected.started + interval '2 hours', ${until}) END,
      ${numbered('insuranceCompany', 'GPM')}, ${numbered('insuranceCompany1', 'HOM')}
    FROM (
      SELECT n, id AS project_id, technician_id, status, made, started, completed, ${below(n, 21, of.houses)} AS house
      FROM seed_projects WHERE started IS NOT NULL
      ORDER BY (status = 'In Progress') DESC, ${draw(n, 22)} LIMIT ${sql.lit(of.inspections)}
    ) AS inspected JOIN seed_houses AS houses USING (house)
    ORDER BY inspected.started, inspected.n`.execute(tx);
  await sql`ANALYZE seed_projects, seed_inspections`.execute(tx);
}

/** Some projects follow up on a completed one; its technician does them. */
async function planFollowUps(tx: Tx, { below }: Draws, of: Amounts): Promise<void> {
  const apart = Math.ceil((of.projects * followedAfter) / days);
  await sql`
    UPDATE seed_projects AS later SET original = earlier.id, technician_id = earlier.technician_id,
      status = CASE later.status WHEN 'New' THEN 'Assigned' ELSE later.status END,
      assigned = coalesce(later.assigned, later.made)
    FROM seed_projects AS earlier
    WHERE earlier.n = later.n - ${sql.lit(apart)} AND earlier.status = 'Completed' AND earlier.completed < later.made
      AND ${below(sql`later.n`, 30, 40)} = 0 AND ${below(sql`earlier.n`, 30, 40)} <> 0`.execute(tx);
}
