import { useBlocker } from '@tanstack/react-router';
import { confirm } from '../ui/feedback/confirm.tsx';
import { copy } from './copy.ts';

/** Asks before another page opens while there is input; the browser asks before the tab closes. */
export function useLeaveQuestion(typed: boolean): void {
  useBlocker({
    shouldBlockFn: async () => typed && !(await confirm(copy.leave)),
    enableBeforeUnload: typed,
  });
}
