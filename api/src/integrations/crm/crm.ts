import type { Project } from '@tidemark/contract/projects';
import type { crmFields } from '@tidemark/contract/projects/fields';
import type { RoomEntered } from '@tidemark/contract/rooms/fields';
import type { Sending, Taken } from '../sending.ts';

/** The data of a completed inspection for a CRM, in Tidemark's names; adapters map them. */
export interface CrmRecord {
  /** Our permanent id, the inspection's. An existing record with it is updated. */
  externalId: string;
  project: Pick<Project, 'id' | (typeof crmFields)[number]>;
  technicianName: string;
  startedAt: string;
  completedAt: string;
  /** Its day in the company's zone, YYYY-MM-DD. */
  completedOn: string;
  /** The inspection's fields as in the API. */
  inspection: Record<string, unknown>;
  rooms: (RoomEntered & { id: string; filledCount: number })[];
}

export interface QuoteLine {
  title: string;
  /** The address and other useful details. */
  description: string;
  quantity: number;
  unit: string;
  /** Money is exact to the cent. */
  rate: number;
  amount: number;
}

export interface CrmQuote {
  /** The inspection's id: one quote per inspection. */
  externalId: string;
  /** Increases with every estimate that replaces another. */
  number: number;
  projectId: number;
  subject: string;
  billTo: string;
  lines: QuoteLine[];
  subtotal: number;
  overheadAndProfit: number;
  tax: number;
  total: number;
  /** The billed policy's. */
  deductible: number | null;
  /** One per policy, with its label. */
  deductibles: { label: string; amount: number }[];
  priceListVersion: number;
}

/** A record's document: the same name replaces it. */
export interface CrmFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Both calls may repeat: the other side ends with one record, one quote, and one file of each name. */
export interface Crm {
  readonly name: string;
  /** @throws SendFailure */
  putRecord(record: CrmRecord, files: readonly CrmFile[], sending: Sending): Promise<Taken>;
  /** @throws SendFailure */
  putQuote(quote: CrmQuote, files: readonly CrmFile[], sending: Sending): Promise<Taken>;
}
