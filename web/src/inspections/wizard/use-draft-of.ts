import { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { useEffect, useLayoutEffect, useState } from 'react';
import { perform } from '../../offline/perform.ts';
import { DraftStore } from '../intake/draft-store.ts';

/** The draft of the open inspection, kept in step with the device; what is typed is written before the page can go. */
export function useDraftOf(inspection: Inspection): DraftStore {
  const [store] = useState(
    () =>
      new DraftStore(inspection, (id, change) =>
        perform(inspectionActions.update, { params: { id }, body: change }),
      ),
  );
  useLayoutEffect(() => store.lay(inspection), [store, inspection]);
  useEffect(() => {
    const flush = () => void store.flush();
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
    };
  }, [store]);
  return store;
}
