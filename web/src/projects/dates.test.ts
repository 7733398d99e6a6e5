import { expect, test } from 'vitest';
import { showLongDay } from './dates.ts';

test('dates: a long day reads as Intl writes it, on every day of a year', () => {
  const intl = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  for (let day = 1; day <= 366; day++) {
    const at = new Date(Date.UTC(2028, 0, day));
    expect(showLongDay(at.toISOString().slice(0, 10))).toBe(intl.format(at));
  }
});
