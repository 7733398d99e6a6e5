import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rovingStep } from './controls/roving.ts';
import { stepped } from './controls/stepper.tsx';
import { answerAfterTap } from './controls/yes-no.tsx';
import { sendWords } from './feedback/send-state.ts';
import { conditionLevel } from './format/level.ts';
import { planScale } from './format/plan-scale.ts';
import { groupAt, tapeSizes, tapeTicks } from './format/tape-ticks.ts';

const groupSizes = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 25 });

test('tape: it has one tick a line, from left to right, and never two on one spot', () => {
  fc.assert(
    fc.property(groupSizes, (groups) => {
      const { ticks, width } = tapeTicks(groups, 'wide');
      expect(ticks).toHaveLength(groups.reduce((sum, lines) => sum + lines, 0));
      for (const [index, tick] of ticks.entries()) {
        const next = ticks[index + 1];
        if (next) expect(next.x - tick.x).toBeGreaterThanOrEqual(tapeSizes.wide.pitch);
        expect(tick.x + tapeSizes.wide.tick).toBeLessThanOrEqual(width);
      }
    }),
  );
});

test('tape: the 106 lines in 19 groups have the widths of the design', () => {
  const groups = [4, 4, 8, 8, 8, 8, 8, 6, 7, 6, 13, 1, 8, 4, 1, 6, 4, 1, 1];
  expect(groups.reduce((sum, lines) => sum + lines, 0)).toBe(106);
  expect(tapeTicks(groups, 'narrow').width).toBe(353);
  expect(tapeTicks(groups, 'wide').width).toBe(618);
});

test('controls: the first step up of an empty stepper is its minimum or 1, and later steps go by one', () => {
  expect(stepped(null, 1, 1)).toBe(1);
  expect(stepped(undefined, 1, 0)).toBe(1);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), (min, over) => {
      expect(stepped(null, 1, min)).toBe(Math.max(min, 1));
      expect(stepped(min + over, 1, min)).toBe(min + over + 1);
      expect(stepped(min + over, -1, min)).toBe(min + over - 1);
    }),
  );
});

test('tape: a click on a tick or between two groups finds the nearest group', () => {
  const { ticks } = tapeTicks([4, 4], 'wide');
  expect(groupAt(ticks, 0)).toBe(0);
  expect(groupAt(ticks, 26)).toBe(1);
  expect(groupAt(ticks, 17)).toBe(0);
  expect(groupAt([], 5)).toBeUndefined();
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowUp', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, null],
])('controls: %s in a radio group of three leads from %i to %s', (key, from, to) => {
  expect(rovingStep(key, from, 3)).toBe(to);
});

test('controls: a second tap on an answer clears it', () => {
  expect(answerAfterTap(null, true)).toBe(true);
  expect(answerAfterTap(true, false)).toBe(false);
  expect(answerAfterTap(true, true)).toBeNull();
  expect(answerAfterTap(false, false)).toBeNull();
});

test('controls: conditions fall from five ticks to one', () => {
  expect((['excellent', 'good', 'fair', 'poor', 'damaged'] as const).map(conditionLevel)).toEqual([
    5, 4, 3, 2, 1,
  ]);
});

test('controls: at the common scale every room fits the frame', () => {
  const side = fc.double({ min: 0.5, max: 500, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.record({ length: side, width: side }), { minLength: 1 }), (rooms) => {
      const scale = planScale(rooms);
      for (const room of rooms) {
        expect(room.length * scale).toBeLessThanOrEqual(88.001);
        expect(room.width * scale).toBeLessThanOrEqual(54.001);
      }
    }),
  );
});

test('controls: no send state is worded "synced"', () => {
  expect(sendWords({ kind: 'offline', waiting: 7 })).toEqual(['Offline', '7 to send']);
  expect(sendWords({ kind: 'sending', sent: 3, of: 7 })).toEqual(['Sending', '3 of 7']);
  expect(sendWords({ kind: 'failed', failed: 2 })).toEqual(['2 not sent']);
  expect(sendWords({ kind: 'waiting', waiting: 1234 })).toEqual(['1,234 to send']);
  expect(sendWords({ kind: 'sending', sent: 1000, of: 12_345 })).toEqual(['Sending', '1,000 of 12,345']);
});
