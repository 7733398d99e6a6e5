/** Runs this many tasks at a time; the others wait in order. */
export function atMost(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = most;
  const waiting: (() => void)[] = [];
  function beginNext() {
    while (free > 0 && waiting.length > 0) {
      free--;
      waiting.shift()!();
    }
  }
  return async (work) => {
    await new Promise<void>((begin) => {
      waiting.push(begin);
      beginNext();
    });
    try {
      return await work();
    } finally {
      free++;
      beginNext();
    }
  };
}
