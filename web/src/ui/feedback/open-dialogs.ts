import { useSyncExternalStore } from 'react';

/** Open modal dialogs, the uppermost last. Everything outside that one is inert and behind it, toasts too. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** Opens it over everything. @returns a function that closes it */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  set([...open, dialog]);
  return () => {
    set(open.filter((other) => other !== dialog));
    dialog.close();
  };
}

/** The uppermost open dialog, or undefined if the page is on top. */
export const useUppermostDialog = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(subscribe, () => open.at(-1));
