import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '../../offline/store/index.ts';
import type { PadCell } from './cells.ts';

/** The cell under the number pad. Its line is brought under the heads that stick, and gets the focus back at the end. */
export function usePad(openFor: (id: number) => void) {
  const [cell, setCell] = useState<PadCell | null>(null);
  const opener = useRef<Element | null>(null);

  const open = useCallback(
    (next: PadCell) => {
      if (!document.activeElement?.closest('[role=dialog]')) opener.current = document.activeElement;
      openFor(next.id);
      setCell(next);
    },
    [openFor],
  );
  const close = useCallback(() => {
    setCell(null);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, []);
  const id = cell?.id;
  /** The line the page shows as the pad's. */
  const [line, setLine] = useState<number>();
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const show = () => {
      setLine(id);
      document.getElementById(`line-${id}`)?.scrollIntoView({ block: 'start' });
    };
    const moves = before.current !== undefined;
    before.current = id;
    // From line to line the pad says at once where it is; the page follows after that is painted.
    if (moves && id !== undefined) return whenIdle(show);
    show();
    return undefined;
  }, [id]);
  return { cell, line, open, close };
}
