import type { KeyboardEvent } from 'react';
import { isName, isTick } from '../lines.ts';
import { along, beside, type Cell, go, group } from './cells.ts';

export interface KeyActions {
  /** Puts the cell back to what it held when it was entered. */
  undo: (cell: Cell) => void;
  /** Puts the figure of the room that fits into the cell. */
  figure: (cell: Cell) => void;
  search: () => void;
  onlyFilled: () => void;
}

/** Whether an arrow would leave the text: the caret stands at that end, or all of it is selected. */
function atEnd({ input, column }: Cell, step: 1 | -1): boolean {
  if (isTick(column)) return true;
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (step === 1 ? value.length : 0);
}

/** The keys of the paper form (design language, section 5). Tab, Shift+Tab and Space are the browser's own. */
export function onKey(event: KeyboardEvent, form: Element, cell: Cell, actions: KeyActions): void {
  const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey || event.nativeEvent.isComposing) return;
  const move = (to: HTMLInputElement | undefined) => {
    event.preventDefault();
    if (to) go(to);
  };
  const act = (action: () => void) => {
    event.preventDefault();
    action();
  };
  const typesText = isName(cell.column);
  if (altKey) {
    if (key === 'ArrowDown') move(group(form, cell, 1));
    else if (key === 'ArrowUp') move(group(form, cell, -1));
    return;
  }
  switch (key) {
    case 'Enter':
      return move(beside(form, cell, shiftKey ? -1 : 1));
    case 'ArrowDown':
      return move(beside(form, cell, 1));
    case 'ArrowUp':
      return move(beside(form, cell, -1));
    case 'ArrowRight':
      return atEnd(cell, 1) && !shiftKey ? move(along(cell, 1)) : undefined;
    case 'ArrowLeft':
      return atEnd(cell, -1) && !shiftKey ? move(along(cell, -1)) : undefined;
    case 'Escape':
      return act(() => actions.undo(cell));
    case '=':
      return typesText ? undefined : act(() => actions.figure(cell));
    case '/':
      return typesText ? undefined : act(actions.search);
    case 'f':
    case 'F':
      return typesText ? undefined : act(actions.onlyFilled);
  }
}
