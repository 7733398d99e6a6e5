import { useEffect } from 'react';

/** What screens that keep nothing on the device hear of projects others changed. */
const listeners = new Set<(project: number | undefined) => void>();

/** Told without a project when changes may have been missed. */
export function tellNews(project?: number): void {
  for (const listener of listeners) listener(project);
}

const soonMs = 400;
const lateMs = 6_400;
/** More than this many at once are a flood: an import, or hundreds given to somebody. */
const few = 10;

/**
 * Gathers what comes together: `work` is done soon after the first of it, and less and less often while a flood lasts.
 * @returns what is called for each, and what ends it
 */
export function gather(work: () => void): { hear: () => void; end: () => void } {
  let due: ReturnType<typeof setTimeout> | undefined;
  let heard = 0;
  let pause = soonMs;
  const now = () => {
    due = undefined;
    pause = heard > few ? Math.min(pause * 2, lateMs) : soonMs;
    heard = 0;
    work();
  };
  return {
    hear() {
      heard++;
      due ??= setTimeout(now, pause);
    },
    end: () => clearTimeout(due),
  };
}

/**
 * Calls `refresh` soon after others change a project, once for what comes together; with `project`, after changes of
 * that one only. `refresh` is kept the same between renders.
 */
export function useNews(refresh: () => void, project?: number): void {
  useEffect(() => {
    const { hear, end } = gather(refresh);
    const listen = (changed: number | undefined) => {
      if (project === undefined || changed === undefined || changed === project) hear();
    };
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
      end();
    };
  }, [refresh, project]);
}
