import type { DraftChange } from '@tidemark/contract/inspections/draft';
import { hideToast, showToast } from '../../ui/feedback/toast.tsx';
import type { DraftStore } from './draft-store.ts';

const id = 'undo-answer';

/** Names what one tap cleared and offers Undo while the wizard is open. */
export function offerUndo(store: DraftStore, title: string, before: DraftChange): void {
  showToast({
    kind: 'info',
    id,
    title,
    action: { label: 'Undo', onPress: () => void store.answer(before) },
  });
}

/** A closed inspection cannot be undone. */
export const endUndo = () => hideToast(id);
