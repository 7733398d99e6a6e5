/** A second Enter or Space within this time belongs to the same press; in milliseconds. */
const soon = 500;
const presses = ['Enter', ' '];

const dialogOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('dialog, [role="dialog"]') : null;

/** What had the focus before a dialog, and gets it back. */
let opener: EventTarget | null = null;
let last: { key: string; timeStamp: number; inDialog: boolean } | undefined;

function remember({ target, relatedTarget }: FocusEvent): void {
  if (dialogOf(target) && !dialogOf(relatedTarget)) opener = relatedTarget;
}

/** The first half closed a dialog; the second would open it again. */
function stopSecond(event: KeyboardEvent): void {
  const { key, timeStamp, target, repeat } = event;
  const again = last?.key === key && (repeat || timeStamp - last.timeStamp < soon);
  if (again && last!.inDialog && target === opener && presses.includes(key)) event.preventDefault();
  else last = { key, timeStamp, inDialog: dialogOf(target) !== null };
}

/** The keyboard's double tap; one listener for all dialogs. */
globalThis.addEventListener?.('focusin', remember, { capture: true });
globalThis.addEventListener?.('keydown', stopSecond, { capture: true });

// Makes this file a module, although it exports nothing.
export {};
