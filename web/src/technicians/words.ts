import type { Role } from '@tidemark/contract/access';
import type { Technician } from '@tidemark/contract/technicians';
import { dayOfMoment, showMomentDay, showTime } from '../ui/format/dates.ts';

/** Second document, section 3: "Admin (shown as Administrator)". */
export const shownRole = <R extends Role>(role: R) =>
  (role === 'Admin' ? 'Administrator' : role) as Exclude<R, 'Admin'> | 'Administrator';

export const fullName = ({ firstName, lastName }: Pick<Technician, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** "Today, 8:15 AM", "Yesterday" or the day. */
export function showLately(at: string | null, now = new Date()): string | null {
  if (!at) return null;
  const days = (Date.parse(dayOfMoment(now)) - Date.parse(dayOfMoment(at))) / 86_400_000;
  if (days === 0) return `Today, ${showTime(at)}`;
  return days === 1 ? 'Yesterday' : showMomentDay(at);
}
