import { useSyncExternalStore } from 'react';
import { makeListeners } from '../observable.ts';

/** What Chromium hands over when the app may be installed; no standard has it, and so no library of types. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** ready: this browser asks when told to; by-hand: it has a menu entry for it; installed: it runs as an app. */
export type Installing = 'ready' | 'by-hand-ios' | 'unavailable' | 'installed';

let kept: InstallPrompt | undefined;
let installed = false;
const { tell, listen } = makeListeners();

/** The browser offers once, soon after the app opens: what it offers is kept for the settings, and no bar slides in. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
    tell();
  });
  addEventListener('appinstalled', () => {
    installed = true;
    tell();
  });
}

function read(): Installing {
  if (installed || matchMedia('(display-mode: standalone)').matches) return 'installed';
  if (kept) return 'ready';
  return isApple() ? 'by-hand-ios' : 'unavailable';
}

/** iPhone and iPad; an iPad says it is a Mac, and no Mac has a touch screen. */
const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export const useInstalling = (): Installing => useSyncExternalStore(listen, read);

/** Has the browser ask; what it offered holds for one question. */
export async function install(): Promise<void> {
  const asked = kept;
  kept = undefined;
  await asked?.prompt();
  tell();
}
