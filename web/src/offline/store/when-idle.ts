const longestWait = 200;

/** Runs at the next moment between two frames, or soon if there is none; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has none.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 30);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: longestWait });
  return () => cancelIdleCallback(idle);
}
