import { dayRule } from '../fields.ts';
import type { DateOrder, WrittenDay } from './days.ts';

/** Plausible dates of a visit or a loss; the dates spreadsheets show for empty or broken cells are earlier. */
const [earliest, latest] = ['1950-01-01', '2200-01-01'];

/** Why a cell is not a valid date; undefined if it is. The message starts with `label`. */
export function dayProblem(
  label: string,
  cell: string,
  read: WrittenDay | undefined,
  dates: DateOrder | 'both' | undefined,
): string | undefined {
  if (!read) return unread(label, cell);
  if ('day' in read) return outside(label, cell, read.day);
  const { monthFirst, dayFirst } = read;
  if (monthFirst === null && dayFirst === null) return `${label} ${cell} is not a valid date.`;
  if (monthFirst === dayFirst) return outside(label, cell, monthFirst!);
  if (dates === 'both') {
    return `${label} ${cell}: some dates in this file have the month first, others the day. Write it as YYYY-MM-DD.`;
  }
  if (dates === undefined) return undecided(label, cell, monthFirst, dayFirst);
  const day = dates === 'month-first' ? monthFirst : dayFirst;
  if (day !== null) return outside(label, cell, day);
  const [other, first] = dates === 'month-first' ? ['day', 'month'] : ['month', 'day'];
  return `${label} ${cell} has the ${other} first, but this file has the ${first} first. Write it as YYYY-MM-DD.`;
}

function unread(label: string, cell: string): string {
  if (/^\d{5}(?:\.\d+)?$/.test(cell)) {
    return `${label} ${cell} is a spreadsheet's number for a date. Format the column as a date, or write it as YYYY-MM-DD.`;
  }
  if (/\d{1,2}:\d{2}.*(?:Z|UTC|[+-]\d{2}:?\d{2})$/i.test(cell)) {
    return `${label} ${cell} is in another time zone. Write the date as YYYY-MM-DD and the time as HH:mm.`;
  }
  return dayRule(label);
}

const outside = (label: string, cell: string, day: string) =>
  day < earliest || day >= latest ? `${label} ${cell} is not a plausible date.` : undefined;

function undecided(
  label: string,
  cell: string,
  monthFirst: string | null,
  dayFirst: string | null,
): string | undefined {
  if (monthFirst === null || dayFirst === null) return outside(label, cell, (monthFirst ?? dayFirst)!);
  return `${label} ${cell} can be ${monthFirst} or ${dayFirst}. Choose whether the month or the day comes first, or write it as YYYY-MM-DD.`;
}
