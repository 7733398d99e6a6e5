import { useCallback, useLayoutEffect, useRef, useState } from 'react';
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
  useLayoutEffect(() => {
    if (id !== undefined) document.getElementById(`line-${id}`)?.scrollIntoView({ block: 'start' });
  }, [id]);
  return { cell, open, close };
}
