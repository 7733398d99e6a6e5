import { useEffect } from 'react';
import { beforeLeaving, forgetTyped, keepTyped, takeTyped } from '../offline/outbox/index.ts';

interface KeptDraft<K> {
  flush(): Promise<boolean>;
  unsaved(): K | undefined;
  takeUp(kept: K): void;
}

/** Writes a draft before its page can go away, and takes up what an earlier page could not write. */
export function useKeptOnLeaving<K>(id: string, draft: KeptDraft<K>): void {
  useEffect(() => {
    const settle = async (saving: Promise<boolean>) => {
      await saving;
      if (!draft.unsaved()) forgetTyped(id);
    };
    const kept = takeTyped<K>(id);
    if (kept) {
      draft.takeUp(kept);
      void settle(draft.flush());
    }
    return beforeLeaving(() => {
      const saving = draft.flush();
      keepTyped(id, draft.unsaved());
      void settle(saving);
    });
  }, [draft, id]);
}
