import type { ApprovedLine } from '@tidemark/contract/estimates/approved-line';
import type { EstimateChanges } from '@tidemark/contract/estimates/changes';
import type { EstimateEdits } from '@tidemark/contract/estimates/edits';
import type { EstimateContent } from '@tidemark/contract/estimates/estimate-shape';
import type { EstimateLetter } from '@tidemark/contract/estimates/letter';
import type { SendingWay } from '@tidemark/contract/estimates/standing';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Defaulted } from './columns.ts';

export interface EstimatesTable {
  companyVersion: Defaulted<number>;
  inspectionId: string;
  number: number;
  priceListVersion: number;
  content: ColumnType<EstimateContent, string, never>;
  total: GeneratedAlways<number>;
  changes: ColumnType<EstimateChanges | null, string | null, never>;
  technicianId: number;
  madeAt: Generated<string>;
}

export interface EstimateEditsTable {
  inspectionId: string;
  version: number;
  edits: ColumnType<EstimateEdits, string, string>;
  technicianId: number;
  savedAt: Generated<string>;
}

export interface EstimateLettersTable {
  deliveryId: string;
  inspectionId: string;
  number: number;
  letter: ColumnType<EstimateLetter, string, never>;
  technicianId: number;
  sentAt: Generated<string>;
  unsentAt: string | null;
}

export interface EstimateSendingsTable {
  id: GeneratedAlways<number>;
  inspectionId: string;
  number: number;
  how: SendingWay;
  sentTo: string;
  sentOn: string;
  technicianId: number;
  recordedAt: Generated<string>;
  unsentAt: string | null;
}

export interface EstimateApprovalsTable {
  inspectionId: string;
  number: number;
  approvedBy: string;
  approvedOn: string;
  amount: number;
  /** Null in approvals of an earlier version. */
  lines: ColumnType<ApprovedLine[] | null, string, never>;
  fileId: string | null;
  technicianId: number;
  recordedAt: Generated<string>;
}

export interface EstimateTables {
  estimates: EstimatesTable;
  estimateEdits: EstimateEditsTable;
  estimateLetters: EstimateLettersTable;
  estimateSendings: EstimateSendingsTable;
  estimateApprovals: EstimateApprovalsTable;
}
