import { expect, test } from 'vitest';
import { airAbove } from './air-above.ts';
import type { Air, Visit } from './record.ts';

const visit = (id: string, day: number) =>
  ({ id, startedAt: `2026-11-${day}T14:00:00.000Z`, endedAt: null }) as Visit;
const air = (visitId: string, place: Air['place'], temperatureF: number, rh: number) =>
  ({ visitId, place, temperatureF, rh }) as Air;
const visits = [visit('a', 21), visit('b', 22)];

test('dry air: the newest visit counts, 10 GPP above the unaffected air and less say nothing', () => {
  // 71 °F and 40 % are 45.0 GPP at sea level, 80 °F and 60 % 92.1, 80 °F and 34 % 51.7.
  const wet = [air('b', 'unaffected', 71, 40), air('b', 'affected', 80, 60)];
  expect(airAbove({ visits, air: wet }, 0)).toBe(47.1);
  const dry = [air('b', 'unaffected', 71, 40), air('b', 'affected', 80, 34), air('a', 'affected', 80, 60)];
  expect(airAbove({ visits, air: dry }, 0)).toBeUndefined();
  expect(airAbove({ visits, air: wet.slice(1) }, 0)).toBeUndefined();
  expect(airAbove({ visits: [], air: [] }, 0)).toBeUndefined();
});
