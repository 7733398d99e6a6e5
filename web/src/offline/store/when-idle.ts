const longestWait = 200;

/** Runs between two frames, or soon if there is no such moment; the returned function cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has none.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 30);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: longestWait });
  return () => cancelIdleCallback(idle);
}
