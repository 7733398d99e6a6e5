import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Draws } from './draws.ts';
import type { Amounts } from './plan.ts';
import { causes, firstNames, lastNames, notes, places, streetKinds, streets, towns } from './words.ts';

const n = sql`n`;
/** The house number, street and kind of street of a row. */
const address = ({ below, pick }: Draws) =>
  sql`(1 + ${below(n, 40, 9_800)}) || ' ' || ${pick(n, 41, streets)} || ' ' || ${pick(n, 42, streetKinds)}`;
const phone = ({ below }: Draws, salt: number) =>
  sql`'(630) 555-' || lpad(${below(n, salt, 10_000)}::text, 4, '0')`;

export interface Accounts {
  passwordHash: string;
  /** The email addresses of supervisor, manager and admin. */
  office: readonly string[];
}

/** Technicians, of whom the last twenty-fifth have left, and after them a supervisor, a manager and an admin. */
export async function fillTechnicians(tx: Tx, draws: Draws, of: Amounts, accounts: Accounts): Promise<void> {
  const { below, pick } = draws;
  const working = Math.max(1, Math.floor(of.technicians * 0.96));
  const all = of.technicians + accounts.office.length;
  const office = sql`n > ${sql.lit(of.technicians)}`;
  const hired = sql`(${of.until}::date - 400 - ${below(n, 50, 3_000)})`;
  await sql`
    INSERT INTO technicians (
      id, first_name, last_name, email, phone_number, address, city, state, zip_code, country, experience_years, role,
      status, hire_date, password_hash, created_at, updated_at, terminated_at
    )
    SELECT ${sql.lit(of.firstTechnician)} + n, ${pick(n, 51, firstNames)}, ${pick(n, 52, lastNames)},
      CASE WHEN ${office} THEN (${[...accounts.office]}::text[])[n - ${sql.lit(of.technicians)}]
        ELSE 'technician' || (${sql.lit(of.firstTechnician)} + n) || '@seed.tidemark.example' END,
      ${phone(draws, 53)}, ${address(draws)}, left(town, -6), 'IL', right(town, 5), 'USA', ${below(n, 54, 30)},
      CASE WHEN ${office} THEN (ARRAY['Supervisor', 'Manager', 'Admin'])[n - ${sql.lit(of.technicians)}]
        WHEN n % 20 = 0 THEN 'Lead Technician' WHEN n % 10 = 0 THEN 'Senior Field Technician' ELSE 'Field Technician' END,
      CASE WHEN left_us THEN 'Terminated' ELSE 'Active' END, ${hired}, CASE WHEN NOT left_us THEN ${accounts.passwordHash}::text END,
      ${hired}::timestamptz, ${hired}::timestamptz, CASE WHEN left_us THEN ${of.until}::timestamptz - interval '1 day' * (1 + ${below(n, 55, 300)}) END
    FROM (
      SELECT n, ${pick(n, 56, towns)} AS town, n > ${sql.lit(working)} AND NOT ${office} AS left_us
      FROM generate_series(1, ${sql.lit(all)}) AS n
    ) AS people`.execute(tx);
}

/** The planned projects, follow-ups last because they refer to the others. */
export async function fillProjects(tx: Tx, draws: Draws): Promise<void> {
  const { below, pick } = draws;
  const updated = sql`coalesce(completed, started, assigned, made)`;
  await sql`
    INSERT INTO projects (
      id, title, address_line1, address_line2, city, state, zip_code, priority, status, customer_name, customer_phone,
      scheduled_date, scheduled_time, assigned_date_time, lockbox_number, resident_type, notes, claim_type, technician_id,
      claim_numbers, started_at, completed_at, created_at, updated_at
    )
    SELECT id, ${pick(n, 60, causes)} || ', ' || ${pick(n, 61, places)}, ${address(draws)},
      CASE WHEN ${below(n, 62, 5)} = 0 THEN 'Unit ' || (1 + ${below(n, 63, 400)}) END, left(town, -6), 'IL', right(town, 5),
      ${pick(n, 64, ['Urgent', 'High', 'High', 'Medium', 'Medium', 'Medium', 'Medium', 'Low', 'Low', 'Low'])}, status,
      ${pick(n, 65, firstNames)} || ' ' || ${pick(n, 66, lastNames)}, ${phone(draws, 67)},
      CASE WHEN ${below(n, 68, 25)} > 0 THEN made::date + 1 + ${below(n, 69, 20)} END,
      CASE WHEN ${below(n, 68, 25)} > 12 THEN time '08:00' + interval '30 minutes' * ${below(n, 70, 18)} END, assigned,
      CASE WHEN ${below(n, 71, 3)} > 0 THEN lpad(${below(n, 72, 10_000)}::text, 4, '0') END,
      ${pick(n, 73, ['owner_occupied', 'owner_occupied', 'tenant_occupied', 'commercial_tenant', 'vacant'])},
      CASE WHEN ${below(n, 74, 3)} = 0 THEN ${pick(n, 75, notes)} END,
      CASE WHEN ${below(n, 76, 20)} > 0
        THEN ${pick(n, 77, ['Single Family', 'HOA - Single Unit', 'HOA - Multiple Units', 'Commercial'])} END,
      technician_id, claims, started, completed, made, ${updated}
    FROM (
      SELECT p.*, ${pick(sql`p.n`, 78, towns)} AS town, coalesce(concat_ws(' ', i.claim, i.claim1), '') AS claims
      FROM seed_projects AS p LEFT JOIN seed_inspections AS i ON i.project_id = p.id
      WHERE p.original IS NULL
    ) AS planned ORDER BY id`.execute(tx);
  await sql`
    INSERT INTO projects (
      id, title, address_line1, address_line2, city, state, zip_code, priority, status, customer_name, customer_phone,
      scheduled_date, assigned_date_time, lockbox_number, resident_type, notes, claim_type, technician_id, claim_numbers,
      started_at, completed_at, created_at, updated_at, original_project_id
    )
    SELECT p.id, 'Follow-up: ' || o.title, o.address_line1, o.address_line2, o.city, o.state, o.zip_code, 'Medium', p.status,
      o.customer_name, o.customer_phone, p.made::date + 5, p.assigned, o.lockbox_number, o.resident_type,
      'Drying and clearance', o.claim_type, p.technician_id, coalesce(concat_ws(' ', i.claim, i.claim1), ''), p.started,
      p.completed, p.made, coalesce(p.completed, p.started, p.assigned, p.made), o.id
    FROM seed_projects AS p JOIN projects AS o ON o.id = p.original
    LEFT JOIN seed_inspections AS i ON i.project_id = p.id ORDER BY p.id`.execute(tx);
}

/** After the inspections they follow. */
export async function fillFollowUps(tx: Tx, draws: Draws): Promise<void> {
  const { below, pick } = draws;
  await sql`
    INSERT INTO follow_ups (
      id, original_project_id, original_inspection_id, original_inspection_date, project_id, technician_id,
      is_follow_up_visit, follow_up_reason, services_needed, estimated_additional_cost, priority, scheduled_date, created_at,
      updated_at
    )
    SELECT ${draws.uuid(sql`p.made`, sql`p.n`, 80)}, p.original, i.id, i.started::date, p.id, p.technician_id, true,
      ${pick(sql`p.n`, 81, ['Additional_Damage', 'Incomplete_Work', 'Quality_Check', 'Customer_Request', 'Insurance_Requirement'])},
      ARRAY['Drying and clearance'], 100 * ${below(sql`p.n`, 82, 40)}, 'Medium', p.made::date + 5, p.made, p.made
    FROM seed_projects AS p LEFT JOIN seed_inspections AS i ON i.project_id = p.original
    WHERE p.original IS NOT NULL`.execute(tx);
}
