import type { Role } from '@tidemark/contract/access';
import type { Technician } from '@tidemark/contract/technicians';
import { showMomentDay, showTime } from '../ui/format/dates.ts';

/** Second document, section 3: "Admin (shown as Administrator)". */
export const shownRole = <R extends Role>(role: R) =>
  (role === 'Admin' ? 'Administrator' : role) as Exclude<R, 'Admin'> | 'Administrator';

export const fullName = ({ firstName, lastName }: Pick<Technician, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** "Today, 8:15 AM", "Yesterday" or the day. */
export function showLately(at: string | null, now = new Date()): string | null {
  if (!at) return null;
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return `Today, ${showTime(then)}`;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return then.toDateString() === yesterday.toDateString() ? 'Yesterday' : showMomentDay(then);
}
