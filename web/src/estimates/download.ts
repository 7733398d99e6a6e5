import { estimateActions } from '@tidemark/contract/estimates/actions';
import { scopeActions } from '@tidemark/contract/scope/actions';
import type { ScopeOrder } from '@tidemark/contract/scope/scope';
import { callBytes } from '../offline/calls/index.ts';
import { isOnline, reportFault } from '../offline/faults/index.ts';
import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

export type EstimateFormat = 'pdf' | 'csv';
type Said = readonly [title: string, message: string];

/** Shows the outcome as a toast and never throws for the network. */
async function download(ask: () => Promise<File>, { done, failed }: { done: Said; failed: Said }) {
  const tell = (kind: 'info' | 'success' | 'error', [title, message]: Said) =>
    showToast({ kind, title, message, id: 'estimate' });
  if (!isOnline()) return tell('info', copy.downloadOffline);
  try {
    const file = await ask();
    if ((await saveFile(file, file.name)) !== 'downloaded') return;
    tell('success', done);
  } catch (error) {
    reportFault(error);
    tell('error', failed);
  }
}

export const downloadEstimate = (inspectionId: string, format: EstimateFormat, number?: number) =>
  download(
    () =>
      callBytes(estimateActions[format], {
        params: { id: inspectionId },
        query: { ...(number !== undefined && { number }) },
      }),
    format === 'pdf'
      ? { done: copy.pdfDone, failed: copy.pdfFailed }
      : { done: copy.csvDone, failed: copy.csvFailed },
  );

/** The lines without prices: as CSV, or on paper in an order. */
export const downloadScope = (inspectionId: string, as: 'csv' | ScopeOrder) => {
  const params = { id: inspectionId };
  return as === 'csv'
    ? download(() => callBytes(scopeActions.csv, { params }), {
        done: copy.scopeCsvDone,
        failed: copy.csvFailed,
      })
    : download(() => callBytes(scopeActions.pdf, { params, query: { by: as } }), {
        done: copy.scopePdfDone,
        failed: copy.pdfFailed,
      });
};
