import type { Room } from '@tidemark/contract/rooms';

/** The states of a room's claim card (second document, section 4), without the one that says it is open. */
export type SheetState = 'Click to Fill' | 'Attached' | 'Added';

export function sheetState({ claimItem }: Pick<Room, 'claimItem'>): SheetState {
  if (!claimItem) return 'Click to Fill';
  return claimItem.filledCount > 0 ? 'Added' : 'Attached';
}
