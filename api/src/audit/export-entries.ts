import { Readable } from 'node:stream';
import { type auditActions, exportLimit } from '@tidemark/contract/audit';
import { csvClock, formula } from '@tidemark/contract/csv';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import Papa from 'papaparse';
import type { Handler, ZoneNow } from '../context.ts';
import type { Read } from '../db/database.ts';
import { matchingEntries, withNames } from './read.ts';

const columns = {
  at: 'When',
  technicianId: 'Technician id',
  technicianName: 'Technician',
  action: 'Action',
  subject: 'Subject',
  subjectId: 'Subject id',
  before: 'Before',
  after: 'After',
  ip: 'From',
  requestId: 'Request',
} as const;
type Column = keyof typeof columns;

/** A byte order mark makes spreadsheets read it as UTF-8; formulas are turned into text. */
const mark = '\uFEFF';

/** Building the whole export at once would block all other requests. */
const atOnce = 1_000;

export const exportEntries =
  (zoneNow: ZoneNow): Handler<typeof auditActions.export> =>
  async ({ db }, { query }) => {
    const found = await matchingEntries(db, query)
      .select(sql<number>`audit_log.id`.as('id'))
      .orderBy('auditLog.id', 'desc')
      .limit(exportLimit + 1)
      .execute();
    if (found.length > exportLimit) throw new Refusal('export_too_large');
    const ids = found.map(({ id }) => id);
    return { stream: Readable.from(portions(db, ids, await zoneNow(db))), filename: 'audit-log.csv' };
  };

async function* portions(
  db: Read,
  ids: readonly number[],
  timeZone: string | undefined,
): AsyncGenerator<string> {
  const clock = csvClock(timeZone);
  yield `${mark}${Papa.unparse([[...Object.values(columns), ...clock.header]])}\r\n`;
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    const entries = await withNames(
      db.selectFrom('auditLog').where(sql<boolean>`audit_log.id = ANY(${some}::bigint[])`),
    ).execute();
    const rows = entries.map((entry) => [
      ...(Object.keys(columns) as Column[]).map((column) => {
        const value = entry[column];
        if (column === 'at') return clock.moment(entry.at);
        return value !== null && typeof value === 'object' ? JSON.stringify(value) : value;
      }),
      ...clock.cell,
    ]);
    yield `${Papa.unparse(rows, { escapeFormulae: formula })}\r\n`;
  }
}
