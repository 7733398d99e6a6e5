import { explain } from '../offline/faults/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';

/** Does something, and says why where it could not be done. @returns whether it was done */
export async function act(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    showToast({ kind: 'error', id: 'not-kept', title: 'This could not be saved', message: explain(error) });
    return false;
  }
}
