import { todayActions } from '@tidemark/contract/today/actions';
import { call } from '../offline/calls/index.ts';
import { explain } from '../offline/faults/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

interface Reviewable {
  id: string;
  projectTitle: string;
}

/** Marks an inspection as reviewed; for ten seconds the toast takes it back. */
export function useReview(refresh: () => void) {
  async function mark(inspection: Reviewable, reviewed: boolean): Promise<void> {
    const { id, projectTitle } = inspection;
    try {
      await call(todayActions.review, { params: { id }, body: { reviewed } });
      const undo = { label: copy.undo, onPress: () => void mark(inspection, false) };
      const title = reviewed ? copy.marked : copy.unmarked;
      showToast({
        kind: 'success',
        title,
        message: projectTitle,
        id: 'review',
        ...(reviewed && { action: undo }),
      });
    } catch (error) {
      showToast({ kind: 'error', title: copy.reviewFailed, message: explain(error), id: 'review' });
    }
    refresh();
  }
  return (inspection: Reviewable, reviewed = true) => void mark(inspection, reviewed);
}
