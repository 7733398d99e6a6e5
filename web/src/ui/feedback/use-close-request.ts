import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** https://developer.mozilla.org/docs/Web/API/CloseWatcher, which TypeScript does not have yet. */
type Watcher = new () => EventTarget & { destroy(): void };
const Watcher = (globalThis as { CloseWatcher?: Watcher }).CloseWatcher;

/**
 * Whether the browser sends close requests: Esc, and on a phone the Back button, which would otherwise leave the page.
 */
export const asksToClose = Watcher !== undefined;

/** Handles the browser's request to close what is over the page; only the uppermost gets it. */
export function useCloseRequest(opened: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  // A watcher fires once: a dialog that stays open to ask gets another one.
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new one after each time it has asked.
  useEffect(() => {
    if (!opened || !Watcher) return;
    const watcher = new Watcher();
    watcher.addEventListener('close', () => {
      close.current();
      setAsked((before) => before + 1);
    });
    return () => watcher.destroy();
  }, [opened, asked]);
}
