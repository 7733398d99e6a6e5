import { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { useLayoutEffect, useState } from 'react';
import { useKeptOnLeaving } from '../../drafts/use-kept-on-leaving.ts';
import { perform } from '../../offline/outbox/index.ts';
import { DraftStore } from '../intake/draft-store.ts';
import { readable } from '../intake/readable.ts';

/** The draft of the open inspection, in step with the device; typing is written before the page can close. */
export function useDraftOf(inspection: Inspection): DraftStore {
  const [store] = useState(
    () =>
      new DraftStore(readable(inspection), (id, change) =>
        perform(inspectionActions.update, { params: { id }, body: change }),
      ),
  );
  useLayoutEffect(() => store.receive(readable(inspection)), [store, inspection]);
  useKeptOnLeaving(inspection.id, store);
  return store;
}
