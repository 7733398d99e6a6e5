import type { NamedSize } from '@tidemark/contract/claim-sheets/first-line';
import { useMemo } from 'react';

/** A room's name and measures alone: a save changes the room, and draws no line anew. */
export function useSize(room: NamedSize): NamedSize {
  const { name, dimensionsLength, dimensionsWidth, dimensionsHeight, sketch, sketchRules } = room;
  return useMemo(
    () => ({ name, dimensionsLength, dimensionsWidth, dimensionsHeight, sketch, sketchRules }),
    [name, dimensionsLength, dimensionsWidth, dimensionsHeight, sketch, sketchRules],
  );
}
