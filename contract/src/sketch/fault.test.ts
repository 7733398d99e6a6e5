import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSketch, ell, sketched } from '../testing/sketches.ts';
import { faultOf } from './fault.ts';
import type { Opening, Point, Sketch, WetArea } from './shape.ts';
import { sketchShape } from './shape.ts';

const fault = (given: Partial<Sketch>) => faultOf(sketched({ points: ell, ...given }))?.message;
const door = (given: Partial<Extract<Opening, { at: number }>> = {}): Opening => ({
  ...{ id: 'a', kind: 'door', wall: 0, at: 100, width: 576, height: 1_280, sill: 0 },
  ...given,
});
const onFloor = (floor: WetArea) => fault({ wet: { floor, walls: [], ceiling: [] } });

test.each<[string, Point[], string]>([
  [
    'a wall that runs back along the one before',
    [
      [0, 0],
      [960, 0],
      [480, 0],
      [480, 960],
      [0, 960],
    ],
    'Walls cross each other.',
  ],
  [
    'a wall that touches another',
    [
      [0, 0],
      [960, 0],
      [960, 960],
      [480, 0],
      [0, 480],
    ],
    'Walls run straight, across or at 45°.',
  ],
  [
    'a corner on another wall',
    [
      [0, 0],
      [1920, 0],
      [1920, 960],
      [960, 0],
      [0, 960],
    ],
    'Walls cross each other.',
  ],
  [
    'clockwise corners',
    [
      [0, 0],
      [0, 960],
      [960, 960],
      [960, 0],
    ],
    'Corners run counter-clockwise.',
  ],
  [
    'a 45° wall of 11 sixteenths along',
    [
      [0, 0],
      [960, 0],
      [960, 949],
      [949, 960],
      [0, 960],
    ],
    'A wall is at least 1 inch long.',
  ],
  [
    'two corners in one place',
    [
      [0, 0],
      [960, 0],
      [960, 0],
      [960, 960],
    ],
    'A wall is at least 1 inch long.',
  ],
])('sketch refusals: %s', (_, points, message) => {
  expect(fault({ points })).toBe(message);
});

test('sketch refusals: the first of the list is the one that is said', () => {
  const wide = door({ width: 4_000 });
  expect(fault({ points: ell.toReversed(), openings: [wide] })).toBe('Corners run counter-clockwise.');
  expect(fault({ openings: [door({ id: 'b', height: 5_000 }), wide] })).toBe(
    'This opening is wider than its wall.',
  );
  expect(faultOf(sketched({ points: ell, openings: [door(), door({ id: 'b', wall: 9 })] }))).toEqual({
    message: 'There is no such wall.',
    path: ['openings', 1],
  });
});

test('sketch refusals: openings may stand side by side and one above the other, and never share an area', () => {
  const above = door({ id: 'b', kind: 'window', sill: 1_280, height: 200 });
  expect(fault({ openings: [door(), door({ id: 'b', at: 676 }), above] })).toBeUndefined();
  expect(fault({ openings: [door(), { ...above, sill: 1_279 } as Opening] })).toBe('These openings overlap.');
});

test('sketch refusals: a missing wall has nothing else, whichever comes first', () => {
  const missing: Opening = { id: 'm', kind: 'missing', wall: 0 };
  const message = 'A missing wall has no other opening.';
  expect(fault({ openings: [missing, door()] })).toBe(message);
  expect(fault({ openings: [door(), missing] })).toBe(message);
  expect(fault({ openings: [missing, { ...missing, id: 'n' }] })).toBe(message);
});

test('sketch refusals: the high side of a sloped ceiling is the one that counts', () => {
  const height = { low: 960, high: 1_280, axis: 'x' } as const;
  expect(fault({ height, openings: [door()] })).toBeUndefined();
  expect(fault({ height, openings: [door({ height: 1_281 })] })).toBe(
    'This opening is higher than its wall.',
  );
});

test.each<[string, WetArea, string | undefined]>([
  ['the whole outline', [ell], undefined],
  [
    'a triangle from wall to wall',
    [
      [
        [0, 0],
        [3_840, 0],
        [0, 2_688],
      ],
    ],
    undefined,
  ],
  [
    'across the inner corner',
    [
      [
        [2_304, 2_688],
        [3_840, 1_536],
        [0, 0],
      ],
    ],
    'This wet area leaves the room.',
  ],
  [
    'round the inner corner',
    [
      [
        [3_840, 1_536],
        [2_304, 1_536],
        [2_304, 2_688],
        [0, 0],
      ],
    ],
    undefined,
  ],
  [
    'two that touch along an edge',
    [
      [
        [0, 0],
        [96, 0],
        [96, 96],
      ],
      [
        [96, 0],
        [200, 0],
        [96, 96],
      ],
    ],
    undefined,
  ],
  [
    'one in the other',
    [
      [
        [0, 0],
        [960, 0],
        [960, 960],
        [0, 960],
      ],
      [
        [96, 96],
        [200, 96],
        [96, 200],
      ],
    ],
    'Wet areas overlap. Join them or move one.',
  ],
  [
    'the same twice',
    [
      [
        [0, 0],
        [96, 0],
        [96, 96],
      ],
      [
        [96, 96],
        [0, 0],
        [96, 0],
      ],
    ],
    'Wet areas overlap. Join them or move one.',
  ],
  [
    'a bow tie',
    [
      [
        [0, 0],
        [96, 96],
        [96, 0],
        [0, 96],
      ],
    ],
    'Wet areas overlap. Join them or move one.',
  ],
])('sketch refusals: wet floor, %s', (_, floor, message) => {
  expect(onFloor(floor)).toBe(message);
});

test('sketch refusals: a wet part of a wall ends with its wall, and not above it', () => {
  const walls = (...given: Sketch['wet']['walls']) =>
    fault({ wet: { floor: [], walls: given, ceiling: [] } });
  expect(walls({ wall: 1, from: 0, to: 1_536, height: 1_536 })).toBeUndefined();
  expect(walls({ wall: 1, from: 0, to: 1_537, height: 10 })).toBe('This wet area leaves the room.');
  expect(walls({ wall: 1, whole: true, height: 1_537 })).toBe('This wet area leaves the room.');
  const half = { wall: 1, from: 0, to: 700, height: 10 };
  expect(walls(half, { ...half, from: 700, to: 900 })).toBeUndefined();
  expect(walls(half, { wall: 1, whole: true, height: 5 })).toBe('This part of the wall is already marked.');
});

test('sketch refusals: the JSON of a sketch reads back as the same sketch', () => {
  fc.assert(
    fc.property(aSketch, (sketch) => {
      expect(sketchShape.parse(JSON.parse(JSON.stringify(sketch)))).toEqual(sketch);
    }),
  );
});
