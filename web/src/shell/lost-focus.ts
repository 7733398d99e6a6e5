import { useEffect } from 'react';
import { focusHeading } from './focus-heading.ts';

/** What moves the focus of itself as something goes has done so by then; in milliseconds. */
const patience = 100;
const rows = 'li, article, tr';
const pressed = 'a[href], button:not(:disabled)';
const held = `[tabindex], ${pressed}`;

/** What had the focus last and what it stood in, from the inside out; a dialog stands in what it was opened from. */
let around: Node[] = [];
/** The row after the one of these that went, or before it. */
let beside: HTMLElement | undefined;
/** A press beside it gave the focus up: nothing is lost then. */
let givenUp = false;

const isLost = () => document.activeElement === document.body && around[0]?.isConnected === false && !givenUp;
const isRow = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.matches(rows);

function note({ target }: FocusEvent): void {
  const dialog = (target as Element).closest('[role="dialog"]');
  const outside = dialog ? around.filter((one) => !dialog.contains(one)) : [];
  if (!dialog) beside = undefined;
  around = [];
  for (let one = target as Node | null; one; one = one.parentNode) around.push(one);
  around.push(...outside);
  givenUp = false;
}

function noteAway({ target }: PointerEvent): void {
  givenUp = !around[0]?.contains(target as Node);
}

function noteGone(records: readonly MutationRecord[]): void {
  for (const { removedNodes, nextSibling, previousSibling } of records)
    for (const node of removedNodes)
      if (isRow(node) && around.includes(node)) beside = [nextSibling, previousSibling].find(isRow);
  if (isLost()) setTimeout(give, patience);
}

/** To the row beside it, or its own where that stays, or what else it stood in that can have it, or the screen's heading. */
function give(): void {
  if (!isLost()) return;
  const rowsFirst = [beside, ...around].flatMap((one) => [isRow(one) && one.querySelector(pressed), one]);
  for (const to of rowsFirst) {
    // What only scrolls can have it too, and has no name.
    if (to instanceof HTMLElement && to.matches(held)) to.focus();
    if (!isLost()) return;
  }
  focusHeading();
}

/**
 * What has the focus may go, pressed or taken away by somebody else: the focus would fall to nowhere, a screen reader
 * silent. Screens that know a better place give it there themselves.
 */
export function useLostFocus(): void {
  useEffect(() => {
    const watch = new MutationObserver(noteGone);
    watch.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', note, { capture: true });
    addEventListener('pointerdown', noteAway, { capture: true });
    return () => {
      watch.disconnect();
      removeEventListener('focusin', note, { capture: true });
      removeEventListener('pointerdown', noteAway, { capture: true });
    };
  }, []);
}
