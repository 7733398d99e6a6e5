/** How the wizard shows moments: en-US, in the time zone of the device. */

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const fullDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export const showTime = (at: string | Date) => time.format(new Date(at));
export const showMoment = (at: string) => moment.format(new Date(at));

/** Plain dates and times of day (`YYYY-MM-DD`, `HH:mm`) never shift with a time zone. */
export const showDay = (date: string) => fullDay.format(new Date(`${date}T00:00Z`));
export const showShortDay = (date: string) => day.format(new Date(`${date}T00:00Z`));

export function showTimeOfDay(timeOfDay: string): string {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return time.format(new Date(2000, 0, 1, hours, minutes));
}
