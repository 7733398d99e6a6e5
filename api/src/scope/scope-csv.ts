import { formula } from '@tidemark/contract/csv';
import type { ScopeRow } from '@tidemark/contract/scope/scope';
import Papa from 'papaparse';

/** Other programs read it by these: another set of columns is another version. */
const fields = [
  ...['room', 'code', 'description', 'activity', 'quantity'],
  ...['unit', 'formula', 'afterHours', 'note', 'photos'],
];

/** A byte order mark makes spreadsheets read it as UTF-8; formulas are turned into text. */
export function scopeCsv(rows: readonly ScopeRow[]): Buffer {
  const data = rows.map((row) => [
    ...[row.room, row.code, row.description, row.activity, row.quantity.toFixed(2)],
    ...[row.unit, row.formula, row.afterHours ? 'Yes' : '', row.note, row.photos.join(' ')],
  ]);
  return Buffer.from(`\uFEFF${Papa.unparse({ fields, data }, { escapeFormulae: formula })}`);
}
