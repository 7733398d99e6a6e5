import { dateSentence } from '../fields.ts';
import type { DateOrder, WrittenDay } from './days.ts';

/** Plausible visit dates; the dates spreadsheets show for empty or broken cells are earlier. */
const [earliest, latest] = ['1950-01-01', '2200-01-01'];

/** Why a cell is not a valid visit date; undefined if it is. */
export function dayProblem(
  cell: string,
  read: WrittenDay | undefined,
  dates: DateOrder | 'both' | undefined,
): string | undefined {
  if (!read) return unread(cell);
  if ('day' in read) return outside(cell, read.day);
  const { monthFirst, dayFirst } = read;
  if (monthFirst === null && dayFirst === null) return `Scheduled date ${cell} is not a valid date.`;
  if (monthFirst === dayFirst) return outside(cell, monthFirst!);
  if (dates === 'both') {
    return `Scheduled date ${cell}: some dates in this file have the month first, others the day. Write it as YYYY-MM-DD.`;
  }
  if (dates === undefined) return undecided(cell, monthFirst, dayFirst);
  const day = dates === 'month-first' ? monthFirst : dayFirst;
  if (day !== null) return outside(cell, day);
  const [other, first] = dates === 'month-first' ? ['day', 'month'] : ['month', 'day'];
  return `Scheduled date ${cell} has the ${other} first, but this file has the ${first} first. Write it as YYYY-MM-DD.`;
}

function unread(cell: string): string {
  if (/^\d{5}(?:\.\d+)?$/.test(cell)) {
    return `Scheduled date ${cell} is a spreadsheet's number for a date. Format the column as a date, or write it as YYYY-MM-DD.`;
  }
  if (/\d{1,2}:\d{2}.*(?:Z|UTC|[+-]\d{2}:?\d{2})$/i.test(cell)) {
    return `Scheduled date ${cell} is in another time zone. Write the date as YYYY-MM-DD and the time as HH:mm.`;
  }
  return dateSentence;
}

const outside = (cell: string, day: string) =>
  day < earliest || day >= latest ? `Scheduled date ${cell} is not a plausible date for a visit.` : undefined;

function undecided(cell: string, monthFirst: string | null, dayFirst: string | null): string | undefined {
  if (monthFirst === null || dayFirst === null) return outside(cell, (monthFirst ?? dayFirst)!);
  return `Scheduled date ${cell} can be ${monthFirst} or ${dayFirst}. Choose whether the month or the day comes first, or write it as YYYY-MM-DD.`;
}
