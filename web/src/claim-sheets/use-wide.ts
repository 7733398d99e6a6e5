import { useMediaQuery } from '@mantine/hooks';
import { useRef } from 'react';

/** There is room for the paper form. Paper is narrower than the window: printing leaves the page as it stands. */
export function useWide(): boolean {
  const wide = useMediaQuery('(min-width: 1024px)', false, { getInitialValueInEffect: false });
  const onScreen = useRef(wide);
  if (!matchMedia('print').matches) onScreen.current = wide;
  return onScreen.current;
}
