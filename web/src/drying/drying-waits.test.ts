import type { Placement, Visit } from '@tidemark/contract/drying/record';
import { newDrying } from '@tidemark/contract/drying/record';
import type { Drying } from '@tidemark/contract/drying/whole';
import { expect, test } from 'vitest';
import { whatWaits } from './drying-waits.tsx';

const began = '2026-03-16T15:00:00Z';
const written = { projectId: 1, author: 1, createdAt: began };
const visit = { ...written, record: 'visit', id: 'v', startedAt: began, endedAt: began } as Visit;
const placed = { id: 'e', kind: 'placed' as const, at: began, roomId: null, reason: null, hourMeter: null };
const unit = (unitId: string | null): Placement => ({
  ...{ ...written, record: 'placement', id: `of ${unitId}`, unitId, kind: 'air scrubber', count: 1 },
  ...{ roomId: 'r', chamberId: null, x: null, y: null, turn: null, events: [placed] },
});
const known = (more: Partial<Drying>) => ({
  drying: {
    ...newDrying(1),
    ...{ chambers: [], rooms: [], points: [], standards: [], readings: [], air: [], meters: [], units: [] },
    ...{ visits: [visit], placements: [], ...more },
  } as Drying,
  ...{ altitudeFt: 0, timeZone: 'America/Chicago' },
});

test.each([
  ['no unit', {}, '2026-03-20T15:00:00Z', undefined],
  ['a unit, within 26 hours of the visit', { placements: [unit('u')] }, '2026-03-17T16:00:00Z', undefined],
  [
    'a unit, later',
    { placements: [unit('u')] },
    '2026-03-17T18:00:00Z',
    ['No visit for 27 h', '1 unit runs'],
  ],
  ['closed', { placements: [unit(null)], closedAt: began }, '2026-03-20T15:00:00Z', undefined],
] as const)('drying waits: %s', (_, facts, now, said) => {
  expect(whatWaits(known(facts as Partial<Drying>), now)).toEqual(said && { title: said[0], facts: said[1] });
});

test('drying waits: an alert without an answer comes first, with how many more there are', () => {
  const one = whatWaits(known({ placements: [unit(null)] }), '2026-03-16T16:00:00Z');
  expect(one).toMatchObject({ title: expect.not.stringMatching(/\.$/), facts: 'Say what you did' });
  const placements = [unit(null), { ...unit(null), id: 'other' }];
  expect(whatWaits(known({ placements }), '2026-03-16T16:00:00Z')?.facts).toBe('1 more alert');
});
