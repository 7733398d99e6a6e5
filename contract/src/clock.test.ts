import { expect, test } from 'vitest';
import { dayIn, differsFromDevice, isTimeZone, momentIn, momentOf, wallClock } from './clock.ts';

test.each([
  ['2026-11-20T14:52:00.000Z', 'America/Chicago', 'Nov 20, 2026, 8:52 AM'],
  ['2026-11-20T14:52:00.000Z', 'Pacific/Auckland', 'Nov 21, 2026, 3:52 AM'],
  ['2026-11-20T14:52:00.000Z', 'UTC', 'Nov 20, 2026, 2:52 PM'],
  ['2026-11-01T05:59:00.000Z', 'America/Chicago', 'Nov 1, 2026, 12:59 AM'],
  ['2026-11-01T06:30:00.000Z', 'America/Chicago', 'Nov 1, 2026, 1:30 AM CDT'],
  ['2026-11-01T07:30:00.000Z', 'America/Chicago', 'Nov 1, 2026, 1:30 AM CST'],
  ['2026-11-01T08:00:00.000Z', 'America/Chicago', 'Nov 1, 2026, 2:00 AM'],
  ['2026-03-08T08:30:00.000Z', 'America/Chicago', 'Mar 8, 2026, 3:30 AM'],
  ['0500-06-01T12:00:00.000Z', 'UTC', 'Jun 1, 500, 12:00 PM'],
])('clock: %s in %s is %s', (iso, zone, shown) => {
  expect(momentIn(iso, zone)).toBe(shown);
});

test('clock: a moment’s date is the one in its time zone', () => {
  expect(dayIn('2026-11-21T03:30:00.000Z', 'America/Chicago')).toBe('Nov 20, 2026');
});

test('clock: an invalid time zone name is recognized', () => {
  expect(['America/Chicago', 'UTC', 'Mars/Base', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});

const zones = ['UTC', 'America/Chicago', 'Asia/Kolkata', 'Pacific/Chatham', 'Pacific/Auckland'];
test.each(zones)('clock: a local time shown in %s is read back as its moment, all through a year', (zone) => {
  for (let hour = 0; hour < 366 * 24; hour += 5) {
    const at = Date.UTC(2026, 0, 1, hour, 17, 9);
    const wall = wallClock(at, zone);
    expect(wallClock(momentOf(wall, zone), zone)).toBe(wall);
    if (!/[A-Z]{3}$|GMT/.test(momentIn(new Date(at).toISOString(), zone))) {
      expect(momentOf(wall, zone).getTime()).toBe(at);
    }
  }
});

test("clock: a day begins at the zone's midnight, on days of a clock change too", () => {
  const began = (day: string) => momentOf(`${day}T00:00:00`, 'America/Chicago').toISOString();
  expect(began('2026-03-08')).toBe('2026-03-08T06:00:00.000Z');
  expect(began('2026-03-09')).toBe('2026-03-09T05:00:00.000Z');
  expect(began('2026-11-01')).toBe('2026-11-01T05:00:00.000Z');
  expect(began('2026-11-02')).toBe('2026-11-02T06:00:00.000Z');
});

test('clock: an invalid moment is refused', () => {
  for (const zone of ['America/Chicago', undefined])
    expect(() => wallClock('soon', zone)).toThrow(RangeError);
});

test("clock: no zone given, the device's zone is used", () => {
  const at = new Date(2026, 10, 20, 9, 41);
  expect(wallClock(at, undefined)).toBe('2026-11-20T09:41:00');
  expect(momentOf('2026-11-20T09:41:00', undefined)).toEqual(at);
  expect(momentIn(at.toISOString(), undefined)).toBe('Nov 20, 2026, 9:41 AM');
  expect(differsFromDevice(new Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(false);
  expect(['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((zone) => differsFromDevice(zone))).toContain(true);
});
