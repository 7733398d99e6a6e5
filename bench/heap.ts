import type { CDPSession } from '@playwright/test';
import { median } from './figure.ts';

export interface Used {
  /** Bytes of JavaScript heap in use after a full collection. */
  heap: number;
  /** Live DOM nodes and listeners, in the page or held by something. */
  nodes: number;
}

export async function used(session: CDPSession): Promise<Used> {
  // Twice: the second collection frees what the first one finalizes.
  for (let turn = 0; turn < 2; turn++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}

/**
 * What each further measure adds: the median slope between all pairs (Theil and Sen), which ignores a single outlier.
 */
export function slope(values: readonly number[]): number {
  const slopes = values.flatMap((value, at) =>
    values.slice(at + 1).map((later, ahead) => (later - value) / (ahead + 1)),
  );
  return median(slopes);
}
