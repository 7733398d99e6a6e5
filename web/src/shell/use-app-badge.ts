import { useEffect } from 'react';
import type { SendState } from '../offline/outbox/index.ts';

/** How many changes are unsent, on the icon of the installed app. Of a queue nobody could read it goes on saying what it said. */
export function useAppBadge({ kind, waiting, failed }: SendState): void {
  const unsent = kind === 'unread' || kind === 'checking' ? undefined : waiting + failed;
  useEffect(() => {
    // A system that shows none on icons, or has not been allowed to, is no fault.
    if (unsent !== undefined) navigator.setAppBadge?.(unsent).catch(() => undefined);
  }, [unsent]);
}
