/** Waits for a promise for at most `ms`, and passes on an earlier rejection. */
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
