/** More waiting projects than this are pulled together, after an import or a bulk assignment. */
const few = 20;

interface Ways {
  one: (project: number) => Promise<void>;
  /** As much in a few calls as in one for each; without `projects` of whatever may have changed. */
  many: (projects?: ReadonlySet<number>) => Promise<void>;
}

/**
 * Pulls changed projects one by one, each waiting one once. Without a project it pulls all. Neither function may
 * throw.
 */
export function newsQueue({ one, many }: Ways, signal: AbortSignal): (project?: number) => void {
  let due = new Set<number>();
  let everything = false;
  let busy = false;
  const work = async () => {
    while ((everything || due.size > 0) && !signal.aborted) {
      if (everything || due.size > few) {
        const those = everything ? undefined : due;
        due = new Set();
        everything = false;
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
    if (project === undefined) everything = true;
    else due.add(project);
    if (busy) return;
    busy = true;
    void work();
  };
}
