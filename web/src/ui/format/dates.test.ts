import { afterEach, expect, test, vi } from 'vitest';
import { showDay, showMoment, showMomentDay, showTime } from './dates.ts';

test('a moment is shown in the time zone of the device', () => {
  const at = new Date(2026, 10, 19, 9, 41);
  expect(showMomentDay(at.toISOString())).toBe('Nov 19, 2026');
  expect(showTime(at)).toBe('9:41 AM');
  expect(showMoment(at.toISOString())).toBe('Nov 19, 2026, 9:41 AM');
});

const zones = ['UTC', 'America/Chicago', 'Asia/Kolkata', 'Pacific/Chatham'];
afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(zones)(
  'days and moments read in %s as Intl writes them, through midnight, noon and summer time',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const moment = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    });
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: zone });
    const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: zone });
    for (let hour = 0; hour < 366 * 24; hour += 7) {
      const at = new Date(Date.UTC(2024, 0, 1, hour, hour % 60));
      expect(showMoment(at)).toBe(moment.format(at));
      expect(showMomentDay(at)).toBe(day.format(at));
      expect(showTime(at)).toBe(clock.format(at));
    }
  },
);

test('what is no date is not shown as one', () => {
  expect(() => showDay('soon')).toThrow(RangeError);
  expect(() => showTime('soon')).toThrow(RangeError);
});
