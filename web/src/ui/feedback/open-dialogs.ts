import { observable } from '../../observable.ts';

/** Open layers over the page, the uppermost last. Everything outside that one is inert and behind it, toasts too. */
const open = observable<readonly HTMLElement[]>([]);

/** Shows toasts in this layer, which has a grid row for them. @returns a function that ends it; also a `ref` */
export function showToastsIn(layer: HTMLElement | null): (() => void) | undefined {
  if (!layer) return undefined;
  open.set([...open.get(), layer]);
  return () => open.set(open.get().filter((other) => other !== layer));
}

/** Opens it over everything. @returns a function that closes it */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  const end = showToastsIn(dialog);
  return () => {
    end?.();
    dialog.close();
  };
}

/** The uppermost open layer, or undefined if the page is on top. */
export const useUppermostLayer = (): HTMLElement | undefined => open.use().at(-1);
