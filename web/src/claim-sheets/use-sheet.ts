import { claimSheetActions, saveOf } from '@tidemark/contract/claim-sheets/actions';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { Sheet } from '@tidemark/contract/claim-sheets/sheet';
import type { Room } from '@tidemark/contract/rooms';
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useKeptOnLeaving } from '../drafts/use-kept-on-leaving.ts';
import { perform, useOutbox } from '../offline/outbox/index.ts';
import { type Line, SheetDraft } from './draft.ts';
import type { Group } from './lines.ts';
import { refusedLines } from './refused-lines.ts';
import { useSize } from './use-size.ts';

/** The sheet of a room for typing in, begun from what the device holds. One per room: give the component a key. */
export function useSheetDraft(sheet: Sheet | null, inspectionId: string, roomId: string): SheetDraft {
  const [draft] = useState(() => {
    const made = new SheetDraft((rows: SheetRows) =>
      perform(claimSheetActions.save, saveOf({ id: roomId, inspectionId }, rows)),
    );
    made.receive(sheet?.rows ?? {});
    return made;
  });
  return draft;
}

interface FollowSheetProps {
  draft: SheetDraft;
  room: Room;
  /** As it is on the device now. */
  sheet: Sheet | null;
}

/** Keeps the draft in step with the device and the outbox, and saves before the page can go away. Renders nothing. */
export function FollowSheet({ draft, room, sheet }: FollowSheetProps) {
  const roomId = room.id;
  const size = useSize(room);
  const outbox = useOutbox();
  useLayoutEffect(() => {
    draft.receive(sheet?.rows ?? {});
  }, [draft, sheet]);
  useLayoutEffect(() => draft.measure(size), [draft, size]);
  useEffect(() => {
    if (outbox) draft.refuse(refusedLines(outbox, roomId));
  }, [draft, outbox, roomId]);
  useKeptOnLeaving(roomId, draft);
  return null;
}

/** `behind`: the pad before it shows the same at once; this follows with the totals, in the pause after the typing. */
export function useLine(draft: SheetDraft, id: number, behind = false): Line {
  const subscribe = useCallback(
    (listener: () => void) => (behind ? draft.subscribeTotals(listener) : draft.subscribeLine(id, listener)),
    [draft, id, behind],
  );
  return useSyncExternalStore(subscribe, () => draft.line(id));
}

/** What follows the typing a moment behind; renders only when what is read changes. */
export function useTotals<T>(draft: SheetDraft, read: () => T): T {
  return useSyncExternalStore(draft.subscribeTotals, read);
}

/** The same for lines. */
export function useLineIds(draft: SheetDraft, read: () => readonly number[]): readonly number[] {
  const ids = useTotals(draft, () => read().join());
  return ids === '' ? [] : ids.split(',').map(Number);
}

export const useFilled = (draft: SheetDraft) => useTotals(draft, draft.filled);

/** How many lines are filled, of the sheet or of one group. */
export function useFilledCount(draft: SheetDraft, group?: Group): number {
  return useTotals(draft, () =>
    group
      ? group.rows.filter(({ fieldMasterId }) => draft.filled().has(fieldMasterId)).length
      : draft.filled().size,
  );
}
