import { estimateActions } from '@tidemark/contract/estimates/actions';
import { callBytes } from '../offline/calls/index.ts';
import { isOnline, reportFault } from '../offline/faults/index.ts';
import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

export type EstimateFormat = 'pdf' | 'csv';

/** Downloads an estimate; shows the outcome as a toast and never throws for the network. */
export async function downloadEstimate(inspectionId: string, format: EstimateFormat, number?: number) {
  const tell = (kind: 'info' | 'success' | 'error', [title, message]: readonly [string, string]) =>
    showToast({ kind, title, message, id: 'estimate' });
  if (!isOnline()) return tell('info', copy.downloadOffline);
  try {
    const file = await callBytes(estimateActions[format], {
      params: { id: inspectionId },
      query: { ...(number !== undefined && { number }) },
    });
    if ((await saveFile(file, file.name)) !== 'downloaded') return;
    tell('success', format === 'pdf' ? copy.pdfDone : copy.csvDone);
  } catch (error) {
    reportFault(error);
    tell('error', format === 'pdf' ? copy.pdfFailed : copy.csvFailed);
  }
}
