import type { Template } from '@tidemark/contract/claim-sheet-templates/template';
import type { RowValues, SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { ColumnType, Generated } from 'kysely';
import type { Defaulted } from './columns.ts';

export interface ClaimSheetsTable {
  roomId: string;
  filledCount: number;
  updatedAt: Generated<string>;
}

type ClaimSheetRowsTable = { roomId: string; fieldMasterId: number } & {
  [C in keyof Required<RowValues>]: Exclude<RowValues[C], undefined>;
};

export interface ClaimSheetSharesTable {
  id: string;
  roomId: string;
  technicianId: number;
  createdAt: Generated<string>;
  expiresAt: string;
}

type TemplatesTable = Pick<Template, 'id' | 'name' | 'lossKind' | 'shared'> & {
  technicianId: number;
  rows: ColumnType<SheetRows, string, never>;
  createdAt: Generated<string>;
  updatedAt: Defaulted<string>;
};

export interface ClaimSheetTables {
  claimSheets: ClaimSheetsTable;
  claimSheetRows: ClaimSheetRowsTable;
  claimSheetShares: ClaimSheetSharesTable;
  claimSheetTemplates: TemplatesTable;
}
