import { useState } from 'react';

/** Keeps the previous value while the new one is equal, to avoid re-rendering. */
export function useSteady<T>(value: T, same: (one: T, other: T) => boolean): T {
  const [kept, keep] = useState(value);
  if (kept === value || same(kept, value)) return kept;
  keep(value);
  return value;
}
