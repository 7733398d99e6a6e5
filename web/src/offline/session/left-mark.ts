import type { Technician } from '@tidemark/contract/technicians';

export type Left = Pick<Technician, 'id' | 'firstName'>;

export const leftKey = 'tsp-left';

/** Whose sign-in the server ended while their data is on this device. */
export function markLeft({ id, firstName }: Left): void {
  localStorage.setItem(leftKey, JSON.stringify({ id, firstName }));
}

export function readLeft(): Left | undefined {
  const kept = localStorage.getItem(leftKey);
  return kept === null ? undefined : (JSON.parse(kept) as Left);
}

/** After they signed in again, or their data was cleared. */
export function forgetLeft(): void {
  localStorage.removeItem(leftKey);
}
