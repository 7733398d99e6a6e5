import { showToast } from './toast.tsx';

/**
 * Tells by a toast how work went.
 * @param explain what the person is told of an error (offline/report-fault.ts)
 * @returns whether it was done
 */
export async function tellOutcome(
  work: Promise<void>,
  done: string,
  failed: string,
  explain: (error: unknown) => string,
): Promise<boolean> {
  try {
    await work;
    // Said again, it takes the place of the first: two of the same words only cover more of the screen.
    showToast({ kind: 'success', id: done, title: done });
    return true;
  } catch (error) {
    showToast({ kind: 'error', title: failed, message: explain(error) });
    return false;
  }
}
