import { expect, test } from 'vitest';
import { usualRules } from '../sketch/usual-rules.ts';
import { ell, sketched } from '../testing/sketches.ts';
import { sizesOfSketch } from './from-sketch.ts';

const door = { id: 'd', kind: 'door', wall: 0, at: 192, width: 576, height: 1_280, sill: 0 } as const;

test('drying room from a sketch: its sizes, offsets and what is marked as wet', () => {
  const sketch = sketched({
    ...{ points: ell, height: 1_728, openings: [door] },
    wet: { floor: 'all', walls: [{ wall: 1, whole: true, height: 768 }], ceiling: [] },
  });
  expect(sizesOfSketch(sketch, usualRules)).toEqual({
    ...{ floorSf: 232, perimeterLf: 65, wallSf: 592, heightFt: 9, offsets: 1 },
    ...{ wetFloorSf: 232, wetWallLf: 8, wetWallBelow2ftSf: 16, wetWallAbove2ftSf: 16, wetCeilingSf: null },
  });
});

test('drying room from a sketch: nothing marked as wet is not known', () => {
  const { floorSf, ...others } = sizesOfSketch(sketched({ points: ell }), {
    ...usualRules,
    doorsFromPerimeter: false,
  });
  expect(floorSf).toBe(232);
  expect(others).toMatchObject({ wetFloorSf: null, wetWallLf: null, wetCeilingSf: null, perimeterLf: 68 });
});
