import type { Signed } from '@tidemark/contract/inspections/signature';
import { calendarDate, timeOfDay } from '@tidemark/contract/shapes';
import type { Replaced } from '../offline/store/index.ts';
import { showDay, showMoment, showTimeOfDay } from '../ui/format/dates.ts';
import { isolated } from '../ui/format/isolated.ts';

/** A value as the screen shows it. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'blank';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return isolated(value.join(', ')) || 'blank';
  if (typeof value === 'object') {
    const { name, signedAt } = value as Signed;
    return `${isolated(name)}, signed ${showMoment(signedAt)}`;
  }
  const text = String(value);
  if (calendarDate.safeParse(text).success) return showDay(text);
  return timeOfDay.safeParse(text).success ? showTimeOfDay(text) : isolated(text);
}

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
