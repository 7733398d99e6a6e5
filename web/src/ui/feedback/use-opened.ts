import { useState } from 'react';

/**
 * What a dialog is open for. One that still slides out closes itself only, not the one that was opened meanwhile: give each
 * a key of its own.
 */
export function useOpened<T>() {
  const [opened, open] = useState<T>();
  const close = () => open((now) => (now === opened ? undefined : now));
  return [opened, open, close] as const;
}
