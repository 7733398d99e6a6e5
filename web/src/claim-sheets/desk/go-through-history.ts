import { clearToasts } from '../../ui/feedback/toast.tsx';
import { copy } from '../copy.ts';
import type { SheetDraft } from '../draft.ts';
import { nameOf } from '../line-name.ts';
import { columnNames, isTick } from '../lines.ts';
import { cellAt, go } from './cells.ts';

/** Undoes or redoes the last change of the sheet and goes to its cell. @returns what was done, in words */
export function goThroughHistory(form: Element, draft: SheetDraft, act: 'undo' | 'redo'): string {
  const done = act === 'undo' ? draft.undo() : draft.redo();
  // One that offers to undo may be about this.
  if (act === 'undo') clearToasts();
  if (!done) return act === 'undo' ? copy.nothingToUndo : copy.nothingToRedo;
  const { id, column } = done;
  const to = form.querySelector<HTMLInputElement>(`input[data-line="${id}"][data-column="${column}"]`);
  // The focused cell keeps its text, which blur would save again.
  const here = document.activeElement && cellAt(document.activeElement);
  for (const cell of [here, to && cellAt(to)]) {
    if (cell && !isTick(cell.column)) cell.input.value = draft.text(cell.id, cell.column);
  }
  if (to && !to.closest('[hidden]')) go(to);
  if (to === here?.input) to?.select();
  void draft.flush();
  const what = `${nameOf(id, draft.line(id).values)}, ${column === 'title' ? copy.name : columnNames[column]}`;
  return act === 'undo' ? copy.undone(what) : copy.redone(what);
}
