import { CallError, explain, reportFault } from '../offline/faults/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

/** Does something with an invoice and says how it went; a refusal is told in the server's words. */
export async function act<T>(
  work: () => Promise<T>,
  done: string | ((given: T) => string),
): Promise<boolean> {
  try {
    const given = await work();
    const title = typeof done === 'string' ? done : done(given);
    showToast({ kind: 'success', id: 'invoice', title });
    return true;
  } catch (error) {
    reportFault(error);
    const offline = error instanceof CallError && error.status === 0;
    const message = offline ? copy.offline : explain(error);
    showToast({ kind: 'error', id: 'invoice', title: copy.didNot, message });
    return false;
  }
}
