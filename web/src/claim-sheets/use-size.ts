import type { Dimensions } from '@tidemark/contract/claim-sheets/quantities';
import { useMemo } from 'react';

/** A room's size alone: a save or another name changes the room, and draws no line anew. */
export function useSize({ dimensionsLength, dimensionsWidth, dimensionsHeight }: Dimensions): Dimensions {
  return useMemo(
    () => ({ dimensionsLength, dimensionsWidth, dimensionsHeight }),
    [dimensionsLength, dimensionsWidth, dimensionsHeight],
  );
}
