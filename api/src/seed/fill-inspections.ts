import { filledCount } from '@tidemark/contract/claim-sheets/filled';
import { namesOf } from '@tidemark/contract/fields';
import type { policyFields } from '@tidemark/contract/inspections/fields';
import { roomFields } from '@tidemark/contract/rooms/fields';
import { sql } from 'kysely';
import { columnName } from '../db/column-name.ts';
import type { Tx } from '../db/database.ts';
import { draftColumns } from '../inspections/draft-columns.ts';
import type { Draws } from './draws.ts';
import type { House } from './houses.ts';

const inSnake = (of: object) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [columnName(name), value]));

/** Puts the houses into temporary tables, one row for each of their inspections, rooms and claim sheet lines. */
export async function placeHouses(tx: Tx, houses: readonly House[]): Promise<void> {
  for (const [table, of] of Object.entries({
    houses: 'inspections',
    rooms: 'rooms',
    lines: 'claim_sheet_rows',
  })) {
    await sql`
      CREATE TEMP TABLE ${sql.table(`seed_${table}`)} ON COMMIT DROP AS
      SELECT 0 AS house, 0 AS room, NULL::int AS filled, whole.* FROM ${sql.table(of)} AS whole LIMIT 0`.execute(
      tx,
    );
  }
  const rooms = houses.flatMap(({ rooms }, house) =>
    rooms.map((room, at) => ({ house, room: at + 1, ...room })),
  );
  await fill(
    tx,
    'houses',
    houses.map(({ draft }, house) => ({ house, ...draft, ...draftJson(draft) })),
  );
  await fill(
    tx,
    'rooms',
    rooms.map(({ rows, ...room }) => ({ ...room, filled: rows && filledCount(rows), position: room.room })),
  );
  await fill(
    tx,
    'lines',
    rooms.flatMap(({ house, room, rows }) =>
      Object.entries(rows ?? {}).map(([id, line]) => ({ house, room, fieldMasterId: Number(id), ...line })),
    ),
  );
  await sql`ANALYZE seed_houses, seed_rooms, seed_lines`.execute(tx);
}

/** JSON columns of a draft need no conversion: the whole row is JSON here. */
const draftJson = (draft: House['draft']) =>
  Object.fromEntries(
    Object.entries(draftColumns(draft))
      .filter(
        ([name, value]) => typeof value === 'string' && typeof draft[name as keyof typeof draft] === 'object',
      )
      .map(([name]) => [name, draft[name as keyof typeof draft]]),
  );

async function fill(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const name = sql.table(`seed_${table}`);
  await sql`INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(rows.map(inSnake))}::jsonb)`.execute(
    tx,
  );
}

/** Values every inspection has; the rest comes from its house. */
const owned = new Map(
  Object.entries({
    arrivalDate: "(i.started AT TIME ZONE 'UTC')::date",
    arrivalTime: "date_trunc('minute', i.started AT TIME ZONE 'UTC')::time",
    ...bothPolicies({
      claimNumber: ['i.claim', 'i.claim1'],
      claimantName: 'p.customer_name',
      dateOfLoss: "(p.created_at AT TIME ZONE 'UTC')::date - 1",
      lossAddress: 'p.address_line1',
      ...{ city: 'p.city', state: 'p.state', zip: 'p.zip_code' },
    }),
  }),
);

/** A column of each policy, set only if there is that policy. */
function bothPolicies(of: Partial<Record<keyof typeof policyFields, string | [string, string]>>) {
  return Object.fromEntries(
    Object.entries(of).flatMap(([name, value]) =>
      ['', '1'].map((suffix, at) => [
        name + suffix,
        `CASE WHEN i.claim${suffix} IS NOT NULL THEN ${typeof value === 'string' ? value : value[at]} END`,
      ]),
    ),
  );
}

/** The planned inspections, their rooms and their sheets. */
export async function fillInspections(tx: Tx, draws: Draws, drafts: readonly string[]): Promise<void> {
  const columns = sql.raw(drafts.map(columnName).join(', '));
  const values = sql.raw(drafts.map((name) => owned.get(name) ?? `h.${columnName(name)}`).join(', '));
  await sql`
    INSERT INTO inspections (
      id, project_id, technician_id, status, current_step, started_at, submitted_at, completed_at, cancelled_at,
      cancellation_reason, created_at, updated_at, ${columns}
    )
    SELECT i.id, i.project_id, i.technician_id, i.status,
      CASE i.status WHEN 'In Progress' THEN 1 + ${draws.below(sql`i.n`, 90, 4)} ELSE 4 END, i.started,
      CASE WHEN i.status = 'Completed' THEN i.ended END, CASE WHEN i.status = 'Completed' THEN i.ended END,
      CASE WHEN i.status = 'Cancelled' THEN i.ended END, CASE WHEN i.status = 'Cancelled' THEN 'Nobody at home' END,
      i.started, coalesce(i.ended, i.started), ${values}
    FROM seed_inspections AS i JOIN projects AS p ON p.id = i.project_id JOIN seed_houses AS h USING (house)
    ORDER BY i.id`.execute(tx);
  await sql`
    CREATE TEMP TABLE seed_made_rooms (id uuid, inspection_id uuid, technician_id int, house int, room int, filled int, at timestamptz)
    ON COMMIT DROP`.execute(tx);
  const added = sql`least(i.started + interval '5 minutes' * r.room, coalesce(i.ended, i.started + interval '5 minutes' * r.room))`;
  await sql`
    INSERT INTO seed_made_rooms
    SELECT ${draws.uuid(sql`i.started + interval '5 minutes' * r.room`, sql`(i.n::bigint * 16 + r.room)`, 91)}, i.id,
      i.technician_id, r.house, r.room, r.filled, ${added}
    FROM seed_inspections AS i JOIN seed_rooms AS r USING (house) ORDER BY 1`.execute(tx);
  await sql`ANALYZE seed_made_rooms`.execute(tx);
  const entered = sql.raw(namesOf(roomFields).map(columnName).join(', '));
  await sql`
    INSERT INTO rooms (id, inspection_id, ${entered}, position, created_at, updated_at)
    SELECT made.id, made.inspection_id, ${entered}, r.position, made.at, made.at
    FROM seed_made_rooms AS made JOIN seed_rooms AS r USING (house, room) ORDER BY made.id`.execute(tx);
  await sql`
    INSERT INTO claim_sheets (room_id, filled_count, updated_at)
    SELECT id, filled, at FROM seed_made_rooms WHERE filled IS NOT NULL ORDER BY id`.execute(tx);
  const cells = sql.raw((await cellsOf(tx)).join(', '));
  await sql`
    INSERT INTO claim_sheet_rows (room_id, ${cells})
    SELECT made.id, ${cells} FROM (SELECT * FROM seed_made_rooms ORDER BY id) AS made JOIN seed_lines AS line USING (house, room)`.execute(
    tx,
  );
}

/** All columns of a claim sheet line except the room's. */
async function cellsOf(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT quote_ident(attname) AS name FROM pg_attribute
    WHERE attrelid = 'claim_sheet_rows'::regclass AND attnum > 0 AND NOT attisdropped AND attname <> 'room_id'
    ORDER BY attnum`.execute(tx);
  return rows.map(({ name }) => name);
}
