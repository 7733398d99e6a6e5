const betweenMs = 200;

/** The same moments for all announcements, so that screens draw them together. */
const untilNext = () => betweenMs - (performance.now() % betweenMs);

/**
 * Announces a change at once; of a burst of `dear` ones, only the last of each fifth of a second. Drawing a page of
 * hundreds of photos for each step of each photo would delay the uploads.
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
