import { useBlocker } from '@tanstack/react-router';
import { confirm } from '../ui/feedback/confirm.tsx';
import { copy } from './copy.ts';

/** Asks before another page is opened while something is typed; the browser asks before the tab is closed. */
export function useLeaveQuestion(typed: boolean): void {
  useBlocker({
    shouldBlockFn: async () => typed && !(await confirm(copy.leave)),
    enableBeforeUnload: typed,
  });
}
