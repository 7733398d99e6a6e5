/**
 * Runs `work` while no other tab of this browser holds the lock. Browsers give locks on https and localhost only;
 * elsewhere the lock covers this tab, and idempotency keys still keep work single.
 */
export function withLock<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (locks) return locks.request(name, signal ? { signal } : {}, work) as Promise<T>;
  const before = held.get(name) ?? Promise.resolve();
  const mine = before.then(() => (signal?.aborted ? Promise.reject(signal.reason) : work()));
  held.set(
    name,
    mine.then(
      () => undefined,
      () => undefined,
    ),
  );
  return mine;
}

const held = new Map<string, Promise<void>>();
