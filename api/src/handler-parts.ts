import type { SupportContact } from '@tidemark/contract/support';
import type { AccessTokens } from './auth/tokens.ts';
import type { ShareLinks } from './claim-sheet-shares/share-links.ts';
import type { Files } from './files/blobs.ts';
import type { KeepPaper } from './invoices/read.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Feed } from './live/feed.ts';
import type { NoteOpening } from './packages/note-opening.ts';
import type { DryingPrinting } from './reports/drying/print-drying.ts';
import type { ReportPrinting } from './reports/inspection/print-part.ts';
import type { InvoicePrinting } from './reports/invoice/print-invoice.ts';
import type { PhotoSheetPrinting } from './reports/photo-sheet/print-photo-sheet.ts';
import type { DocumentPrinting } from './reports/preview-template.ts';
import type { Printing } from './reports/print-claim-sheet.ts';
import type { EstimatePrinting } from './reports/print-estimate.ts';
import type { ScopePrinting } from './reports/scope/print-scope.ts';

/** What handlers need beside the database. */
export interface HandlerParts {
  printer: Printing['printer'] &
    EstimatePrinting['printer'] &
    ReportPrinting['printer'] &
    DryingPrinting['printer'] &
    InvoicePrinting['printer'] &
    PhotoSheetPrinting['printer'] &
    ScopePrinting['printer'] &
    DocumentPrinting['printer'];
  tokens: AccessTokens;
  feed: Feed;
  jobs: Jobs;
  files: Files;
  shares: ShareLinks;
  noteOpening: NoteOpening;
  keepPaper: KeepPaper;
  support: SupportContact;
}
