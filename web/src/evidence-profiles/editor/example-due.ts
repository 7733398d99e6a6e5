import { businessHours, deadline, deadlinesOf } from '@tidemark/contract/evidence-profiles/deadlines';
import type { ProfileForm, TypedDeadline } from './form.ts';

/** A Friday at 3 PM, in a week without a clock change. */
const friday = '2026-01-09T15:00:00.000Z';
const when = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
});

/** When a deadline that counts from a Friday afternoon ends; undefined while its figures cannot be saved. */
export function exampleDue(typed: TypedDeadline, open: ProfileForm['businessHours']): string | undefined {
  const { data: one } = deadline.safeParse({ ...typed, hours: Number(typed.hours) });
  const hours = open === null ? { data: null } : businessHours.safeParse(open);
  if (!one || hours.data === undefined) return undefined;
  const [due] = deadlinesOf({ [one.event]: friday }, { deadlines: [one], businessHours: hours.data }, 'UTC');
  const weeks = Math.floor((Date.parse(due!.dueAt) - Date.parse(friday)) / (7 * 24 * 3_600_000));
  const later = weeks === 0 ? '' : `, ${weeks} ${weeks === 1 ? 'week' : 'weeks'} later`;
  return `${when.format(new Date(due!.dueAt))}${later}`;
}
