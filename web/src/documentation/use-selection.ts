import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Photos chosen for one act on all of them; `ids` is undefined while none are being chosen. */
export function useSelection(order: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const last = useRef<string>(undefined);
  const all = useRef(order);
  useLayoutEffect(() => {
    all.current = order;
  }, [order]);
  // Photos that were deleted, here or on another device, are no longer chosen.
  const ids = useMemo(() => chosen && new Set(order.filter((id) => chosen.has(id))), [chosen, order]);
  const toggle = useCallback((id: string, toHere: boolean) => {
    const from = last.current === undefined ? -1 : all.current.indexOf(last.current);
    last.current = id;
    setChosen((before = new Set()) => {
      const next = new Set(before);
      if (toHere && from !== -1) {
        const to = all.current.indexOf(id);
        for (const one of all.current.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one);
      } else if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return {
    ids,
    toggle,
    begin: () => setChosen(new Set()),
    all: () => setChosen(new Set(order)),
    end: () => {
      last.current = undefined;
      setChosen(undefined);
    },
  };
}
