import { deliveryActions } from '@tidemark/contract/deliveries';
import { useRef, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { reportFault } from '../offline/faults/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

/**
 * Retries failed deliveries, several at a time, with a toast for each. `onChanged` may remove the pressed button, so
 * the focus moves to its list, unless the person went elsewhere.
 */
export function useRetries(onChanged: () => void) {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  async function retry(id: string, pressed: HTMLElement): Promise<void> {
    setBusy((ids) => new Set([...ids, id]));
    try {
      await call(deliveryActions.retry, { params: { id } });
      if (document.activeElement === pressed) list.current?.focus();
      const [title, message] = copy.retried;
      showToast({ kind: 'success', title, message, id: 'delivery' });
    } catch (error) {
      reportFault(error);
      const [title, message] = copy.retryFailed;
      showToast({ kind: 'error', title, message, id: 'delivery' });
    }
    setBusy((ids) => new Set([...ids].filter((other) => other !== id)));
    onChanged();
  }
  return { busy, list, retry };
}
