import type { ClaimSheetInput } from './claim-sheet-view.ts';
import type { DocumentInput } from './document/document-view.ts';
import type { DryingInput } from './drying/input.ts';
import type { EstimateInput } from './estimate-view.ts';
import type { PrintedReport } from './inspection/input.ts';
import type { InvoiceInput } from './invoice/invoice-view.ts';
import type { OpenItemsInput } from './open-items/open-items-pdf.ts';
import type { PhotoSheetInput } from './photo-sheet/photo-sheet-pdf.ts';
import type { ScopeInput } from './scope/scope-pdf.ts';

/** A request to a printing process; each document is one more kind. */
export type Paper =
  | { kind: 'claim-sheet'; input: ClaimSheetInput }
  | { kind: 'document'; input: DocumentInput }
  | { kind: 'drying'; input: DryingInput }
  | { kind: 'estimate'; input: EstimateInput }
  | { kind: 'invoice'; input: InvoiceInput }
  | { kind: 'open-items'; input: OpenItemsInput }
  | { kind: 'scope'; input: ScopeInput }
  | { kind: 'report'; input: PrintedReport; path: string }
  | { kind: 'photo-sheet'; input: PhotoSheetInput; path: string };
export type PdfJob = Paper & { id: number };
/** A document, why it failed, or which picture is drawn next: pictures come one by one because they are large. */
export type PdfAnswer = { id: number } & ({ bytes: Buffer } | { failure: string } | { wants: number });
/** The requested picture or its file, null if there is none, or why it could not be loaded. */
export type LoadedPicture = { id: number } & (
  | { picture: Buffer | null }
  | { path: string }
  | { unbrought: string }
);
