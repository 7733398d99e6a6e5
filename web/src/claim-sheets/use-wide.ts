import { useRef } from 'react';
import { isOnPaper, useDesktop } from '../ui/layout/use-desktop.ts';

/** There is room for the paper form. Paper is narrower than the window: printing leaves the page as it stands. */
export function useWide(): boolean {
  const wide = useDesktop();
  const onScreen = useRef(wide);
  if (!isOnPaper()) onScreen.current = wide;
  return onScreen.current;
}
