import type { DraftChange } from '@tidemark/contract/inspections/draft';
import { hideToast, showToast } from '../../ui/feedback/toast.tsx';
import type { DraftStore } from './draft-store.ts';

const id = 'undo-answer';

/** Says what one tap took away, and offers it back for as long as the wizard is open. */
export function offerUndo(store: DraftStore, title: string, before: DraftChange): void {
  showToast({
    kind: 'info',
    id,
    title,
    action: { label: 'Undo', onPress: () => void store.answer(before) },
  });
}

/** What is no longer open takes nothing back. */
export const endUndo = () => hideToast(id);
