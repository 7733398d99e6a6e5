import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { whenIdle } from '../../offline/store/index.ts';
import type { Line, SheetDraft } from '../draft.ts';

/**
 * A line of the paper form. What is typed stands in its input by itself; the row around it is drawn when that is painted,
 * so that no key waits for it.
 */
export function useRowLine(draft: SheetDraft, id: number, row: RefObject<HTMLTableRowElement | null>): Line {
  const subscribe = useCallback(
    (draw: () => void) => {
      let callOff = () => {};
      const unsubscribe = draft.subscribeLine(id, () => {
        callOff();
        if (row.current?.contains(document.activeElement)) callOff = whenIdle(draw);
        else draw();
      });
      return () => {
        callOff();
        unsubscribe();
      };
    },
    [draft, id, row],
  );
  return useSyncExternalStore(subscribe, () => draft.line(id));
}
