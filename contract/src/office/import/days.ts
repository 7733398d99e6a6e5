import { calendarDate } from '../../shapes.ts';

/** Which part of 3/9/2027 is the month, for the whole file. */
export const dateOrders = ['month-first', 'day-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** A parsed date: certain, or dependent on the order of month and day. */
export type WrittenDay =
  | { day: string; time?: string }
  | { monthFirst: string | null; dayFirst: string | null; time?: string };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+/i;
const numeric = /^(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/;
const dayMonth = new RegExp(String.raw`^(\d{1,2})(?:st|nd|rd|th)?[\s-]+${month}[\s,-]+(\d{4}|\d{2})$`, 'i');
const monthDay = new RegExp(String.raw`^${month}[\s-]*(\d{1,2})(?:st|nd|rd|th)?[\s,-]+(\d{4}|\d{2})$`, 'i');
const withTime =
  /^(.*?\d)(?:T|,?\s+)(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?m\.?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;
const clock = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])\.?m\.?$/i;
const hoursOnly = /^(\d{1,2})\s*([ap])\.?m\.?$/i;

/** 14:30, 9:05, 9:05:00, 2:30 PM, 2 PM. Anything else is kept and refused later. */
export function timeOf(cell: string): string {
  const [, onlyHour, onlyHalf] = hoursOnly.exec(cell) ?? [];
  const [, hours = onlyHour, minutes = '00', half = onlyHalf] = clock.exec(cell) ?? [];
  if (hours === undefined) {
    const plain = cell.replace(/^(\d{1,2}:\d\d):\d\d(?:\.\d+)?$/, '$1');
    return /^\d:\d{2}$/.test(plain) ? `0${plain}` : plain;
  }
  const hour = Number(hours);
  if (hour < 1 || hour > 12) return cell;
  return `${String((hour % 12) + (half!.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}

function dayOf(year: string, ofMonth: number, ofDay: number): string | null {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${year.length === 2 ? `20${year}` : year}-${two(ofMonth)}-${two(ofDay)}`;
  return calendarDate.safeParse(day).success ? day : null;
}
const monthOf = (word: string) => months.indexOf(word.slice(0, 3).toLowerCase()) + 1;

function plainDay(text: string): WrittenDay | undefined {
  const [, first, , second, year] = numeric.exec(text) ?? [];
  if (year !== undefined) {
    const [one, other] = [Number(first), Number(second)];
    return { monthFirst: dayOf(year, one, other), dayFirst: dayOf(year, other, one) };
  }
  const iso = yearFirst.exec(text);
  if (iso) return certain(dayOf(iso[1]!, Number(iso[3]), Number(iso[4])));
  const european = dayMonth.exec(text);
  if (european) return certain(dayOf(european[3]!, monthOf(european[2]!), Number(european[1])));
  const american = monthDay.exec(text);
  if (american) return certain(dayOf(american[3]!, monthOf(american[1]!), Number(american[2])));
  return undefined;
}
const certain = (day: string | null): WrittenDay | undefined => (day === null ? undefined : { day });

/**
 * Parses a date as spreadsheets and people write it, with an optional time. Midnight counts as no time: spreadsheets
 * append it. A time in another zone could belong to the day before.
 */
export function writtenDay(cell: string): WrittenDay | undefined {
  const text = cell.trim().replace(weekday, '');
  const [, before, clockText, zone] = withTime.exec(text) ?? [];
  if (before === undefined) return plainDay(text);
  const time = timeOf(clockText!);
  const day = plainDay(before);
  if (!day || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  if (time === '00:00') return day;
  return zone ? undefined : { ...day, time };
}

const withoutTime = (cell: string) => {
  const text = cell.trim().replace(weekday, '');
  return withTime.exec(text)?.[1] ?? text;
};

const partsOf = (cell: string) => numeric.exec(withoutTime(cell)) ?? [];

/** What stands between its numbers; undefined if it is written otherwise. */
export const separatorOf = (cell: string): string | undefined => partsOf(cell)[2];

/** The order a single cell proves; undefined if it proves none. */
export function orderShownBy(cell: string): DateOrder | 'open' | undefined {
  const [, first, , second] = partsOf(cell);
  const [one, other] = [Number(first), Number(second)];
  if (second === undefined || one === other || (one > 12 && other > 12)) return undefined;
  if (one > 12) return 'day-first';
  return other > 12 ? 'month-first' : 'open';
}
