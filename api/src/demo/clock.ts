import { wallClock } from '@tidemark/contract/clock';

const day = 86_400_000;

/** YYYY-MM-DD and HH:mm of a moment in this zone; the server's own by default. */
export function clockOf(timeZone: string | undefined) {
  return (moment: number | string): readonly [date: string, time: string] => {
    const wall = wallClock(moment, timeZone);
    return [wall.slice(0, 10), wall.slice(11, 16)];
  };
}
export type Clock = ReturnType<typeof clockOf>;

export const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
export const dateIn = (days: number, clock: Clock) => clock(Date.now() + days * day)[0];

/** The day so many working days from today; 0 is today, on a weekend too. */
export function workdayIn(days: number, clock: Clock): string {
  const date = new Date(`${clock(Date.now())[0]}T12:00:00Z`);
  for (let left = Math.abs(days); left > 0; ) {
    date.setUTCDate(date.getUTCDate() + Math.sign(days));
    if (date.getUTCDay() % 6 !== 0) left--;
  }
  return date.toISOString().slice(0, 10);
}
