import { useBlocker } from '@tanstack/react-router';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { copy } from './copy.ts';

/** Asks before another page opens while there is input; the browser asks before the tab closes. */
export function useLeaveQuestion(entered: () => boolean): void {
  useBlocker({
    shouldBlockFn: async () => entered() && !(await confirm(copy.leave)),
    enableBeforeUnload: entered,
  });
}
