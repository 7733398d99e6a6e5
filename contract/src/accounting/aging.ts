import { z } from 'zod';

/** How late what is owed is, in days after the day it was due. */
export const ages = ['not-due', '1-30', '31-60', '61-90', 'over-90'] as const;
export type Age = (typeof ages)[number];
const from: Record<Age, number> = {
  'not-due': -Infinity,
  '1-30': 1,
  '31-60': 31,
  '61-90': 61,
  'over-90': 91,
};

/** The first and the last day late of an age; null is without an end. */
export function daysOfAge(age: Age): { least: number | null; most: number | null } {
  const next = ages[ages.indexOf(age) + 1];
  return { least: Number.isFinite(from[age]) ? from[age] : null, most: next ? from[next] - 1 : null };
}

const dayMs = 86_400_000;
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day this many days before another. */
export const daysBefore = (day: string, days: number): string =>
  new Date(startOf(day) - days * dayMs).toISOString().slice(0, 10);

/** 0 on the day it is due and before. */
export const daysLate = (dueOn: string, today: string): number =>
  Math.max(0, Math.round((startOf(today) - startOf(dueOn)) / dayMs));

export const ageOf = (daysLate: number): Age => ages.findLast((age) => daysLate >= from[age])!;

const owed = z.object({ count: z.number(), balance: z.number() });
/** What is owed on issued invoices, by age and in all. */
export const owedByAge = z.object({ open: owed, ages: z.record(z.enum(ages), owed) });
export type OwedByAge = z.output<typeof owedByAge>;

/** Whole days from issue to the last payment, on average, of what was paid in full in a quarter of the year; null of none. */
export const daysToPayment = z.object({
  thisQuarter: z.number().nullable(),
  lastQuarter: z.number().nullable(),
});
export type DaysToPayment = z.output<typeof daysToPayment>;

/** The first days of the quarter of a day, and of the one before. */
export function quartersOf(day: string): { thisFrom: string; lastFrom: string } {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const first = month - ((month - 1) % 3);
  const from = (ofYear: number, ofMonth: number) => `${ofYear}-${String(ofMonth).padStart(2, '0')}-01`;
  return { thisFrom: from(year, first), lastFrom: first === 1 ? from(year - 1, 10) : from(year, first - 3) };
}
