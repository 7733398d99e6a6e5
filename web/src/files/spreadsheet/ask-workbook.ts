import type { WorkbookSheet } from './read-workbook.ts';

/** A workbook of 10,000 lines takes two seconds on a slow machine. */
const timeLimitMs = 30_000;

const sentences = {
  slow: 'This workbook takes too long to read. Copy the sheet you need into a new workbook, or save it as CSV, then choose that file.',
  failed:
    "Couldn't start the workbook reader. Reload the page, or save the workbook as CSV, then choose that file.",
} as const;

/** Reads a workbook in a worker, which ends, with all its memory, when it is done or takes too long. */
export async function askWorkbook(bytes: ArrayBuffer): Promise<WorkbookSheet | string> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  let timeLimit: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((answer) => {
      timeLimit = setTimeout(() => answer(sentences.slow), timeLimitMs);
      worker.onmessage = ({ data }: MessageEvent<WorkbookSheet | string>) => answer(data);
      worker.onerror = () => answer(sentences.failed);
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    clearTimeout(timeLimit);
    worker.terminate();
  }
}
