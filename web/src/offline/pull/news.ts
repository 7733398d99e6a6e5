import { useEffect } from 'react';
import { makeListeners } from '../../observable.ts';

/** What screens that keep nothing on the device hear of projects others changed. */
const changes = makeListeners<[project?: number]>();

/** Told without a project when changes may have been missed. */
export const tellNews = changes.tell;

/** What costs the office a count of many projects is wanted later. */
const firstMs = { soon: 400, later: 2_000 };
type Pace = keyof typeof firstMs;
const lateMs = 6_400;
/** More than this many at once are a flood: an import, or hundreds given to somebody. */
const few = 10;

/**
 * Gathers what comes together: `work` is done soon after the first of it, and less and less often while a flood lasts.
 * @returns what is called for each, and what ends it
 */
export function gather(work: () => void, pace: Pace = 'soon'): { hear: () => void; end: () => void } {
  let due: ReturnType<typeof setTimeout> | undefined;
  let heard = 0;
  let pause = firstMs[pace];
  const now = () => {
    due = undefined;
    pause = heard > few ? Math.min(pause * 2, lateMs) : firstMs[pace];
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
export function useNews(
  refresh: () => void,
  { project, pace }: { project?: number; pace?: Pace } = {},
): void {
  useEffect(() => {
    const { hear, end } = gather(refresh, pace);
    const stop = changes.listen((changed) => {
      if (project === undefined || changed === undefined || changed === project) hear();
    });
    return () => {
      stop();
      end();
    };
  }, [refresh, project, pace]);
}
