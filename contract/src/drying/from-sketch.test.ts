import { expect, test } from 'vitest';
import { usualRules } from '../sketch/usual-rules.ts';
import { ell, sketched } from '../testing/sketches.ts';
import { drawnAgain, sizesOfSketch } from './from-sketch.ts';
import { newRecord } from './record-actions.ts';

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

const room = (said: object) => {
  const begun = { id: 'a', projectId: 1, author: null, at: '2026-11-21T08:00:00Z' };
  return newRecord('room', begun, { name: 'Den', ...said });
};
const wetOn = (walls: number[]) =>
  sketched({
    points: ell,
    wet: { floor: [], walls: walls.map((wall) => ({ wall, whole: true, height: 384 })), ceiling: [] },
  });

test("drying room that is drawn: its sizes are the sketch's, and what was typed as wet stays until it is marked", () => {
  const first = drawnAgain(room({ floorSf: 9, wetWallLf: 5, offsets: 3 }), wetOn([]), usualRules);
  expect(first).toMatchObject({ floorSf: 232, perimeterLf: 68, wetWallLf: 5, offsets: 3 });
  const marked = drawnAgain(first, wetOn([1]), usualRules);
  expect(marked).toMatchObject({ wetWallLf: 8, wetWallBelow2ftSf: 16, wetFloorSf: null });
  const typed = { ...marked, wetWallLf: 6 };
  expect(drawnAgain(typed, { ...wetOn([1]), height: 1_600 }, usualRules)).toMatchObject({ wetWallLf: 6 });
  expect(drawnAgain(typed, wetOn([]), usualRules)).toMatchObject({ wetWallLf: null });
  expect(drawnAgain(typed, null, usualRules)).toEqual({ ...typed, sketch: null });
});

test('drying room that is drawn: its offsets follow the shape unless others were typed', () => {
  const drawn = drawnAgain(room({}), wetOn([]), usualRules);
  expect(drawn.offsets).toBe(1);
  const square = sketched({ points: [ell[0]!, ell[1]!, [3_840, 3_840], [0, 3_840]] });
  expect(drawnAgain(drawn, square, usualRules).offsets).toBe(0);
  expect(drawnAgain({ ...drawn, offsets: 4 }, square, usualRules).offsets).toBe(4);
});

test('drying room that is drawn: a size that no record holds is not known', () => {
  const far = 113_280;
  const points: [number, number][] = [
    [-far, -far],
    [far, -far],
    [far, far],
    [-far, far],
  ];
  expect(drawnAgain(room({}), sketched({ points }), usualRules)).toMatchObject({
    ...{ floorSf: null, perimeterLf: 4_720 },
  });
});
