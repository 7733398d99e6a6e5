import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIn, orderMistake, roomOfPlacement, runningOf } from './placement.ts';

const event = (
  kind: 'placed' | 'moved' | 'stopped' | 'started' | 'removed',
  at: string,
  roomId: string | null = null,
) => ({
  kind,
  at: `2026-03-${at}:00-05:00`,
  roomId,
});
const [placed, stopped, started, removed] = [
  event('placed', '16T10:00'),
  event('stopped', '17T10:00'),
  event('started', '18T10:00'),
  event('removed', '19T12:00'),
];

test.each([
  ['removed alone', [removed], 'Removed before it was placed.'],
  ['stopped twice', [placed, stopped, event('stopped', '17T11:00')], 'It is already stopped.'],
  ['moved after it was removed', [placed, removed, event('moved', '20T10:00', 'b')], 'It was removed.'],
  ['placed, stopped, started, removed', [placed, stopped, started, removed], undefined],
  ['placed and removed in one minute', [placed, event('removed', '16T10:00')], undefined],
] as const)('placement: %s, %s', (_, events, mistake) => expect(orderMistake(events)).toBe(mistake));

test('placement: events in any order of arrival, the same stretches', () => {
  const all = [placed, event('moved', '16T20:00', 'b'), stopped, started, removed];
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (events) => {
      expect(runningOf(events)).toEqual([
        { from: placed.at, to: stopped.at },
        { from: started.at, to: removed.at },
      ]);
      expect(isIn(events)).toBe(false);
      expect(roomOfPlacement(events, 'a')).toBe('b');
    }),
  );
});

test('placement: still in, a stretch without an end', () => {
  expect(runningOf([placed])).toEqual([{ from: placed.at, to: null }]);
  expect(isIn([placed])).toBe(true);
});
