import { expect, test } from 'vitest';
import { farFromAir } from './far-from-air.ts';
import type { Air, Visit } from './record.ts';

const visit = (id: string, day: number) =>
  ({ id, startedAt: `2026-11-${day}T14:00:00.000Z`, endedAt: null }) as Visit;
const air = (visitId: string, place: Air['place'], temperatureF: number, rh: number) =>
  ({ visitId, place, temperatureF, rh }) as Air;
const job = {
  visits: [visit('b', 22), visit('a', 21)],
  air: [air('b', 'unaffected', 70, 50), air('a', 'unaffected', 70, 80), air('b', 'affected', 70, 30)],
};

// Wood at rest in 70 °F and 50 % has 9.2 %MC.
test.each([
  ['close to it', { scale: '%MC wood', value: 13.1 }, undefined],
  [
    'far above it',
    { scale: '%MC wood', value: 13.3 },
    'The dry standard of 13.3 is far from what the unaffected air allows (9.2).',
  ],
  [
    'far below it',
    { scale: '%MC wood', value: 5 },
    'The dry standard of 5 is far from what the unaffected air allows (9.2).',
  ],
  ['of another scale', { scale: 'relative 0-100', value: 60 }, undefined],
] as const)('dry standard: wood %s, by the newest unaffected air', (_, standard, words) => {
  expect(farFromAir(job, standard)).toBe(words);
});

test('dry standard: without unaffected air there is no doubt', () => {
  expect(farFromAir({ ...job, air: [] }, { scale: '%MC wood', value: 30 })).toBeUndefined();
});
