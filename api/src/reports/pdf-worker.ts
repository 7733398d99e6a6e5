import { parentPort } from 'node:worker_threads';
import { claimSheetPdf } from './claim-sheet-pdf.ts';
import { claimSheetView } from './claim-sheet-view.ts';
import type { PdfAnswer, PdfJob } from './render.ts';

const port = parentPort;
if (!port) throw new Error('pdf-worker.ts runs in a worker thread only');

async function render(job: PdfJob): Promise<Buffer> {
  return claimSheetPdf(claimSheetView(job.input), new Date(job.input.printedAt));
}

port.on('message', async (job: PdfJob) => {
  let answer: PdfAnswer;
  try {
    answer = { bytes: await render(job) };
  } catch (cause) {
    answer = { failure: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
  port.postMessage(answer);
});
