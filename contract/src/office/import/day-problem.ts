import { dateSentence } from '../fields.ts';
import type { DateOrder, WrittenDay } from './days.ts';

/** Days of appointments; what a spreadsheet shows for an empty or broken date lies before. */
const [earliest, latest] = ['1950-01-01', '2200-01-01'];

/** Why a cell cannot be taken for the day of a visit, as a sentence; undefined where it can. */
export function dayProblem(
  cell: string,
  read: WrittenDay | undefined,
  dates: DateOrder | 'both' | undefined,
): string | undefined {
  if (!read) return unread(cell);
  if ('day' in read) return outside(cell, read.day);
  const { monthFirst, dayFirst } = read;
  if (monthFirst === null && dayFirst === null) return `Scheduled date ${cell} is no day of the calendar.`;
  if (monthFirst === dayFirst) return outside(cell, monthFirst!);
  if (dates === 'both') {
    return `Scheduled date ${cell}: some days of this file have the month first, others the day. Write it as YYYY-MM-DD.`;
  }
  if (dates === undefined) return undecided(cell, monthFirst, dayFirst);
  const day = dates === 'month-first' ? monthFirst : dayFirst;
  if (day !== null) return outside(cell, day);
  const [other, first] = dates === 'month-first' ? ['day', 'month'] : ['month', 'day'];
  return `Scheduled date ${cell} has the ${other} first, where this file has the ${first} first. Write it as YYYY-MM-DD.`;
}

function unread(cell: string): string {
  if (/^\d{5}(?:\.\d+)?$/.test(cell)) {
    return `Scheduled date ${cell} is how a spreadsheet counts days. Format the column as a date, or write it as YYYY-MM-DD.`;
  }
  if (/\d{1,2}:\d{2}.*(?:Z|UTC|[+-]\d{2}:?\d{2})$/i.test(cell)) {
    return `Scheduled date ${cell} is a time of another time zone. Write the day as YYYY-MM-DD, the time as HH:mm.`;
  }
  return dateSentence;
}

const outside = (cell: string, day: string) =>
  day < earliest || day >= latest ? `Scheduled date ${cell} is no day of a visit.` : undefined;

function undecided(cell: string, monthFirst: string | null, dayFirst: string | null): string | undefined {
  if (monthFirst === null || dayFirst === null) return outside(cell, (monthFirst ?? dayFirst)!);
  return `Scheduled date ${cell} can be ${monthFirst} or ${dayFirst}. Say whether the month or the day comes first, or write it as YYYY-MM-DD.`;
}
