import type { Mark } from '@tidemark/contract/mark-drawing';
import { expect, test } from 'vitest';
import { around, isDrag, keyStep, moved, spanned, stretched } from './shape.ts';

const arrow: Mark = spanned('arrow', { x: 1000, y: 9000 }, { x: 3000, y: 5000 });

test('marks: a mark moved past the edge, it stops there and keeps its size', () => {
  expect(moved(arrow, { x: -2000, y: 5000 })).toEqual({ ...arrow, x: 0, toX: 2000, y: 10_000, toY: 6000 });
});

test('marks: its end moved past the edge, it stops there', () => {
  expect(stretched(arrow, { x: 9000, y: -100 })).toEqual({ ...arrow, toX: 10_000, toY: 4900 });
});

test('marks: a finger that hardly moved, a tap; a new mark in a corner stays inside', () => {
  expect(isDrag(spanned('circle', { x: 100, y: 100 }, { x: 250, y: 200 }))).toBe(false);
  expect(isDrag(around('circle', { x: 0, y: 0 }))).toBe(true);
  expect(around('blur', { x: 10_000, y: 0 })).toMatchObject({ x: 8800, y: 0, toX: 10_000, toY: 1200 });
});

test('marks: an arrow key is a step, another key none', () => {
  expect(keyStep('ArrowUp')).toEqual({ x: 0, y: -100 });
  expect(keyStep('a')).toBeUndefined();
});
