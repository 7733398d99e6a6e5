import { useState } from 'react';

interface History<T> {
  past: readonly T[];
  now: T;
  /** What the last change was of: typing on in one field is one step. */
  key: string | undefined;
}

/** A value whose changes can be undone, one by one. */
export function useUndo<T>(first: T) {
  const [{ past, now }, set] = useState<History<T>>({ past: [], now: first, key: undefined });
  return {
    now,
    change: (next: T, key?: string) =>
      set((was) => ({
        past: key !== undefined && key === was.key ? was.past : [...was.past, was.now],
        now: next,
        key,
      })),
    undo:
      past.length > 0
        ? () =>
            set((was) => ({ past: was.past.slice(0, -1), now: was.past.at(-1) ?? was.now, key: undefined }))
        : undefined,
    reset: (to: T) => set({ past: [], now: to, key: undefined }),
  };
}
