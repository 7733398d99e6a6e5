const names = ['AbortError', 'DatabaseClosedError', 'InvalidStateError', 'OpenFailedError'];

/**
 * The browser takes the store away while it is open. It is opened anew at once (`cleared-store.ts`): all that watches it
 * is read again then, and where it cannot be opened that is told of there. Dexie tells of several writes by one error.
 */
export function isCutOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { failures } = error as { failures?: unknown[] };
  return names.includes(error.name) || (failures?.[0] !== undefined && failures.every(isCutOff));
}
