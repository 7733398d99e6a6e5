import { useBlocker } from '@tanstack/react-router';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { copy } from './copy.ts';

/** Asks before another page is opened while something is entered; the browser asks before the tab is closed. */
export function useLeaveQuestion(entered: () => boolean): void {
  useBlocker({
    shouldBlockFn: async () => entered() && !(await confirm(copy.leave)),
    enableBeforeUnload: entered,
  });
}
