import type { RowValues, SheetRows } from '@tidemark/contract/claim-sheets/row';
import { showToast } from '../../ui/feedback/toast.tsx';
import type { SheetDraft } from '../draft.ts';
import { lineIds } from '../lines.ts';
import { copy } from './copy.ts';
import { undoCopy } from './plan-copy.ts';

/** Only the last copy can be taken back. */
const toast = 'copied-lines';

/** The sheet on the screen. */
export function rowsOf(draft: SheetDraft): SheetRows {
  const lines = lineIds.map((id): [number, RowValues] => [id, draft.line(id).values]);
  return Object.fromEntries(lines.filter(([, values]) => Object.keys(values).length > 0));
}

/** Puts copied lines into the sheet as one step, and offers to take them back. */
export function applyCopy(draft: SheetDraft, change: SheetRows, from: string): void {
  const before = rowsOf(draft);
  putAll(draft, change);
  const undo = () => {
    const back = undoCopy(before, change, rowsOf(draft));
    const count = Object.keys(back).length;
    putAll(draft, back);
    showToast({ kind: 'info', id: toast, title: count > 0 ? copy.undone(count) : copy.nothingToUndo });
  };
  showToast({
    kind: 'success',
    id: toast,
    title: copy.copied(Object.keys(change).length, from),
    action: { label: copy.undo, onPress: undo },
  });
}

function putAll(draft: SheetDraft, rows: SheetRows): void {
  draft.together(() => {
    for (const [id, values] of Object.entries(rows)) draft.put(Number(id), values);
  });
  void draft.flush();
}
