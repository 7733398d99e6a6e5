import { serveServer } from '../helpers/serve-server.ts';
import { claimSheetPdf } from './claim-sheet-pdf.ts';
import { claimSheetView } from './claim-sheet-view.ts';
import { estimatePdf } from './estimate-pdf.ts';
import { estimateView } from './estimate-view.ts';
import { reportPdf } from './inspection/report-pdf.ts';
import type { BroughtPicture, PdfAnswer, PdfJob } from './render.ts';

/** The picture the report waits for. */
let wanted: PromiseWithResolvers<BroughtPicture> | undefined;

async function render(job: PdfJob, tell: (answer: PdfAnswer) => void): Promise<Buffer> {
  const at = new Date(job.input.printedAt);
  if (job.kind === 'claim-sheet') return claimSheetPdf(claimSheetView(job.input), at);
  if (job.kind === 'estimate') return estimatePdf(estimateView(job.input), at);
  const bring = async (index: number) => {
    wanted = Promise.withResolvers();
    tell({ wants: index });
    const told = await wanted.promise;
    if ('unbrought' in told) throw new Error(told.unbrought);
    return told.picture;
  };
  await reportPdf(job.input, bring, job.path);
  return Buffer.alloc(0);
}

serveServer<PdfJob | BroughtPicture, PdfAnswer>((told, tell) => {
  if (!('kind' in told)) return wanted?.resolve(told);
  render(told, tell).then(
    (bytes) => {
      tell({ bytes });
      // Now that all of it is dead, nothing of it moves to the old generation, whose collection is the dear one.
      globalThis.gc?.({ type: 'minor' });
    },
    (cause) => tell({ failure: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }),
  );
});
