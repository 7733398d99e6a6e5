/**
 * Watches this process until disposed: its memory, and its processor time divided `among` this many. The image library
 * cannot be interrupted, so a separate thread calls `over` once.
 */
export function withinLimits(
  { most, seconds, among }: { most: number; seconds: number; among: () => number },
  over: () => void,
): Disposable {
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (process.memoryUsage.rss() <= most && (user + system) / 1e6 / among() <= seconds) return;
    clearInterval(watch);
    over();
  }, 20);
  return { [Symbol.dispose]: () => clearInterval(watch) };
}
