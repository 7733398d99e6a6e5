import { useSyncExternalStore } from 'react';
import { makeListeners } from '../observable.ts';
import { isAppleTouch, isInstalled } from '../ui/layout/on-apple.ts';

/** Chromium's event when the app can be installed; it is not standard, so no type library has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** ready: this browser can ask; by-hand: it has a menu entry; installed: it runs as an app. */
export type Installing = 'ready' | 'by-hand-ios' | 'unavailable' | 'installed';

let kept: InstallPrompt | undefined;
let installed = false;
const { tell, listen } = makeListeners();

/**
 * The browser offers once, soon after the app opens: this keeps the offer for the settings page and hides the browser's
 * bar.
 */
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
  if (installed || isInstalled()) return 'installed';
  if (kept) return 'ready';
  return isAppleTouch() ? 'by-hand-ios' : 'unavailable';
}

export const useInstalling = (): Installing => useSyncExternalStore(listen, read);

/** Makes the browser ask; its offer is valid for one question. */
export async function install(): Promise<void> {
  const asked = kept;
  kept = undefined;
  await asked?.prompt();
  tell();
}
