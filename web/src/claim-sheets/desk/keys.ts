import type { KeyboardEvent } from 'react';
import { isFormulaText } from '../draft-cells.ts';
import { type Column, isName, isTick } from '../lines.ts';
import { along, beside, type Cell, go, group } from './cells.ts';

export interface KeyActions {
  /** Puts the cell back to what it held when it was entered. */
  undoCell: (cell: Cell) => void;
  /** Begins a formula; left as it is, it is the figure of the room that fits the cell. */
  formula: (cell: Cell) => void;
  search: () => void;
  onlyFilled: () => void;
  undo: () => void;
  redo: () => void;
}

/** What a key asks for. */
export type Act = 'below' | 'above' | 'right' | 'left' | 'next group' | 'previous group' | keyof KeyActions;

export type Pressed = Pick<
  KeyboardEvent['nativeEvent'],
  'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'isComposing'
>;

/** Where the caret of a cell stands: at its start, at its end, at both when all of its text is selected. */
export interface Caret {
  atStart: boolean;
  atEnd: boolean;
}

/** Undo and redo of the whole sheet, wherever the focus is. */
export function historyAct({
  key,
  altKey,
  shiftKey,
  ctrlKey,
  metaKey,
}: Pressed): 'undo' | 'redo' | undefined {
  if (ctrlKey === metaKey || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/** The keys of the paper form (design language, section 5). Tab, Shift+Tab and Space are the browser's own. */
export function actOf(pressed: Pressed, column: Column, caret: Caret, inFormula = false): Act | undefined {
  const { key, altKey, shiftKey, ctrlKey, metaKey, isComposing } = pressed;
  if (isComposing) return undefined;
  if (ctrlKey || metaKey) return historyAct(pressed);
  if (altKey) return key === 'ArrowDown' ? 'next group' : key === 'ArrowUp' ? 'previous group' : undefined;
  if (key === 'Enter') return shiftKey ? 'above' : 'below';
  if (key === 'ArrowDown') return 'below';
  if (key === 'ArrowUp') return 'above';
  if (key === 'Escape') return 'undoCell';
  if (key === 'ArrowRight') return !shiftKey && caret.atEnd ? 'right' : undefined;
  if (key === 'ArrowLeft') return !shiftKey && caret.atStart ? 'left' : undefined;
  // In a name and in a formula these are letters and signs.
  if (isName(column) || inFormula) return undefined;
  if (key === '=') return 'formula';
  if (key === '/') return 'search';
  return key === 'f' || key === 'F' ? 'onlyFilled' : undefined;
}

/** Does what a key in a cell asks for. */
export function onKey(event: KeyboardEvent, form: Element, cell: Cell, actions: KeyActions): void {
  const act = actOf(event.nativeEvent, cell.column, caretIn(cell), isFormulaText(cell.input.value));
  if (!act) return;
  event.preventDefault();
  const moves: Partial<Record<Act, () => HTMLInputElement | undefined>> = {
    below: () => beside(form, cell, 1),
    above: () => beside(form, cell, -1),
    right: () => along(cell, 1),
    left: () => along(cell, -1),
    'next group': () => group(form, cell, 1),
    'previous group': () => group(form, cell, -1),
  };
  const move = moves[act];
  if (!move) {
    actions[act as keyof KeyActions](cell);
    return;
  }
  const to = move();
  if (to) go(to);
}

function caretIn({ input, column }: Cell): Caret {
  if (isTick(column)) return { atStart: true, atEnd: true };
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === 0 && selectionEnd === value.length) return { atStart: true, atEnd: true };
  const caret = selectionStart === selectionEnd;
  return { atStart: caret && selectionStart === 0, atEnd: caret && selectionStart === value.length };
}
