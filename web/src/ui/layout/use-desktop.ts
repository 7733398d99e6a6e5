import { useSyncExternalStore } from 'react';

const desktop = () => matchMedia('(min-width: 1024px)');
let printing = false;

function follow(changed: () => void): () => void {
  const query = desktop();
  const print = ({ type }: Event) => {
    printing = type === 'beforeprint';
    changed();
  };
  query.addEventListener('change', changed);
  addEventListener('beforeprint', print);
  addEventListener('afterprint', print);
  return () => {
    query.removeEventListener('change', changed);
    removeEventListener('beforeprint', print);
    removeEventListener('afterprint', print);
  };
}

export const isOnPaper = () => printing || matchMedia('print').matches;

/**
 * Whether the window is as wide as a desktop; paper is not. The print event comes before the browser counts sheets, the
 * width only after, and a page that shrinks then leaves blank sheets.
 */
export const useDesktop = () => useSyncExternalStore(follow, () => !printing && desktop().matches);
