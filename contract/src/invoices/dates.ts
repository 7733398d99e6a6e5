import { wallClock } from '../clock.ts';

/** The day an invoice is issued where the company is, the year that counts it, and the day it is due. */
export function datesOfIssue(at: Date, timeZone: string, termsDays: number) {
  const issuedOn = wallClock(at, timeZone).slice(0, 10);
  const due = new Date(Date.parse(`${issuedOn}T00:00:00Z`) + termsDays * 86_400_000);
  return { issuedOn, year: Number(issuedOn.slice(0, 4)), dueOn: due.toISOString().slice(0, 10) };
}
