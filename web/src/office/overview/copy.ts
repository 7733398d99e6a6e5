import type { Age } from '@tidemark/contract/accounting/aging';
import type { JobWait } from '@tidemark/contract/office/waits';
import { numberFormat } from '../../ui/format/formats.ts';
/** Texts of the overview. */
export const copy = {
  title: 'Overview',
  denied: "You don't have permission to read the overview.",
  loading: 'Loading the overview...',
  failed: "Couldn't load the overview.",
  offline: "The overview needs a connection. It will load when you're back online.",
  stale: "You're offline. Showing the figures as they were last loaded.",
  asOf: (at: string) => `As of ${at}`,
  weeks: 'Weeks shown',
  weeksOf: (count: number) => `${count} weeks`,
  overdue: 'Overdue',
  unassigned: 'Unassigned',
  failing: 'Deliveries failing',
  cycle: 'Time from assigned to completed (median)',
  cycleNone: 'Nothing completed',
  week: 'Week of',
  status: 'Status',
  projects: 'Projects',
  byStatus: 'Projects by status',
  byWeek: 'Created and completed by week',
  created: 'Created',
  completed: 'Completed',
  cycleByWeek: 'Time from assigned to completed by week',
  cycleHint: 'The median for the projects completed each week.',
  median: 'Median',
  estimates: 'Estimates by week',
  estimatesHint: 'Only the latest estimate of each inspection is counted.',
  estimateCount: 'Estimates',
  estimateTotal: 'Total',
  month: 'Estimates this month',
  thisMonth: 'This month',
  lastSoFar: 'Last month to this day',
  lastMonth: 'All of last month',
  against: (change: string, before: string) => `${change} last month to this day (${before})`,
  same: 'As much as',
  more: 'more than',
  less: 'less than',
  ageing: 'On Hold, by how long',
  upToWeek: 'Up to 7 days',
  upToMonth: 'Up to 30 days',
  longer: 'Longer',
  work: 'Work by technician',
  noWork: 'Nobody has a project.',
  technician: 'Technician',
  late: 'Late',
  doneThisMonth: 'Completed this month',
  lateOnes: 'Late projects',
  nothingLate: 'Nothing is late.',
  allLate: 'Show all late projects',
  owed: 'Open invoices',
  owedIn: (count: number) => (count === 1 ? 'in 1 invoice' : `in ${count} invoices`),
  allOwed: 'Show all invoices',
  waits: 'What jobs wait for',
  longest: 'The longest waiting',
  since: (day: string) => `since ${day}`,
  noWaits: 'No job waits.',
  table: 'Figures as a table',
  none: 'Nothing in these weeks.',
  invoices: 'Invoices',
  noneFailing: 'All deliveries are sent or in progress.',
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

export const waitNames: Record<JobWait, string> = {
  ...{ signature: 'Signature', drying: 'Drying', approval: 'Approval', payment: 'Payment' },
};

export const ageNames: Record<Age, string> = {
  'not-due': 'Not due',
  '1-30': '1 to 30 days late',
  '31-60': '31 to 60 days',
  '61-90': '61 to 90 days',
  'over-90': 'Over 90 days',
};
