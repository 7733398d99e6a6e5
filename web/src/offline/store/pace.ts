const betweenMs = 200;

/** The same moments for all who tell, so that what they tell of is drawn together. */
const untilNext = () => betweenMs - (performance.now() % betweenMs);

/**
 * Tells of a change at once, but of many in a row that are `dear` only the last of each fifth of a second: to draw a page
 * of hundreds of photos anew for every step of every one would hold up the taking of them.
 */
export function pace<T>(
  tell: (value: T) => void,
  dear: (value: T) => boolean = () => true,
): { next: (value: T) => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: { value: T } | undefined;
  const due = () => {
    timer = undefined;
    if (!held) return;
    const { value } = held;
    held = undefined;
    timer = setTimeout(due, untilNext());
    tell(value);
  };
  return {
    next(value) {
      if (timer !== undefined && dear(value)) {
        held = { value };
        return;
      }
      held = undefined;
      timer ??= setTimeout(due, untilNext());
      tell(value);
    },
    end() {
      clearTimeout(timer);
      held = undefined;
    },
  };
}
