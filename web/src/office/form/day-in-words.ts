import type { Visits } from '@tidemark/contract/office/visits';
import { bookedMinutes } from '@tidemark/contract/visits';
import { showDay } from '../../ui/format/dates.ts';
import { showHours } from '../board/loads.ts';
import type { Slot } from '../board/schedule.ts';

/** "Dana Whitaker has 2 other visits on Nov 20, 2026, 4 h booked."; undefined without a technician and a day, or while unknown. */
export function dayInWords(
  own: number,
  { scheduledDate }: Slot,
  visits: Pick<Visits, 'technician' | 'projects' | 'workday'> | undefined,
): string | undefined {
  if (!scheduledDate || !visits?.technician) return undefined;
  const { technician, projects, workday } = visits;
  const others = projects.filter(({ id }) => id !== own);
  const day = showDay(scheduledDate);
  if (others.length === 0) return `${technician.name} has no other visit on ${day}.`;
  const count = others.length === 1 ? '1 other visit' : `${others.length} other visits`;
  const booked = showHours(bookedMinutes(others, workday.visitMinutes));
  return `${technician.name} has ${count} on ${day}, ${booked} h booked.`;
}
