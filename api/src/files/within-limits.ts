/**
 * Watches over what this process takes until disposed of: memory, and time of the processor, shared `among` so many. The image library asks
 * nobody while it unpacks, so `over` is called once, from beside it.
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
