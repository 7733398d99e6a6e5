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
 * There is the width of a desktop, which paper has not. That it is printed is heard before the sheets are counted; of its
 * width only after, and what becomes shorter then leaves blank ones.
 */
export const useDesktop = () => useSyncExternalStore(follow, () => !printing && desktop().matches);
