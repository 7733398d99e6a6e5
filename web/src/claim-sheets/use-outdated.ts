import type { Measured } from '@tidemark/contract/sketch/figures-of-room';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import type { SheetDraft } from './draft.ts';
import { lineIds } from './lines.ts';
import { outdatedOf } from './outdated.ts';
import { useLineIds } from './use-sheet.ts';

/** The lines whose figures are those of the room's former size; renders only when they become others. */
export function useOutdated(draft: SheetDraft, room: Measured): readonly number[] {
  return useLineIds(draft, () =>
    lineIds.filter((id) => outdatedOf(id, draft.line(id).values, room).length > 0),
  );
}

/** Brings lines up to date, as one step that can be undone. */
export function bringUpToDate(draft: SheetDraft, ids: readonly number[], room: Measured): void {
  const step = draft.together(() => {
    for (const id of ids) {
      for (const { values } of outdatedOf(id, draft.line(id).values, room)) draft.put(id, values);
    }
  });
  void draft.flush();
  showToast({
    kind: 'success',
    id: 'up-to-date',
    title: copy.broughtUpToDate(ids.length),
    action: { label: copy.undo, onPress: () => draft.undo(step) },
  });
}
