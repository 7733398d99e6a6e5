import { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { type Sheet, toClaimSheetPart } from '@tidemark/contract/claim-sheets/sheet';
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { beforeLeaving } from '../offline/before-leaving.ts';
import { perform } from '../offline/perform.ts';
import { useOutbox } from '../offline/send-state.ts';
import { useRecord } from '../offline/use-records.ts';
import { type Line, SheetDraft } from './draft.ts';
import { lineIds } from './lines.ts';
import { refusedLines } from './refused-lines.ts';

/** The sheet of a room for typing in, begun from what the device holds. One per room: give the component a key. */
export function useSheetDraft(sheet: Sheet | null, inspectionId: string, roomId: string): SheetDraft {
  const [draft] = useState(() => {
    const made = new SheetDraft((rows: SheetRows) =>
      perform(claimSheetActions.save, {
        body: { inspectionId, inspectionRoomId: roomId, claimSheetData: toClaimSheetPart(rows) },
      }),
    );
    made.receive(sheet?.rows ?? {});
    return made;
  });
  return draft;
}

/** Keeps the draft in step with the device and the outbox, and saves before the page can go away. Renders nothing. */
export function FollowSheet({ draft, roomId }: { draft: SheetDraft; roomId: string }) {
  const sheet = useRecord('sheets', roomId);
  const outbox = useOutbox();
  useLayoutEffect(() => {
    if (sheet !== undefined) draft.receive(sheet?.rows ?? {});
  }, [draft, sheet]);
  useEffect(() => {
    if (outbox) draft.refuse(refusedLines(outbox, roomId));
  }, [draft, outbox, roomId]);
  useEffect(() => beforeLeaving(() => void draft.flush()), [draft]);
  return null;
}

export function useLine(draft: SheetDraft, id: number): Line {
  const subscribe = useCallback((listener: () => void) => draft.subscribeLine(id, listener), [draft, id]);
  return useSyncExternalStore(subscribe, () => draft.line(id));
}

export function useFilled(draft: SheetDraft): ReadonlySet<number> {
  return useSyncExternalStore(draft.subscribeTotals, draft.filled);
}

/** How many of these lines are filled; renders only when that number changes. */
export function useFilledCount(draft: SheetDraft, ids: readonly number[] = lineIds): number {
  return useSyncExternalStore(draft.subscribeTotals, () => ids.filter((id) => draft.filled().has(id)).length);
}

export function useSavedAt(draft: SheetDraft): Date | undefined {
  return useSyncExternalStore(draft.subscribeTotals, draft.savedAt);
}

export function useFailure(draft: SheetDraft): string | undefined {
  return useSyncExternalStore(draft.subscribeTotals, draft.failure);
}
