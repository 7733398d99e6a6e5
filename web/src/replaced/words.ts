import type { Replaced } from '../offline/store/index.ts';
import { showMoment } from '../ui/format/dates.ts';
import { isolated } from '../ui/format/isolated.ts';
import { shownValue } from '../ui/format/shown-value.ts';

/** Which value was kept, and who entered the other and when. */
export function sentenceOf({ mine, theirs, stands, by }: Replaced, me: number | undefined): string {
  const own = by !== undefined && by.technicianId === me;
  const who = own || !by?.name ? 'Another device' : isolated(by.name);
  const when = by ? ` (${own ? 'signed in as you, ' : ''}${showMoment(by.at)})` : '';
  const [ours, others] = [shownValue(mine), shownValue(theirs)];
  return stands === 'mine'
    ? `Your value arrived last and was kept: ${ours}. ${who}${when} had entered: ${others}.`
    : `${who}${when} entered: ${others}. It replaced yours: ${ours}.`;
}
