import { useCallback, useEffect, useState } from 'react';

/** What a page without an account reads: once, again by hand, and by itself when the network is back after it failed. */
export function useLoad<T extends { kind: string }>(read: () => Promise<T>) {
  const [loaded, setLoaded] = useState<T>();
  const [asking, setAsking] = useState(false);
  const load = useCallback(async () => {
    setAsking(true);
    setLoaded(await read());
    setAsking(false);
  }, [read]);
  useEffect(() => {
    void load();
  }, [load]);
  const failed = loaded?.kind === 'failed';
  useEffect(() => {
    if (!failed) return;
    const again = () => void load();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failed, load]);
  return { loaded, asking, load };
}
