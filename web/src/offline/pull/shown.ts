import type { Id } from './lists.ts';

/** What screens show, and how many of them; by the name they ask for it. */
const shown = new Map<string, number>();

export const isShown = (table: string, id: Id): boolean => shown.has(`${table}/${id}`);

/** Until the answer is called. */
export function noteShown(what: string): () => void {
  shown.set(what, (shown.get(what) ?? 0) + 1);
  return () => {
    const left = shown.get(what)! - 1;
    if (left > 0) shown.set(what, left);
    else shown.delete(what);
  };
}
