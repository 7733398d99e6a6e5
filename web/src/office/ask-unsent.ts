import { officeActions } from '@tidemark/contract/office/actions';
import { call } from '../offline/calls/index.ts';
import { confirm } from '../ui/feedback/confirm.tsx';
import { handoverSentence } from './board/handover-sentence.ts';

/** Asked before re-assigning, because the current technician's device may hold unsent work. */
export async function askUnsent(id: number, title: string): Promise<boolean> {
  const { handover } = await call(officeActions.handover, { params: { id } });
  return confirm({
    title: `Re-assign ${title}?`,
    message: handoverSentence(handover),
    confirmLabel: 'Re-assign',
    cancelLabel: 'Keep technician',
    destructive: true,
  });
}
