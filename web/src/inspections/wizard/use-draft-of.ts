import { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { DraftChange } from '@tidemark/contract/inspections/draft';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { useEffect, useLayoutEffect, useState } from 'react';
import { beforeLeaving, forgetTyped, keepTyped, perform, takeTyped } from '../../offline/outbox/index.ts';
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
  useEffect(() => {
    const { id } = store.view().inspection;
    const settle = async (saving: Promise<boolean>) => {
      if ((await saving) && !store.unsaved()) forgetTyped(id);
    };
    const typed = takeTyped<DraftChange>(id);
    if (typed) void settle(store.answer(typed));
    return beforeLeaving(() => {
      const saving = store.flush();
      keepTyped(id, store.unsaved());
      void settle(saving);
    });
  }, [store]);
  return store;
}
