import { useEffect } from 'react';
import { followLive } from '../projects/live.ts';

/** Live changes while signed in: mounted by the signed-in layout. */
export function useLive() {
  useEffect(followLive, []);
}
