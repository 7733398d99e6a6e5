import { useEffect } from 'react';
import type { SendState } from '../offline/outbox/index.ts';
import { isNotifying } from '../settings/notifications.ts';

/** Background Sync, which Chromium has; no type library has it. */
interface Syncing {
  sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks the browser to run the service worker (public/notifications.js) once there is a network, whatever becomes of
 * this page meanwhile. Without it the app sends when it is open, as always.
 */
export function useBackgroundSync({ waiting }: SendState): void {
  const some = waiting > 0;
  useEffect(() => {
    if (!some) return;
    void askToSync();
    const leaving = () => {
      if (document.visibilityState === 'hidden') void askToSync();
    };
    document.addEventListener('visibilitychange', leaving);
    return () => document.removeEventListener('visibilitychange', leaving);
  }, [some]);
}

async function askToSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as Syncing;
  // A person may forbid it in the browser's settings.
  await sync?.register(isNotifying() ? 'send-or-say' : 'send').catch(() => undefined);
}
