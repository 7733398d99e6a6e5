import { showDay, showShortDay } from '../../ui/format/dates.ts';
import { dateFormat } from '../../ui/format/formats.ts';

/** Texts of the week board. */
export const copy = {
  title: 'Week',
  denied: "You don't have permission to schedule projects.",
  loading: 'Loading the week...',
  failed: "Couldn't load the week.",
  offline: "The week needs a connection. It will load when you're back online.",
  stale: "You're offline. Showing the week as it was last loaded.",
  previous: 'Previous week',
  thisWeek: 'This week',
  next: 'Next week',
  nobody: 'Unassigned',
  inactive: 'Not active',
  away: 'On Leave',
  bookedThisWeek: 'Booked this week',
  dayLoad: (visits: number, hours: string) => `${visits} ${visits === 1 ? 'visit' : 'visits'}, ${hours} h`,
  hours: (hours: string, over: boolean) => `${hours} h${over ? ', over' : ''}`,
  assign: 'Assign',
  reschedule: 'Reschedule',
  undo: 'Undo',
  undone: 'Change undone',
  over: (name: string, day: string, booked: string) => `${name}, ${day}: ${booked} h booked.`,
  noTime: 'No time',
  noDay: 'No day',
  trays: { unassigned: 'Unassigned', overdue: 'Overdue', onHold: 'On Hold' },
  trayEmpty: {
    unassigned: 'Every new project has a technician.',
    overdue: 'Nothing is overdue.',
    onHold: 'Nothing is on hold.',
  },
  more: 'Only the first 100 are shown.',
  moreScheduled: 'This week has more than 1,000 visits. The rest are not shown.',
  dragHint: 'Drag a card to a technician and day, or press A on it, then arrow keys and Enter.',
  dayEmpty: 'Nothing is scheduled for this day.',
  dayEmptyHint: 'Schedule a project from the lists above, or create one under Projects.',
  actions: (title: string) => `Actions for ${title}`,
  schedule: 'Assign and schedule',
  hold: 'Put on hold',
  resume: 'Resume',
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
  conflictHint: 'Visits by one technician that overlap.',
  wouldConflict: (with_: readonly string[]) => `Overlaps ${with_.join(' and ')}.`,
  onLeave: (name: string) => `${name} is on leave.`,
  saved: 'Project scheduled',
  savedDrying: 'Drying visit planned',
  held: 'Project put on hold',
  resumed: 'Project resumed',
  failedToSave: 'The project was not changed.',
  changed: 'Someone else just changed this project',
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
