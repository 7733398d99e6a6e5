import { wallClock } from '@tidemark/contract/clock';
import { afterEach, expect, test, vi } from 'vitest';
import { setPageZone, zoneHere } from './clock.ts';
import { dayOfMoment, showAge, showDay, showMoment, showMomentDay, showTime, timeOfMoment } from './dates.ts';

test('dates: a moment is shown in the time zone of the device', () => {
  const at = new Date(2026, 10, 19, 9, 41);
  expect(showMomentDay(at.toISOString())).toBe('Nov 19, 2026');
  expect(showTime(at)).toBe('9:41 AM');
  expect(showMoment(at.toISOString())).toBe('Nov 19, 2026, 9:41 AM');
});

const zones = ['UTC', 'America/Chicago', 'Asia/Kolkata', 'Pacific/Chatham'];
afterEach(() => {
  vi.unstubAllEnvs();
  setPageZone(undefined);
});

test.each(zones)(
  'dates: days and moments read in %s as Intl writes them, through midnight, noon and summer time',
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
      // For an hour that happens twice it says which one.
      expect(showMoment(at).replace(/ ([A-Z]{3}|GMT[+:\d]+)$/, '')).toBe(moment.format(at));
      expect(showMomentDay(at)).toBe(day.format(at));
      expect(showTime(at)).toBe(clock.format(at));
    }
  },
);

test.each(zones)('dates: a company in Auckland, a device in %s shows the time there', (zone) => {
  vi.stubEnv('TZ', zone);
  setPageZone('Pacific/Auckland');
  const at = '2026-11-20T14:52:00.000Z';
  expect(showMoment(at)).toBe('Nov 21, 2026, 3:52 AM');
  expect(showMoment(new Date(at))).toBe('Nov 21, 2026, 3:52 AM');
  expect([showMomentDay(at), showTime(at)]).toEqual(['Nov 21, 2026', '3:52 AM']);
  expect([dayOfMoment(at), timeOfMoment(at)]).toEqual(['2026-11-21', '03:52']);
  expect(showAge(at, new Date('2026-11-21T10:59:00.000Z'))).toBe('3:52 AM');
  expect(showAge(at, new Date('2026-11-21T11:00:00.000Z'))).toBe('Nov 21, 2026, 3:52 AM');
});

test('dates: an invalid date is not shown as one', () => {
  expect(() => showDay('soon')).toThrow(RangeError);
  expect(() => showTime('soon')).toThrow(RangeError);
});

test.each(zones)('dates: a company without a time zone, a device in %s counts days in its own', (zone) => {
  vi.stubEnv('TZ', zone);
  const at = new Date('2026-11-19T23:41:00Z');
  expect(wallClock(at, zoneHere(undefined))).toBe(wallClock(at, zone));
  expect(zoneHere('Pacific/Auckland')).toBe('Pacific/Auckland');
});
