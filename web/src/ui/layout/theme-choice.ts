import { useSyncExternalStore } from 'react';

/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'tsp-theme';
const CHANGED = 'tidemark:theme';
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

function readChoice(): ThemeChoice {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

function setChoice(choice: ThemeChoice) {
  localStorage.setItem(KEY, choice);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(notify: () => void) {
  const media = dark();
  media.addEventListener('change', notify);
  window.addEventListener('storage', notify);
  window.addEventListener(CHANGED, notify);
  return () => {
    media.removeEventListener('change', notify);
    window.removeEventListener('storage', notify);
    window.removeEventListener(CHANGED, notify);
  };
}

/** The theme choice stored on this device, and the colors it means now. */
export function useTheme() {
  const choice = useSyncExternalStore(subscribe, readChoice);
  const systemIsDark = useSyncExternalStore(subscribe, () => dark().matches);
  const resolved: 'light' | 'dark' = choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice;
  return { choice, resolved, setChoice };
}
