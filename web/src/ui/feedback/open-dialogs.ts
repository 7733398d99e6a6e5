import { observable } from '../../observable.ts';

/** Open modal dialogs, the uppermost last. Everything outside that one is inert and behind it, toasts too. */
const open = observable<readonly HTMLDialogElement[]>([]);

/** Opens it over everything. @returns a function that closes it */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  open.set([...open.get(), dialog]);
  return () => {
    open.set(open.get().filter((other) => other !== dialog));
    dialog.close();
  };
}

/** The uppermost open dialog, or undefined if the page is on top. */
export const useUppermostDialog = (): HTMLDialogElement | undefined => open.use().at(-1);
