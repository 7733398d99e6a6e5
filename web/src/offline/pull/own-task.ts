const waiting: (() => void)[] = [];

function next(): void {
  const go = waiting.shift();
  if (waiting.length > 0) setTimeout(next);
  go?.();
}

/**
 * Goes on in a task of its own, in turn. The browser hands over dozens of reads of the store in one task; what each of
 * them leads to would hold the page while it scrolls.
 */
export const ownTask = (): Promise<void> =>
  new Promise((go) => {
    if (waiting.push(go) === 1) setTimeout(next);
  });
