import { CallError, explain } from '../offline/faults/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';

/**
 * Second document, section 8: a toast titled 'Error' with the server's message, else `otherwise`. The next action
 * replaces it.
 */
export function showFailure(error: unknown, otherwise: string): void {
  const hasWords = !(error instanceof CallError) || error.code !== '';
  showToast({ kind: 'error', id: 'account', title: 'Error', message: hasWords ? explain(error) : otherwise });
}
