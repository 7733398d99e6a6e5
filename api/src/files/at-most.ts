/**
 * Runs pieces of work that together weigh at most `most`; the others wait in the order they came, a heavy one too: it is
 * not overtaken. A piece weighs 1 unless said otherwise.
 */
export function atMost(most: number): <T>(work: () => Promise<T>, weight?: number) => Promise<T> {
  let free = most;
  const waiting: { weight: number; begin: () => void }[] = [];
  function beginNext() {
    for (let next = waiting[0]; next && next.weight <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.weight;
      next.begin();
    }
  }
  return async (work, weight = 1) => {
    await new Promise<void>((begin) => {
      waiting.push({ weight: Math.min(weight, most), begin });
      beginNext();
    });
    try {
      return await work();
    } finally {
      free += Math.min(weight, most);
      beginNext();
    }
  };
}
