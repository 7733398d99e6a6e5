import type { AccountingBatch } from '@tidemark/contract/accounting/batch';
import type { ColumnType, Generated } from 'kysely';

export interface AccountingBatchesTable extends Pick<AccountingBatch, 'number' | 'format' | 'total'> {
  columns: ColumnType<AccountingBatch['columns'], string | null, never>;
  invoices: ColumnType<AccountingBatch['invoices'], string, never>;
  technicianId: number;
  madeAt: Generated<string>;
}

export interface AccountingFilesTable {
  batch: number;
  position: number;
  name: string;
  bytes: Buffer;
}

export interface AccountingTables {
  accountingBatches: AccountingBatchesTable;
  accountingFiles: AccountingFilesTable;
}
