import { useCallback, useState, useSyncExternalStore } from 'react';
import { reportFault } from '../offline/faults/index.ts';
import { wantsPushes } from '../push/wish.ts';

export type NotificationsChoice = 'on' | 'off';
/** Whether the browser lets the app notify; `ask`: it has not been asked yet. */
export type Permission = 'allowed' | 'ask' | 'denied';

const key = 'tsp-notifications';
const changed = 'tidemark:notifications';

/** Enabled unless switched off here (second document, section 2, "Settings"). */
export const isWanted = () => localStorage.getItem(key) !== 'off';

function permission(): Permission {
  if (!('Notification' in globalThis)) return 'denied';
  return ({ granted: 'allowed', default: 'ask', denied: 'denied' } as const)[Notification.permission];
}

/** Not switched off here, and allowed by the browser. */
export const isNotifying = () => isWanted() && permission() === 'allowed';

function keep(choice: NotificationsChoice): void {
  localStorage.setItem(key, choice);
  dispatchEvent(new Event(changed));
}

// The person may have allowed them in the browser's settings meanwhile.
const told = [changed, 'storage', 'focus'];
function subscribe(notify: () => void) {
  for (const event of told) addEventListener(event, notify);
  return () => {
    for (const event of told) removeEventListener(event, notify);
  };
}

async function endPushes(): Promise<void> {
  const { turnPushesOff } = await import('../push/subscription.ts');
  await turnPushesOff().catch(reportFault);
}

/** The choice stored on this device. `refused`: switched on just now, but the browser refused. */
export function useNotifications() {
  const wanted = useSyncExternalStore(subscribe, isWanted);
  const allowed = useSyncExternalStore(subscribe, permission);
  const [refused, setRefused] = useState(false);
  const setChoice = useCallback(async (choice: NotificationsChoice) => {
    setRefused(false);
    keep(choice);
    if (choice === 'off' && wantsPushes()) void endPushes();
    if (choice === 'off' || !('Notification' in globalThis)) return setRefused(choice === 'on');
    setRefused((await Notification.requestPermission()) === 'denied');
    dispatchEvent(new Event(changed));
  }, []);
  const choice: NotificationsChoice = wanted && allowed !== 'denied' ? 'on' : 'off';
  return { choice, setChoice, permission: allowed, refused };
}
