/** Whether a write failed because the browser gives this app no more room; then nothing of it is on the device. */
export function isStorageFull(error: unknown): boolean {
  for (
    let cause = error;
    cause instanceof Error;
    cause = (cause as { inner?: unknown }).inner ?? cause.cause
  ) {
    if (cause.name === 'QuotaExceededError') return true;
  }
  return false;
}
