import { estimateActions } from '@tidemark/contract/estimates/actions';
import { reportActions } from '@tidemark/contract/reports';
import { callBytes } from '../offline/calls/index.ts';
import { explain, reportFault } from '../offline/faults/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { officeCopy as copy } from './office-copy.ts';

/** Opens a PDF that is to be attached in a new tab, as its reader will get it. */
export async function openPaper(
  paper: 'pdf' | 'report',
  inspectionId: string,
  number: number,
): Promise<void> {
  // At once: browsers block a tab that opens later than the press.
  const tab = window.open('', '_blank');
  const params = { id: inspectionId };
  try {
    const file =
      paper === 'pdf'
        ? await callBytes(estimateActions.pdf, { params, query: { number } })
        : await callBytes(reportActions.pdf, { params, query: {} });
    const address = URL.createObjectURL(file);
    if (tab) tab.location.href = address;
    else showToast({ kind: 'error', id: 'estimate', title: copy.popUp });
    // Once the tab shows the bytes, it holds them itself.
    setTimeout(() => URL.revokeObjectURL(address), 600_000);
  } catch (error) {
    tab?.close();
    reportFault(error);
    showToast({ kind: 'error', id: 'estimate', title: copy.openFailed, message: explain(error) });
  }
}
