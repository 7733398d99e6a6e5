import { numberFormat } from '../../ui/format/formats.ts';
/** Texts of the overview. */
export const copy = {
  title: 'Overview',
  denied: "You don't have permission to read the overview.",
  loading: 'Loading the overview...',
  failed: 'The overview could not be read.',
  offline: 'The overview needs the network. It shows when you are back online.',
  stale: 'You are offline. These figures are as they were last read.',
  asOf: (at: string) => `As of ${at}`,
  weeks: 'Weeks shown',
  weeksOf: (count: number) => `${count} weeks`,
  overdue: 'Overdue',
  unassigned: 'Unassigned',
  failing: 'Deliveries failing',
  cycle: 'Assigned to completed',
  cycleNone: 'Nothing completed',
  week: 'Week of',
  status: 'Status',
  projects: 'Projects',
  byStatus: 'Projects by status',
  byWeek: 'Created and completed by week',
  created: 'Created',
  completed: 'Completed',
  cycleByWeek: 'Assigned to completed by week',
  cycleHint: 'The median of the projects completed in the week.',
  median: 'Median',
  estimates: 'Estimates by week',
  estimatesHint: 'Of an inspection with several only the newest counts.',
  estimateCount: 'Estimates',
  estimateTotal: 'Total',
  table: 'Figures as a table',
  none: 'Nothing in these weeks.',
  noneFailing: 'Every delivery arrived or is on its way.',
  moreFailing: (shown: number) => `The newest ${shown} are shown.`,
} as const;

export const showCount = (count: number, more = false) =>
  `${count.toLocaleString('en-US')}${more ? '+' : ''}`;

export const showShortMoney = numberFormat({
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

const oneDigit = numberFormat({ maximumFractionDigits: 1 });
/** Hours up to two days, then days. */
export function showHours(hours: number | null): string {
  if (hours === null) return '-';
  if (hours < 48) return `${oneDigit(hours)} h`;
  return `${oneDigit(hours / 24)} days`;
}
