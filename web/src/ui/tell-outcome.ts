import { showToast } from './toast.tsx';

/** Tells by a toast how work went; what failed is reported with its cause. @returns whether it was done */
export async function tellOutcome(work: Promise<void>, done: string, failed: string): Promise<boolean> {
  try {
    await work;
    // Said again, it takes the place of the first: two of the same words only cover more of the screen.
    showToast({ kind: 'success', id: done, title: done });
    return true;
  } catch (error) {
    reportError(error);
    showToast({ kind: 'error', title: failed, message: error instanceof Error ? error.message : undefined });
    return false;
  }
}
