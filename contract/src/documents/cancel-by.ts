const day = 86_400_000;
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const moment = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);

/** The nth weekday (0 is Sunday) of a month. */
function nth(year: number, month: number, weekday: number, count: number): number {
  const first = moment(year, month, 1);
  const ahead = (weekday - new Date(first).getUTCDay() + 7) % 7;
  return first + (ahead + (count - 1) * 7) * day;
}

function lastMonday(year: number, month: number): number {
  const last = moment(year, month + 1, 0);
  return last - ((new Date(last).getUTCDay() + 6) % 7) * day;
}

/** One on a Saturday takes the Friday before too, one on a Sunday the Monday after: that only moves the last day later. */
function fixed(year: number, month: number, date: number): number[] {
  const at = moment(year, month, date);
  const weekday = new Date(at).getUTCDay();
  return weekday === 6 ? [at - day, at] : weekday === 0 ? [at, at + day] : [at];
}

/** Federal holidays (5 U.S.C. 6103(a)) that begin in a year. */
const holidaysOf = (year: number): number[] => [
  ...fixed(year, 1, 1),
  nth(year, 1, 1, 3),
  nth(year, 2, 1, 3),
  lastMonday(year, 5),
  ...fixed(year, 6, 19),
  ...fixed(year, 7, 4),
  nth(year, 9, 1, 1),
  nth(year, 10, 1, 2),
  ...fixed(year, 11, 11),
  nth(year, 11, 4, 4),
  ...fixed(year, 12, 25),
];

/** Any day but Sunday and a federal holiday; Saturday counts (16 CFR 429.0). */
function isBusinessDay(at: number): boolean {
  const date = new Date(at);
  if (date.getUTCDay() === 0) return false;
  const year = date.getUTCFullYear();
  return ![...holidaysOf(year), ...holidaysOf(year + 1)].includes(at);
}

/** The last day to cancel what was signed on a day (YYYY-MM-DD): the third business day after it. */
export function cancelBy(signedOn: string): string {
  let at = Date.parse(signedOn);
  for (let left = 3; left > 0; ) {
    at += day;
    if (isBusinessDay(at)) left -= 1;
  }
  return dateOf(at);
}
