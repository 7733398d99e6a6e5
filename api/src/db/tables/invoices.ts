import type { InvoiceLetter } from '@tidemark/contract/invoices/entry';
import type { Invoice, InvoiceLine, InvoiceParty, Payment } from '@tidemark/contract/invoices/invoice';
import type { ColumnType, Generated } from 'kysely';

type Plain = Pick<Invoice, 'id' | 'projectId' | 'kind' | 'total' | 'memo' | 'projectAddress'>;

/** With the names of what it takes along, which one of an earlier version does not have. */
export type StoredLetter = Omit<InvoiceLetter, 'documents' | 'files'> &
  Partial<Pick<InvoiceLetter, 'documents' | 'files'>> & { names?: string[] };

export interface InvoicesTable extends Plain {
  state: ColumnType<Invoice['state'], Invoice['state'] | undefined, Invoice['state']>;
  version: Generated<number>;
  number: string | null;
  issuedOn: string | null;
  dueOn: string | null;
  terms: string | null;
  companyVersion: number | null;
  projectTitle: string | null;
  billTo: ColumnType<InvoiceParty, string, string>;
  customer: ColumnType<Invoice['customer'], string, string>;
  lines: ColumnType<InvoiceLine[], string, string>;
  paid: Generated<number>;
  inspectionId: string | null;
  estimateNumber: number | null;
  supplements: Generated<number[]>;
  notApproved: Generated<boolean>;
  exportedIn: Generated<number[]>;
  madeAt: Generated<string>;
  madeBy: number;
  issuedAt: string | null;
  issuedBy: number | null;
  voidedAt: string | null;
  voidedBy: number | null;
  voidedBecause: string | null;
}

export interface InvoiceCountersTable {
  prefix: string;
  year: number;
  last: number;
}

export interface InvoicePapersTable {
  invoiceId: string;
  bytes: Buffer;
  printedAt: Generated<string>;
}

export interface InvoicePaymentsTable
  extends Pick<Payment, 'id' | 'kind' | 'amount' | 'how' | 'reference' | 'payer' | 'payees' | 'fileId'> {
  invoiceId: string;
  receivedOn: string;
  technicianId: number;
  recordedAt: Generated<string>;
  removedAt: string | null;
  removedBy: number | null;
  removedBecause: string | null;
}

export interface InvoiceLettersTable {
  deliveryId: string;
  invoiceId: string;
  letter: ColumnType<StoredLetter, string, never>;
  technicianId: number;
  sentAt: Generated<string>;
  /** The day in the company's time zone, of a reminder. */
  remindedOn: string | null;
}

export interface InvoiceTables {
  invoices: InvoicesTable;
  invoiceCounters: InvoiceCountersTable;
  invoicePapers: InvoicePapersTable;
  invoicePayments: InvoicePaymentsTable;
  invoiceLetters: InvoiceLettersTable;
}
