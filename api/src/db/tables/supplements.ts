import type { SupplementLetter } from '@tidemark/contract/estimates/letter';
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

export interface SupplementLettersTable {
  deliveryId: string;
  inspectionId: string;
  number: number;
  letter: ColumnType<SupplementLetter, string, never>;
  technicianId: number;
  sentAt: Generated<string>;
}

export interface SupplementTables {
  supplementLetters: SupplementLettersTable;
  supplements: SupplementsTable;
  supplementSendings: Omit<EstimateSendingsTable, 'unsentAt'>;
  supplementApprovals: EstimateApprovalsTable;
}
