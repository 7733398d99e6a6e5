import type { OfficeSort } from '@tidemark/contract/office/table';
import type { Project } from '@tidemark/contract/projects';
import { dayOfMoment } from '../../ui/format/dates.ts';

/** Scheduled before today and not Completed, as the contract's filter says. */
export const isOverdue = (
  { scheduledDate, status }: Pick<Project, 'scheduledDate' | 'status'>,
  today = dayOfMoment(),
) => scheduledDate !== null && scheduledDate < today && status !== 'Completed';

const minute = 60_000;
const units = [
  [365 * 24 * 60, 'year'],
  [30 * 24 * 60, 'month'],
  [24 * 60, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const;

/** How long ago in its largest unit: "3 days", "1 hour"; "Now" within the first minute. */
export function showAge(at: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(at)) / minute);
  for (const [size, name] of units) {
    const count = Math.floor(minutes / size);
    if (count >= 1) return `${count} ${name}${count === 1 ? '' : 's'}`;
  }
  return 'Now';
}

export const sortLabels: Record<OfficeSort, string> = {
  id: 'Age',
  address: 'Address',
  customerName: 'Customer',
  city: 'City',
  priority: 'Priority',
  status: 'Status',
  claimType: 'Claim type',
  technician: 'Technician',
  scheduledDate: 'Scheduled',
};

export const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
