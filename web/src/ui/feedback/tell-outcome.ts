import { hideToast, showToast } from './toast.tsx';

/** What has become of a change by now: at the office, on this device only, or refused. */
export type Ending = { kind: 'sent' } | { kind: 'saved' } | { kind: 'refused'; message: string };

interface Words {
  /** Said only once the office has it. */
  done: string;
  failed: string;
  /** The toast's; a later one takes its place. */
  id?: string;
}

/** What is said of work that waits: no success is claimed that has not been. Of several changes once. */
const queued = {
  id: 'waits',
  kind: 'info',
  title: 'Saved on this device',
  message: "It will be sent when you're online.",
} as const;

type Explain = (error: unknown) => string;

/** Says what the office made of a change that is on this device, or that it waits: also where that cannot be looked up. */
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
 * Tells by a toast how work went.
 * @param explain what the person is told of an error (offline/faults/report-fault.ts)
 * @param ending of work that is sent later: what has become of it a moment after it was done here
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
  // Said again, it takes the place of the first: two of the same words only cover more of the screen.
  if (ending) void tellEnding(ending(), { done, failed }, explain);
  else showToast({ kind: 'success', id: done, title: done });
  return true;
}
