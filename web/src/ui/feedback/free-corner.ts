/** Where messages may lie on a desktop, the usual place first. */
const corners = ['top-right', 'bottom-right', 'bottom-left', 'top-left'];
const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** How many controls of the page are under the messages. */
function coveredBy(messages: HTMLElement): number {
  const over = messages.getBoundingClientRect();
  return [...document.querySelectorAll(controls)].filter((control) => {
    if (messages.contains(control)) return false;
    const { left, right, top, bottom, width } = control.getBoundingClientRect();
    return width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  }).length;
}

const placed = new WeakSet<Element>();

/** A new message may come up right under the pointer; one in place that is under it was reached for. */
const inUse = (messages: HTMLElement) =>
  messages.matches(':focus-within') ||
  [...messages.children].some((message) => placed.has(message) && message.matches(':hover'));

/** Lays the messages where they cover no control, or the fewest; those in use stay. */
export function toFreeCorner(messages: HTMLElement): void {
  if (inUse(messages)) return;
  const now = messages.dataset.corner ?? corners[0]!;
  let best = { corner: now, covered: Number.POSITIVE_INFINITY };
  for (const corner of [now, ...corners.filter((other) => other !== now)]) {
    messages.dataset.corner = corner;
    const covered = coveredBy(messages);
    if (covered < best.covered) best = { corner, covered };
    if (covered === 0) break;
  }
  messages.dataset.corner = best.corner;
  for (const message of messages.children) placed.add(message);
}

/** Does so now, and whenever the page under them may have changed. @returns the function that ends it */
export function keepToFreeCorner(messages: HTMLElement): () => void {
  const look = () => toFreeCorner(messages);
  // A press changes the page a moment later.
  const lookSoon = () => requestAnimationFrame(look);
  const events = [
    ['click', lookSoon],
    ['focusin', look],
    ['scrollend', look],
  ] as const;
  look();
  for (const [name, then] of events) document.addEventListener(name, then);
  return () => {
    for (const [name, then] of events) document.removeEventListener(name, then);
  };
}
