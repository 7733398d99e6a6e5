import { type auditActions, exportLimit } from '@tidemark/contract/audit';
import { formula } from '@tidemark/contract/csv';
import { Refusal } from '@tidemark/contract/refusals';
import Papa from 'papaparse';
import type { Handler } from '../context.ts';
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

/** A byte order mark, so that spreadsheets read it as UTF-8; what they would take for a formula is made text. */
const mark = '\uFEFF';

export const exportEntries: Handler<typeof auditActions.export> = async ({ db }, { query }) => {
  const entries = await withNames(matchingEntries(db, query))
    .limit(exportLimit + 1)
    .execute();
  if (entries.length > exportLimit) throw new Refusal('export_too_large');
  const data = entries.map((entry) =>
    (Object.keys(columns) as Column[]).map((column) => {
      const value = entry[column];
      return value !== null && typeof value === 'object' ? JSON.stringify(value) : value;
    }),
  );
  const csv = Papa.unparse({ fields: Object.values(columns), data }, { escapeFormulae: formula });
  return { body: Buffer.from(mark + csv), filename: 'audit-log.csv' };
};
