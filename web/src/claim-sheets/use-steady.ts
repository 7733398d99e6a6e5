import { useState } from 'react';

/** The former value for as long as the new one says the same: what is drawn of it is not drawn anew. */
export function useSteady<T>(value: T, same: (one: T, other: T) => boolean): T {
  const [kept, keep] = useState(value);
  if (kept === value || same(kept, value)) return kept;
  keep(value);
  return value;
}
