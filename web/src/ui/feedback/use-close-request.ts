import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** https://developer.mozilla.org/docs/Web/API/CloseWatcher, which TypeScript does not know yet. */
type Watcher = new () => EventTarget & { destroy(): void };
const Watcher = (globalThis as { CloseWatcher?: Watcher }).CloseWatcher;

/** Whether the browser asks to close: by Esc, and on a phone by its back button, which else leaves the page. */
export const asksToClose = Watcher !== undefined;

/** Hears when the browser asks to close what lies over the page; the uppermost hears it alone. */
export function useCloseRequest(opened: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  // A watcher asks once: what stays open, as it asks whether to leave, gets another one.
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
