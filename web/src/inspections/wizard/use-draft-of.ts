import { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { useEffect, useLayoutEffect, useState } from 'react';
import { beforeLeaving } from '../../offline/before-leaving.ts';
import { perform } from '../../offline/perform.ts';
import { DraftStore } from '../intake/draft-store.ts';
import { readable } from '../intake/readable.ts';

/** The draft of the open inspection, kept in step with the device; what is typed is written before the page can go. */
export function useDraftOf(inspection: Inspection): DraftStore {
  const [store] = useState(
    () =>
      new DraftStore(readable(inspection), (id, change) =>
        perform(inspectionActions.update, { params: { id }, body: change }),
      ),
  );
  useLayoutEffect(() => store.lay(readable(inspection)), [store, inspection]);
  useEffect(() => beforeLeaving(() => void store.flush()), [store]);
  return store;
}
