import { useEffect, useRef } from 'react';
import { beforeLeaving } from '../../offline/outbox/index.ts';
import { whenIdle } from '../../offline/store/index.ts';

/**
 * Keeps what was typed between two frames: the key that ended it, and one pressed just then, are painted first. When the page may
 * go away, it is kept at once.
 */
export function useKeepSoon(): (keep: () => void) => void {
  const waiting = useRef<(() => void)[]>([]);
  const keepAll = useRef(() => {
    for (const keep of waiting.current.splice(0)) keep();
  });
  useEffect(() => beforeLeaving(keepAll.current), []);
  return (keep) => {
    if (waiting.current.push(keep) === 1) whenIdle(keepAll.current);
  };
}
