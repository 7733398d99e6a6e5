import { shotNames } from '@tidemark/contract/shot-names';
import type { Shot } from '@tidemark/contract/shots';
import { showMoment } from '../ui/format/dates.ts';
import { isolated } from '../ui/format/isolated.ts';
import { shownValue } from '../ui/format/shown-value.ts';
import type { Word } from './use-replaced.ts';

/** Which value was kept, and who entered the other and when. */
export function sentenceOf(
  { mine, theirs, stands, by, table, field, drying }: Omit<Word, 'room' | 'id' | 'at'>,
  me: number | undefined,
): string {
  const own = by !== undefined && by.technicianId === me;
  const who = own || !by?.name ? 'Another device' : isolated(by.name);
  const when = by ? ` (${own ? 'signed in as you, ' : ''}${showMoment(by.at)})` : '';
  const isShot = table === 'jobFiles' && field === 'shot';
  const shown = (value: unknown) =>
    drying ? drying.shown(value) : shownValue((isShot && shotNames[value as Shot]) || value);
  const [ours, others] = [shown(mine), shown(theirs)];
  return stands === 'mine'
    ? `Your value arrived last and was kept: ${ours}. ${who}${when} had entered: ${others}.`
    : `${who}${when} entered: ${others}. It replaced yours: ${ours}.`;
}
