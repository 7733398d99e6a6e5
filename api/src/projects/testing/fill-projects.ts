import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

const words = {
  cause:
    'Water loss,Burst pipe,Roof leak,Sump pump failure,Washer hose,Sewage back-up,Kitchen fire,Storm water,Ice dam,Mold',
  place:
    'basement,kitchen,attic,garage,hall bath,crawl space,laundry,bedroom,office suite,garden unit,gym floor,stairwell',
  street:
    'Larkspur,Quarry,Hawthorne,Marina,Depot,Birchwood,Orchard,Tannery,Prairie,Cobbler,Sparrow,Cedar,Station,Canal,Gable,Alder',
  kind: 'Lane,Bend,Avenue,Court,Street,Drive,Terrace,Road,View,Hill',
  city: 'Naperville,Aurora,Wheaton,Lisle,Joliet,Elgin,Batavia,Geneva,Oswego,Plainfield',
  first:
    'Helen,Anton,Joan,Paul,Rosario,Marcus,Priya,Gwen,Tomas,Nadia,Edward,Beatriz,Harold,Vernon,Agnes,Émilie,Ivan,Chidi,Rosa,Liv',
  last: 'Okafor,Brezina,Sills,Brandt,Lindqvist,Feld,Raman,Abara,Ruiz,Hussein,Lang,Fonseca,Finch,Tate,Moreau,Gauthier,Petrov,Eze,Delgado,Berg',
} as const;

/** One of the words, by the row's number: the same ones every time, and no two kinds in step. */
const pick = (of: keyof typeof words) => {
  const list = words[of].split(',');
  const salt = sql.raw(`'${of}'`);
  return sql`(${sql.val(list)}::text[])[1 + abs(hashtext(n || ${salt}) % ${sql.raw(String(list.length))})]`;
};

/**
 * Fills an empty database with made-up projects of `technicians` people and one manager, in a few statements. Four of
 * five are completed, as in an office of some years; technicians have the ids from 1 on.
 */
export async function fillProjects(
  db: Kysely<Database>,
  { projects, technicians }: { projects: number; technicians: number },
): Promise<void> {
  await sql`
    INSERT INTO technicians (first_name, last_name, email, role, status)
    SELECT 'Technician', n::text, 'technician' || n || '@bench.example', 'Field Technician', 'Active'
    FROM generate_series(1, ${technicians}::integer) AS n`.execute(db);
  await sql`
    INSERT INTO projects (
      title, address_line1, city, state, zip_code, customer_name, customer_phone, claim_numbers, priority, status,
      technician_id, claim_type, scheduled_date, assigned_date_time, completed_at
    )
    SELECT ${pick('cause')} || ', ' || ${pick('place')}, abs(hashtext(n || 'house') % 9000) || ' ' || ${pick('street')} || ' ' || ${pick('kind')},
      ${pick('city')}, 'IL', (60000 + abs(hashtext(n || 'zip') % 900))::text, ${pick('first')} || ' ' || ${pick('last')},
      '(630) 555-' || lpad(abs(hashtext(n || 'phone') % 10000)::text, 4, '0'), 'GPM-2026-' || lpad(n::text, 6, '0'),
      (ARRAY['Urgent', 'High', 'Medium', 'Low'])[1 + n % 4],
      CASE WHEN n % 100 < 80 THEN 'Completed' WHEN n % 100 < 90 THEN 'Assigned' WHEN n % 100 < 94 THEN 'In Progress'
        WHEN n % 100 < 98 THEN 'On Hold' ELSE 'New' END,
      CASE WHEN n % 100 < 98 THEN 1 + abs(hashtext(n || 'technician') % ${technicians}::integer) END,
      (ARRAY['HOA - Multiple Units', 'HOA - Single Unit', 'Single Family', 'Commercial'])[1 + n % 4],
      date '2026-01-01' + n % 365, now(), CASE WHEN n % 100 < 80 THEN now() END
    FROM generate_series(1, ${projects}::integer) AS n`.execute(db);
  await sql`VACUUM ANALYZE projects`.execute(db);
}
