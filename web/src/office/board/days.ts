/** Plain dates (YYYY-MM-DD), so that no time zone moves them. */

const dayMs = 86_400_000;

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Weeks begin on Monday. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -sinceMonday);
}

export const daysFrom = (day: string) => Array.from({ length: 7 }, (_, days) => dayAfter(day, days));

/** `?week=2026-11-16`: without it, or with an invalid date, this week. */
export function readBoardAddress(raw: Record<string, unknown>): { week?: string } {
  const week = String(raw.week ?? '');
  // The contract's range of weeks, from 1900 to 9000; its own check would load all of zod at sign-in.
  const known =
    /^(19|[2-8]\d)\d{2}-\d{2}-\d{2}$/.test(week) && !Number.isNaN(Date.parse(`${week}T00:00:00Z`));
  return known ? { week: mondayOf(week) } : {};
}
