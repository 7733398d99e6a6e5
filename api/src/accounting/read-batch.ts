import type { AccountingBatch } from '@tidemark/contract/accounting/batch';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';

/** Newest first; of files their names and sizes. */
const selectBatches = (db: Read) =>
  db
    .selectFrom('accountingBatches')
    .innerJoin('technicians', 'technicians.id', 'accountingBatches.technicianId')
    .select(['number', 'format', 'columns', 'madeAt', 'invoices', 'total'])
    .select([
      sql<string>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('madeBy'),
      sql<AccountingBatch['files']>`(
        SELECT json_agg(json_build_object('name', name, 'size', length(bytes), 'delivery', (
          SELECT json_build_object('id', its.id, 'state', its.state, 'lastError', its.last_error)
          FROM deliveries its
          WHERE its.accounting_batch = accounting_files.batch AND its.file_name = accounting_files.name))
          ORDER BY position)
        FROM accounting_files WHERE accounting_files.batch = accounting_batches.number)`.as('files'),
    ])
    .orderBy('number', 'desc');

export const batchOf = (db: Read, number: number): Promise<AccountingBatch | undefined> =>
  selectBatches(db).where('number', '=', number).executeTakeFirst();

export const batches = (db: Read, limit: number, offset: number): Promise<AccountingBatch[]> =>
  selectBatches(db).limit(limit).offset(offset).execute();
