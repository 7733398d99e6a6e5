import { openPictureReader } from '../files/picture-reader.ts';
import { serveServer } from '../helpers/serve-server.ts';
import { claimSheetPdf } from './claim-sheet-pdf.ts';
import { claimSheetView } from './claim-sheet-view.ts';
import { documentPdf } from './document/document-pdf.ts';
import { dryingPdf } from './drying/drying-pdf.ts';
import { estimatePdf } from './estimate-pdf.ts';
import { reportPdf } from './inspection/report-pdf.ts';
import { invoicePdf } from './invoice/invoice-pdf.ts';
import { invoiceView } from './invoice/invoice-view.ts';
import { openItemsPdf } from './open-items/open-items-pdf.ts';
import type { LoadedPicture, PdfAnswer, PdfJob } from './pdf-job.ts';
import { photoSheetPdf } from './photo-sheet/photo-sheet-pdf.ts';
import { scopePdf } from './scope/scope-pdf.ts';
import { viewOf } from './supplement-view.ts';

/** The picture each report or photo sheet waits for. */
const wanted = new Map<number, (brought: LoadedPicture) => void>();

async function render({ id, ...job }: PdfJob, tell: (answer: PdfAnswer) => void): Promise<Buffer> {
  const at = new Date(job.input.printedAt);
  if (job.kind === 'claim-sheet') return claimSheetPdf(claimSheetView(job.input), at);
  if (job.kind === 'drying') return dryingPdf(job.input);
  if (job.kind === 'document') return documentPdf(job.input, at);
  if (job.kind === 'estimate') return estimatePdf(viewOf(job.input), at);
  if (job.kind === 'invoice') return invoicePdf(invoiceView(job.input), at);
  if (job.kind === 'open-items') return openItemsPdf(job.input);
  if (job.kind === 'scope') return scopePdf(job.input);
  const readPicture = openPictureReader();
  // While it waits, other documents are drawn.
  const bring = async (index: number) => {
    tell({ id, wants: index });
    const told = await new Promise<LoadedPicture>((brought) => wanted.set(id, brought));
    if ('unbrought' in told) throw new Error(told.unbrought);
    return 'path' in told ? readPicture(told.path) : told.picture;
  };
  if (job.kind === 'photo-sheet') await photoSheetPdf(job.input, bring, job.path);
  else await reportPdf(job.input, bring, job.path);
  return Buffer.alloc(0);
}

serveServer<PdfJob | LoadedPicture, PdfAnswer>((told, tell) => {
  const { id } = told;
  if (!('kind' in told)) return wanted.get(id)?.(told);
  const end = (answer: PdfAnswer) => {
    wanted.delete(id);
    tell(answer);
  };
  render(told, tell).then(
    (bytes) => end({ id, bytes }),
    (cause) => end({ id, failure: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }),
  );
});
