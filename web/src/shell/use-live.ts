import { useEffect } from 'react';
import { followLive } from '../projects/live.ts';

/** Live while somebody is signed in: the layout of their screens holds it, and signing out takes that away. */
export function useLive() {
  useEffect(followLive, []);
}
