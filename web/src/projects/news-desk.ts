/** More than this many that wait are brought as one: an import, or hundreds given to somebody at once. */
const few = 20;

interface Ways {
  one: (project: number) => Promise<void>;
  /** As much in a few calls as in one for each. */
  many: (projects: ReadonlySet<number>) => Promise<void>;
}

/** Brings changed projects one after the other; one named again while it waits is brought once. Neither way may throw. */
export function newsDesk({ one, many }: Ways, signal: AbortSignal): (project: number) => void {
  let due = new Set<number>();
  let busy = false;
  const work = async () => {
    while (due.size > 0 && !signal.aborted) {
      if (due.size > few) {
        const those = due;
        due = new Set();
        await many(those);
      } else {
        const [project] = due;
        due.delete(project!);
        await one(project!);
      }
    }
    busy = false;
  };
  return (project) => {
    due.add(project);
    if (busy) return;
    busy = true;
    void work();
  };
}
