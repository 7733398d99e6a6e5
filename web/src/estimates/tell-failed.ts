import { CallError, explain, reportFault } from '../offline/faults/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { officeCopy as copy } from './office-copy.ts';

/** Says why something was not done to an estimate or a supplement: what is wrong with its first field, if any is. */
export function tellFailed(title: string, error: unknown): void {
  reportFault(error);
  const { status, details = [] } = error instanceof CallError ? error : {};
  const message = status === 0 ? copy.needsNetwork : (details[0]?.message ?? explain(error));
  showToast({ kind: 'error', id: 'estimate', title, message });
}
