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
  const keys = altKey ? altKeys(form, cell) : plainKeys(form, cell, shiftKey, actions);
  const act = keys[key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}

/** What each key does, by its lower-case name. */
type Keys = Partial<Record<string, () => void>>;

const move = (to: HTMLInputElement | undefined) => {
  if (to) go(to);
};

function altKeys(form: Element, cell: Cell): Keys {
  return {
    arrowdown: () => move(group(form, cell, 1)),
    arrowup: () => move(group(form, cell, -1)),
  };
}

function plainKeys(form: Element, cell: Cell, shiftKey: boolean, actions: KeyActions): Keys {
  return {
    enter: () => move(beside(form, cell, shiftKey ? -1 : 1)),
    arrowdown: () => move(beside(form, cell, 1)),
    arrowup: () => move(beside(form, cell, -1)),
    escape: () => actions.undo(cell),
    ...(!shiftKey && atEnd(cell, 1) && { arrowright: () => move(along(cell, 1)) }),
    ...(!shiftKey && atEnd(cell, -1) && { arrowleft: () => move(along(cell, -1)) }),
    // In a name these are letters.
    ...(!isName(cell.column) && {
      '=': () => actions.figure(cell),
      '/': actions.search,
      f: actions.onlyFilled,
    }),
  };
}
