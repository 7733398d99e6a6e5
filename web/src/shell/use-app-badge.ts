import { useEffect } from 'react';
import type { SendState } from '../offline/outbox/index.ts';

/** Shows the number of unsent changes on the app icon. Keeps the last number if the queue cannot be read. */
export function useAppBadge({ kind, waiting, failed }: SendState): void {
  const unsent = kind === 'unread' || kind === 'checking' ? undefined : waiting + failed;
  useEffect(() => {
    // A system without badges, or without permission, is not a fault.
    if (unsent !== undefined) navigator.setAppBadge?.(unsent).catch(() => undefined);
  }, [unsent]);
}
