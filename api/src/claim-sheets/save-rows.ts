import { filledCount } from '@tidemark/contract/claim-sheets/filled';
import { originKeys } from '@tidemark/contract/claim-sheets/formulas';
import { mergeRow, type RowValues, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { Fact } from '@tidemark/contract/fact';
import { formerFacts } from '@tidemark/contract/facts';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Caller } from '../context.ts';
import { columnName } from '../db/column-name.ts';
import type { Tx } from '../db/database.ts';
import { ahead } from '../db/naming-pool.ts';
import { columns } from './read.ts';

const texts = new Set<string>(['title', 'roomName', ...originKeys]);
const list = sql.join(columns.map((column) => sql.ref(columnName(column))));
const types = sql.raw(
  columns
    .map((column) => {
      const type = texts.has(column) ? 'text' : 'numeric';
      return `"${column}" ${column === 'all' || column === 'afterHrs' ? 'boolean' : type}`;
    })
    .join(', '),
);
const values = sql.raw(columns.map((column) => `line."${column}"`).join(', '));
const replaced = sql.raw(
  columns.map((column) => `"${columnName(column)}" = excluded."${columnName(column)}"`).join(', '),
);

const same = (a: RowValues = {}, b: RowValues = {}) =>
  Object.keys({ ...a, ...b }).every(
    (column) => a[column as keyof RowValues] === b[column as keyof RowValues],
  );

/**
 * Merges lines into a room's sheet, column by column, in one statement for any number. The caller holds the
 * inspection's lock (`lockSheet`), so nothing changes between read and write.
 * @returns how many lines were saved, how many were unchanged, and the former values of changed cells
 */
export async function saveRows(
  tx: Tx,
  caller: Caller,
  roomId: string,
  before: SheetRows,
  change: SheetRows,
): Promise<{ saved: number; unchanged: number; rows: SheetRows; former: Fact[] }> {
  const after: SheetRows = { ...before };
  const changed: number[] = [];
  for (const [key, sent] of Object.entries(change)) {
    const id = Number(key);
    const line = mergeRow(before[id], sent);
    if (same(before[id], line)) continue;
    changed.push(id);
    if (Object.keys(line).length > 0) after[id] = line;
    else delete after[id];
  }
  await storeSheet(tx, roomId, changed, after);
  if (changed.length > 0) {
    const pick = (rows: SheetRows) => Object.fromEntries(changed.map((id) => [id, rows[id] ?? null]));
    await record(tx, caller, {
      action: 'claim-sheet-changed',
      subject: 'claim-sheet',
      subjectId: roomId,
      before: pick(before),
      after: pick(after),
    });
  }
  const changedOf = (rows: SheetRows): { rows: SheetRows } => ({
    rows: Object.fromEntries(changed.flatMap((id) => (rows[id] ? [[id, rows[id]]] : []))),
  });
  const former = formerFacts('sheets', changedOf(before), changedOf(after));
  return {
    saved: changed.length,
    unchanged: Object.keys(change).length - changed.length,
    rows: after,
    former,
  };
}

/** The sheet, its lines that became empty and the others from one JSON value, in one statement. */
async function storeSheet(tx: Tx, roomId: string, changed: number[], after: SheetRows): Promise<void> {
  const filled = filledCount(after);
  const emptied = changed.filter((id) => !after[id]);
  const lines = JSON.stringify(changed.flatMap((id) => (after[id] ? { id, ...after[id] } : [])));
  await sql`
    WITH sheet AS (
      INSERT INTO claim_sheets (room_id, filled_count) VALUES (${roomId}, ${filled})
      ON CONFLICT (room_id) DO UPDATE SET filled_count = excluded.filled_count, updated_at = now()
    ), emptied AS (
      DELETE FROM claim_sheet_rows WHERE room_id = ${roomId} AND field_master_id = ANY(${emptied}::smallint[])
    )
    INSERT INTO claim_sheet_rows (room_id, field_master_id, ${list})
    SELECT ${roomId}::uuid, line.id, ${values}
    FROM jsonb_to_recordset(${lines}::jsonb) AS line(id smallint, ${types})
    ON CONFLICT (room_id, field_master_id) DO UPDATE SET ${replaced} ${ahead}`.execute(tx);
}
