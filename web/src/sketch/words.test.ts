import { planOf } from '@tidemark/contract/sketch/plan';
import { ell, sketched } from '@tidemark/contract/testing/sketches';
import { expect, test } from 'vitest';
import { sideOf, wallInWords } from './words.ts';

const door = { kind: 'door', width: 300, height: 1_280, sill: 0 } as const;
const sketch = sketched({
  points: ell,
  openings: [
    { ...door, id: 'a', wall: 0, at: 0 },
    { ...door, id: 'b', wall: 0, at: 900 },
    { ...door, id: 'c', wall: 0, at: 1_800, kind: 'window' },
    { id: 'm', kind: 'missing', wall: 3 },
  ],
  wet: { floor: [], walls: [{ wall: 1, whole: true, height: 384 }], ceiling: [] },
});
const { walls } = planOf(sketch);

test('sketch walls: a voice hears the number, the length, what is on it and that it is wet', () => {
  expect(walls.map((wall) => wallInWords(wall, sketch))).toEqual([
    'Wall 1 of 6, 20 feet, two doors, one window',
    'Wall 2 of 6, 8 feet, wet',
    'Wall 3 of 6, 8 feet',
    'Wall 4 of 6, 6 feet, missing',
    'Wall 5 of 6, 12 feet',
    'Wall 6 of 6, 14 feet',
  ]);
});

test('sketch walls: a side is where the wall is in the picture', () => {
  expect(walls.map(sideOf)).toEqual([
    ...['Lower side', 'Right side', 'Upper side', 'Right side', 'Upper side', 'Left side'],
  ]);
});
