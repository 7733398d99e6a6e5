import type { SupplementContent } from '@tidemark/contract/supplements/supplement';
import type { ColumnType, Generated } from 'kysely';
import type { EstimateApprovalsTable, EstimateSendingsTable } from './estimates.ts';

export interface SupplementsTable {
  inspectionId: string;
  number: number;
  estimateNumber: number;
  fromNumber: number;
  /** The supplement that was the last approved one; null if none was. */
  after: number | null;
  content: ColumnType<SupplementContent, string, never>;
  technicianId: number;
  madeAt: Generated<string>;
}

export interface SupplementTables {
  supplements: SupplementsTable;
  supplementSendings: Omit<EstimateSendingsTable, 'unsentAt'>;
  supplementApprovals: EstimateApprovalsTable;
}
