import { hideToast, showToast } from './toast.tsx';

/** Where a change is now: on the server, on this device only, or refused. */
export type Ending = { kind: 'sent' } | { kind: 'saved' } | { kind: 'refused'; message: string };

interface Words {
  /** Shown only once the server has it. */
  done: string;
  failed: string;
  /** The toast's id; a later toast with the same id replaces it. */
  id?: string;
}

/** The message for waiting work: it claims no success yet. Several changes get one message. */
const queued = {
  id: 'waits',
  kind: 'info',
  title: 'Saved on this device',
  message: "It will be sent when you're online.",
} as const;

type Explain = (error: unknown) => string;

/** Shows what the server made of a change, or that it waits, also when that cannot be looked up. */
export async function tellEnding(
  ending: Promise<Ending>,
  { done, failed, id = done }: Words,
  explain: Explain,
): Promise<void> {
  const end = await ending.catch((error: unknown): Ending => {
    explain(error);
    return { kind: 'saved' };
  });
  if (end.kind === 'sent') showToast({ kind: 'success', id, title: done });
  else if (end.kind === 'saved') {
    hideToast(id);
    showToast(queued);
  } else showToast({ kind: 'error', id, title: failed, message: end.message });
}

/**
 * Shows the outcome of work as a toast.
 * @param explain the text for an error (offline/faults/report-fault.ts)
 * @param ending where work that is sent later is, a moment after it was done here
 * @returns whether it was done
 */
export async function tellOutcome(
  work: Promise<void>,
  done: string,
  failed: string,
  explain: Explain,
  ending?: () => Promise<Ending>,
): Promise<boolean> {
  try {
    await work;
  } catch (error) {
    showToast({ kind: 'error', title: failed, message: explain(error) });
    return false;
  }
  // Repeated, it replaces the first: two toasts with the same words only cover more of the screen.
  if (ending) void tellEnding(ending(), { done, failed }, explain);
  else showToast({ kind: 'success', id: done, title: done });
  return true;
}
