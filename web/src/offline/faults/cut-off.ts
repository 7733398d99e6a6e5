import { isStorageFull } from './storage-full.ts';

const names = ['AbortError', 'DatabaseClosedError', 'InvalidStateError', 'OpenFailedError'];

/**
 * The browser takes the store away while it is open. `cleared-store.ts` reopens it at once and watchers read again; a
 * store that cannot be opened is reported there. Dexie reports several writes in one error.
 */
export function isCutOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { failures } = error as { failures?: unknown[] };
  // Safari's word for a connection that died in the background (dead-connection.ts).
  if (error.name === 'UnknownError') return !isStorageFull(error);
  return names.includes(error.name) || (failures?.[0] !== undefined && failures.every(isCutOff));
}
