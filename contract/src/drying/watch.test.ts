import { expect, test } from 'vitest';
import { inVisitOrder } from './dry.ts';
import { blankVisit } from './fields/visit.ts';
import { newDrying, type Placement, type Visit } from './record.ts';
import { driedBasement } from './testing/dried-basement.ts';
import { watchOf } from './watch.ts';
import type { Drying } from './whole.ts';

const written = { projectId: 1, author: 1, createdAt: '2026-03-16T15:00:00Z' };
const began = '2026-03-16T10:00:00-05:00';
const visit: Visit = {
  ...{ ...written, ...blankVisit, record: 'visit', id: 'v', technicianId: 1 },
  ...{ startedAt: began, endedAt: '2026-03-16T11:00:00-05:00' },
};
const placed = { id: 'e', kind: 'placed' as const, at: began, roomId: null, reason: null, hourMeter: null };
const unit = (more: Partial<Placement> = {}): Placement => ({
  ...{ ...written, record: 'placement', id: 'd', unitId: 'u', kind: 'air scrubber', count: 1 },
  ...{ roomId: 'r', chamberId: null, x: null, y: null, turn: null, events: [placed], ...more },
});
const drying = (more: Partial<Drying>): Drying => ({
  ...newDrying(1),
  ...{ chambers: [], rooms: [], points: [], standards: [], readings: [], air: [], meters: [], units: [] },
  ...{ visits: [visit], placements: [], ...more },
});
const known = { altitudeFt: 0, now: '2026-03-20T10:00:00Z' };

test.each<[string, Partial<Drying>, string | null]>([
  ['nothing on site', {}, null],
  ['units that run', { placements: [unit()] }, '2026-03-17T17:00:00.000Z'],
  [
    'units that were stopped',
    { placements: [unit({ events: [placed, { ...placed, id: 's', kind: 'stopped' }] })] },
    null,
  ],
  [
    'units that run and an answer why nobody comes',
    { placements: [unit()], answers: [{ key: 'no-visit:v', text: 'Gate shut', author: 1, at: began }] },
    null,
  ],
  ['an alert without an answer', { placements: [unit({ unitId: null })] }, '2026-03-16T15:00:00.000Z'],
  [
    'an alert with an answer',
    {
      placements: [unit({ unitId: null })],
      answers: [{ key: 'no-tag:now:d', text: 'Rented', author: 1, at: began }],
    },
    '2026-03-17T17:00:00.000Z',
  ],
  ['closed', { placements: [unit({ unitId: null })], closedAt: began }, null],
])('drying watch: %s, somebody should look at it from %o %o', (_, facts, needsAt) => {
  expect(watchOf(drying(facts), known).needsAt).toBe(needsAt);
});

test('drying watch: a visit of a clock that is ahead, its alert waits from now on', () => {
  const ahead = { ...known, now: '2026-03-16T12:00:00.000Z' };
  expect(watchOf(drying({ placements: [unit({ unitId: null })] }), ahead).needsAt).toBe(ahead.now);
});

test('drying watch: it counts alerts without an answer and the units that run', () => {
  const placements = [unit({ unitId: null, count: 3 }), unit({ id: 'e', unitId: null }), unit({ id: 'f' })];
  const answers = [{ key: 'no-tag:now:d', text: 'Rented', author: 1, at: began }];
  expect(watchOf(drying({ placements, answers }), known).watch).toEqual({
    ...{ alerts: 1, first: 'Unit without tag: 1 air scrubber.' },
    ...{ units: 5, lastVisitAt: '2026-03-16T15:00:00.000Z' },
    ...{ workStartAt: '2026-03-16T15:00:00.000Z', dryAt: null },
  });
});

test('drying watch: dry since the first visit that found every point dry, whoever comes after it', () => {
  const dried = driedBasement({ isClosed: false });
  const visits = inVisitOrder(dried.visits);
  const last = visits.at(-1)!;
  const { dryAt } = watchOf(dried, known).watch;
  expect(Date.parse(dryAt!)).toBe(Date.parse(last.endedAt!));
  const at = '2026-12-20T10:00:00.000Z';
  const more = { ...last, id: 'later', startedAt: at, endedAt: '2026-12-20T11:00:00.000Z' };
  const again = dried.readings
    .filter(({ visitId }) => visitId === last.id)
    .map((reading) => ({ ...reading, id: `${reading.id} again`, visitId: more.id, at }));
  const after = { ...dried, visits: [...dried.visits, more], readings: [...dried.readings, ...again] };
  expect(watchOf(after, known).watch.dryAt).toBe(dryAt);
  const wet = { ...dried, readings: dried.readings.filter(({ visitId }) => visitId !== last.id) };
  expect(watchOf(wet, known).watch.dryAt).toBeNull();
});
