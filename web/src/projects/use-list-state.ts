import { useState } from 'react';
import type { Pulled } from '../offline/pull/index.ts';
import type { Refreshing } from './use-refreshing.ts';

/** Why a list is empty: nothing exists, not known yet, or never pulled and unreachable now. */
export type ListState = 'known' | 'asking' | 'missing';

/**
 * Whether what this device has of a list is all there is. What came just now counts once the screen has heard of it, as the
 * word that it is here may be faster than what is in it.
 * @param before whether it was here when the screen opened
 */
export function useListState(
  pulled: Pulled | undefined,
  { refreshing, ended }: Refreshing,
  before = false,
): ListState {
  const [known, setKnown] = useState(before);
  const here = pulled?.here ?? known;
  const now = here && (known || !refreshing);
  if (now !== known) setKnown(now);
  if (now) return 'known';
  return ended && pulled && !here ? 'missing' : 'asking';
}
