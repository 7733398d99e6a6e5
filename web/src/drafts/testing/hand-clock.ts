/** Time that passes only when told to. */
export function handClock() {
  let now = 0;
  const due = new Set<{ at: number; run: () => void }>();
  return {
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run };
      due.add(timer);
      return () => due.delete(timer);
    },
    pass(ms: number) {
      now += ms;
      for (const timer of [...due].filter(({ at }) => at <= now)) {
        due.delete(timer);
        timer.run();
      }
    },
  };
}
