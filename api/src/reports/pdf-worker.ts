import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { claimSheetPdf } from './claim-sheet-pdf.ts';
import { claimSheetView } from './claim-sheet-view.ts';
import { estimatePdf } from './estimate-pdf.ts';
import { estimateView } from './estimate-view.ts';
import { reportPdf } from './inspection/report-pdf.ts';
import type { BroughtPicture, PdfAnswer, PdfJob } from './render.ts';

const port = parentPort;
if (!port) throw new Error('pdf-worker.ts runs in a worker thread only');

const tell = (answer: PdfAnswer) => port.postMessage(answer);

async function bring(index: number): Promise<Buffer | null> {
  tell({ wants: index });
  const [brought] = (await once(port!, 'message')) as [BroughtPicture];
  if ('unbrought' in brought) throw new Error(brought.unbrought);
  const { picture } = brought;
  return picture && Buffer.from(picture.memory, 0, picture.length);
}

async function render(job: PdfJob): Promise<Uint8Array> {
  const at = new Date(job.input.printedAt);
  if (job.kind === 'claim-sheet') return claimSheetPdf(claimSheetView(job.input), at);
  if (job.kind === 'estimate') return estimatePdf(estimateView(job.input), at);
  await reportPdf(job.input, bring, job.path);
  return new Uint8Array();
}

port.on('message', async (told: PdfJob | BroughtPicture) => {
  if (!('kind' in told)) return;
  try {
    tell({ bytes: await render(told) });
  } catch (cause) {
    tell({ failure: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) });
  }
});
