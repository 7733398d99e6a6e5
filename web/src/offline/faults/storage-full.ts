/**
 * Where the disk itself is full Chromium names each of its layers' errors otherwise; these are their words. Dexie tells of
 * several writes by one error that has theirs.
 */
const full = /QuotaExceededError|FILE_ERROR_NO_SPACE|Failed to write blobs|opening backing store/;

/** Whether a write failed because there is no more room for this app; then nothing of it is on the device. */
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
