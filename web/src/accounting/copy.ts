import type { Age } from '@tidemark/contract/accounting/aging';
import type { ExportFormat } from '@tidemark/contract/accounting/batch';
import type { ListedState } from '@tidemark/contract/accounting/listed-invoice';
import type { DeliveryState } from '@tidemark/contract/deliveries';
import type { InvoiceKind } from '@tidemark/contract/invoices/invoice';
import type { WaitReason } from '@tidemark/contract/invoices/wait-reasons';

const counted = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** Texts of all invoices. */
export const copy = {
  title: 'Invoices',
  denied: "You don't have permission to read the invoices.",
  loading: 'Loading the invoices...',
  failed: "Couldn't load the invoices.",
  offline: "The invoices need a connection. They will load when you're back online.",
  stale: "You're offline. Showing the invoices as they were last loaded.",
  none: 'No invoices yet',
  noneHint: 'An invoice is made on its job, from the approved estimate.',
  noMatch: 'No invoices match',
  noMatchHint: 'Change the search or the filters.',
  search: 'Number, customer, claim, project',
  all: 'All',
  from: 'Issued from',
  to: 'Issued to',
  clear: 'Clear filters',
  noNumber: 'No number yet',
  open: 'Open',
  /** Of this quarter of the year, and of the one before; null where nothing was paid in it. */
  average: (days: number | null, before: number | null) =>
    days !== null
      ? [`Average ${counted(days)} from invoice to payment`, before !== null && `${before} last quarter`]
          .filter(Boolean)
          .join(', ')
      : before !== null && `Average ${counted(before)} from invoice to payment last quarter`,
  openSum: 'Open, without drafts',
  daysLate: (days: number) => `${days} d late`,
  owed: 'Open by days past due',
  table: ['Invoice', 'Bill to', 'Project', 'Status', 'Due', 'Waiting on', 'Amount', 'Paid', 'Balance'],
  exported: (batches: readonly number[]) => `In the books: ${batches.map((one) => `#${one}`).join(', ')}`,
} as const;

export const ageNames: Record<Age, string> = {
  'not-due': 'Not due',
  '1-30': '1 to 30 days late',
  '31-60': '31 to 60',
  '61-90': '61 to 90',
  'over-90': 'Over 90',
};

export const stateNames: Record<ListedState, string> = {
  ...{ Draft: 'Draft', Issued: 'Issued', 'Part paid': 'Part paid' },
  ...{ Overdue: 'Overdue', Paid: 'Paid', Void: 'Void' },
};

export const kindNames: Record<InvoiceKind, string> = {
  ...{ claim: 'Claim', deductible: 'Deductible', other: 'Other' },
};

export const waitNames: Record<WaitReason, string> = {
  approval: 'Approval',
  deductible: 'Deductible not invoiced',
};

export const formatNames: Record<ExportFormat, string> = {
  'qbo-csv': 'QuickBooks Online (CSV)',
  iif: 'QuickBooks Desktop (IIF)',
  csv: 'CSV with your own columns',
};

/** Texts of the export. */
export const exporting = {
  open: 'Export for accounting',
  title: 'Export for accounting',
  bar: 'Chosen invoices',
  selected: (count: number) => `${count} selected`,
  openChosen: 'Export',
  clear: 'Clear selection',
  format: 'Format',
  which: 'Which invoices',
  unexported: (count: number) => (count === 1 ? 'The 1 not exported yet' : `All ${count} not exported yet`),
  chosen: (count: number) => (count === 1 ? 'The 1 chosen' : `The ${count} chosen`),
  nothing: 'All issued invoices have been exported. Choose some in the list to export them again.',
  payments: 'Payments are not exported. Drafts and void invoices are left out.',
  columns: 'Columns',
  columnsHint: 'In this order. The names are those of the newest such export.',
  header: (title: string) => `Header of ${title}`,
  up: (title: string) => `Move ${title} up`,
  deliver: 'Also send the files to the drive',
  delivery: {
    waiting: 'on its way to the drive',
    running: 'on its way to the drive',
    done: 'in the drive',
    failed: 'not in the drive',
  } satisfies Record<DeliveryState, string>,
  make: 'Export',
  cancel: 'Close',
  ready: 'Export ready.',
  failed: "Couldn't export",
  fileFailed: "Couldn't download the file",
  again: {
    title: 'Export again?',
    message: (sentences: readonly string[]) =>
      `${sentences.slice(0, 5).join(' ')}${sentences.length > 5 ? ` And ${sentences.length - 5} more.` : ''} Imported twice, they are twice in the books.`,
    confirmLabel: 'Export again',
    cancelLabel: 'Cancel',
  },
  past: 'Exports so far',
  pastLoading: 'Loading the exports...',
  pastNone: 'Nothing has been exported yet.',
  batch: (number: number) => `Export ${number}`,
  of: (count: number, total: string) => `${count === 1 ? '1 invoice' : `${count} invoices`}, ${total}`,
} as const;
