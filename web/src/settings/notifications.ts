import { useCallback, useState, useSyncExternalStore } from 'react';

export type NotificationsChoice = 'on' | 'off';

const key = 'tsp-notifications';
const changed = 'tidemark:notifications';

const isKept = () => localStorage.getItem(key) === 'on';
const isAllowed = () => 'Notification' in globalThis && Notification.permission === 'granted';

/** Switched on here, and still allowed by the browser. */
export const isNotifying = () => isKept() && isAllowed();

function keep(choice: NotificationsChoice): void {
  if (choice === 'on') localStorage.setItem(key, 'on');
  else localStorage.removeItem(key);
  dispatchEvent(new Event(changed));
}

function subscribe(notify: () => void) {
  addEventListener(changed, notify);
  addEventListener('storage', notify);
  return () => {
    removeEventListener(changed, notify);
    removeEventListener('storage', notify);
  };
}

/** The choice kept on this device. `blocked`: it was wanted on, and the browser would not. */
export function useNotifications() {
  const notifying = useSyncExternalStore(subscribe, isNotifying);
  const [refused, setRefused] = useState(false);
  const setChoice = useCallback(async (choice: NotificationsChoice) => {
    setRefused(false);
    if (choice === 'off') return keep('off');
    const answer = 'Notification' in globalThis ? await Notification.requestPermission() : 'denied';
    if (answer === 'granted') keep('on');
    else setRefused(true);
  }, []);
  const choice: NotificationsChoice = notifying ? 'on' : 'off';
  return { choice, setChoice, blocked: refused || (isKept() && !notifying) };
}
