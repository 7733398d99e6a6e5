/**
 * On a full disk each layer of Chromium words its error differently; these are the words. Dexie reports several writes
 * in one error that contains them.
 */
const full = /QuotaExceededError|FILE_ERROR_NO_SPACE|Failed to write blobs|opening backing store/;

/** Whether a write failed because the app is out of space; nothing of it was stored then. */
export function isStorageFull(error: unknown): boolean {
  for (
    let cause = error;
    cause instanceof Error;
    cause = (cause as { inner?: unknown }).inner ?? cause.cause
  ) {
    if (full.test(`${cause.name} ${cause.message}`)) return true;
  }
  return false;
}
