/** Enter or Space so soon after itself is the other half of one press; in milliseconds. */
const soon = 500;
const presses = ['Enter', ' '];

const dialogOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('dialog, [role="dialog"]') : null;

/** What had the focus when a dialog took it, and gets it back. */
let opener: EventTarget | null = null;
let last: { key: string; timeStamp: number; inDialog: boolean } | undefined;

function remember({ target, relatedTarget }: FocusEvent): void {
  if (dialogOf(target) && !dialogOf(relatedTarget)) opener = relatedTarget;
}

/** The first half has closed a dialog: the second would open it again. */
function stopSecond(event: KeyboardEvent): void {
  const { key, timeStamp, target, repeat } = event;
  const again = last?.key === key && (repeat || timeStamp - last.timeStamp < soon);
  if (again && last!.inDialog && target === opener && presses.includes(key)) event.preventDefault();
  else last = { key, timeStamp, inDialog: dialogOf(target) !== null };
}

/** By keyboard what a double tap is by thumb; heard once for all dialogs. */
globalThis.addEventListener?.('focusin', remember, { capture: true });
globalThis.addEventListener?.('keydown', stopSecond, { capture: true });

// It is a module, though nothing is asked of it.
export {};
