import { showDay, showShortDay } from '../../ui/format/dates.ts';
import { dateFormat } from '../../ui/format/formats.ts';

/** Texts of the week board. */
export const copy = {
  title: 'Week',
  denied: "You don't have permission to schedule projects.",
  loading: 'Loading the week...',
  failed: 'The week could not be read.',
  offline: 'The week needs the network. It shows when you are back online.',
  stale: 'You are offline. This is the week as it was last read.',
  previous: 'Previous week',
  thisWeek: 'This week',
  next: 'Next week',
  nobody: 'Nobody',
  inactive: 'Not active',
  noTime: 'No time',
  noDay: 'No day',
  trays: { unassigned: 'Unassigned', overdue: 'Overdue', onHold: 'On Hold' },
  trayEmpty: {
    unassigned: 'Every new project has a technician or a day of this week.',
    overdue: 'Nothing is overdue.',
    onHold: 'Nothing is on hold.',
  },
  planned: (count: number) =>
    count === 1
      ? '1 more has a day of this week and stands under Nobody.'
      : `${count} more have a day of this week and stand under Nobody.`,
  more: 'There are more. The list shows the first 100.',
  moreScheduled: 'This week has more than 1,000 projects. The rest is not shown.',
  dragHint: 'Drag a project to a technician and a day, or use its Actions.',
  dayEmpty: 'Nothing is planned on this day.',
  dayEmptyHint: 'Schedule a project from the lists above, or make one under Projects.',
  actions: (title: string) => `Actions for ${title}`,
  schedule: 'Assign and schedule',
  hold: 'Put on hold',
  resume: 'Take off hold',
  open: 'Open project',
  dialogTitle: (title: string) => `Schedule ${title}`,
  technician: 'Technician',
  date: 'Scheduled date',
  time: 'Scheduled time',
  timeNeedsDate: 'Scheduled time needs a scheduled date.',
  save: 'Save schedule',
  cancel: 'Cancel',
  conflict: 'Conflict',
  conflicts: (count: number) => (count === 1 ? '1 conflict' : `${count} conflicts`),
  dayChoice: (day: string, visits: number, conflict: boolean) =>
    `${day} (${visits}${conflict ? ', conflict' : ''})`,
  conflictHint: 'Visits of one technician that begin less than 60 minutes apart.',
  wouldConflict: (with_: readonly string[]) => `Less than 60 minutes from ${with_.join(' and ')}.`,
  saved: 'Project scheduled',
  held: 'Project put on hold',
  resumed: 'Project taken off hold',
  failedToSave: 'The project was not changed.',
  changed: 'Somebody else has changed this project meanwhile',
  changedHint: 'Save again to keep what you entered.',
} as const;

const weekday = dateFormat({ weekday: 'short', timeZone: 'UTC' });
const long = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
export const showWeekday = (day: string) => weekday(new Date(day));
export const showLongDay = (day: string) => long(new Date(day));
export const showWeek = (from: string, to: string) =>
  `${from.slice(0, 4) === to.slice(0, 4) ? showShortDay(from) : showDay(from)} to ${showDay(to)}`;
