import { deliveryActions } from '@tidemark/contract/deliveries';
import { call } from '../offline/call.ts';
import { reportFault } from '../offline/report-fault.ts';
import { showToast } from '../ui/toast.tsx';
import { copy } from './copy.ts';

/**
 * Sends on anew what failed, and tells by a toast whether it is on its way. What was pressed goes with that, so the focus
 * goes to the list it stands in, unless the person went elsewhere meanwhile.
 */
export async function retryDelivery(id: string, list: HTMLElement | null): Promise<void> {
  try {
    await call(deliveryActions.retry, { params: { id } });
    if (list?.contains(document.activeElement)) list.focus();
    const [title, message] = copy.retried;
    showToast({ kind: 'success', title, message, id: 'delivery' });
  } catch (error) {
    reportFault(error);
    const [title, message] = copy.retryFailed;
    showToast({ kind: 'error', title, message, id: 'delivery' });
  }
}
