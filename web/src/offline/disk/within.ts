/** Waits for a promise, but no longer than `ms`: whichever is first. A rejection before that is passed on. */
export async function within(ms: number, promise: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await Promise.race([promise, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
