import { officeActions } from '@tidemark/contract/office/actions';
import { call } from '../offline/calls/index.ts';
import { confirm } from '../ui/feedback/confirm.tsx';
import { handoverSentence } from './board/handover-sentence.ts';

/** The device of the technician it had may hold work of it: shown before it goes to somebody else. */
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
