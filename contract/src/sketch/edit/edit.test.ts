import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSketch, ell, sketched } from '../../testing/sketches.ts';
import { faultOf } from '../fault.ts';
import { figuresOfSketch } from '../figures.ts';
import { edgesOf, longestOn, shownLength } from '../geometry.ts';
import { usualSettings } from '../settings.ts';
import { objectKinds, openingKinds, type Sketch, sketchShape } from '../shape.ts';
import { usualRules } from '../usual-rules.ts';
import type { Edited } from './edited.ts';
import { addObject, moveObject, removeObject } from './objects.ts';
import { addOpening, changeOpening, removeOpening, toggleMissing } from './openings.ts';
import { cutCorner, pushWall, rectangle, removeCorner, setHeight, setLength, splitWall } from './outline.ts';
import { closeWalk, type Leg, turns, walk } from './walk.ts';
import { setWet, wetAlong, wetWall } from './wet.ts';

const figures = (sketch: Sketch) => figuresOfSketch(sketch, usualRules);
function made(edited: Edited): Sketch {
  if ('refused' in edited) throw new Error(edited.refused);
  return edited.sketch;
}
const refusal = (edited: Edited) => ('refused' in edited ? edited.refused : undefined);
const { openings: sizes } = usualSettings;
const door = (sketch: Sketch, wall: number) =>
  made(addOpening(sketch, { id: 'd', kind: 'door', wall }, sizes));

test('sketch edits: the start is the size of the room, or 12 × 12 × 8 ft', () => {
  expect(figures(rectangle(2_880, 2_304, 1_536))).toMatchObject({ F: 180, WG: 432 });
  expect(figures(rectangle())).toMatchObject({ L: 12, WD: 12, H: 8 });
});

test('sketch edits: a typed length moves the next wall, and the one after takes it up', () => {
  expect(made(setLength(rectangle(1_920, 1_536), 0, 2_400)).points).toEqual(rectangle(2_400, 1_536).points);
  const longer = made(setLength(sketched({ points: ell }), 0, 4_032));
  expect(longer.points).toEqual([
    [0, 0],
    [4_032, 0],
    [4_032, 1_536],
    [2_304, 1_536],
    [2_304, 2_688],
    [0, 2_688],
  ]);
});

test('sketch edits: a length that leaves the grid or the wall after it says which wall is first', () => {
  const cut = made(cutCorner(rectangle(), 2, 576));
  expect(refusal(setLength(cut, 0, 2_400))).toBe('Change wall 3 first.');
  expect(refusal(setLength(sketched({ points: ell }), 1, 3_000))).toBe('Change wall 4 first.');
  expect(refusal(setLength(sketched({ points: ell }), 0, 1_000))).toBe('Change wall 3 first.');
});

test('sketch edits: the door of a wall that takes up a length stays where it is', () => {
  const sketch = door(rectangle(1_920, 1_536), 2);
  const [before] = sketch.openings;
  const [after] = made(setLength(sketch, 0, 2_400)).openings;
  expect(after).toEqual({ ...before, at: (before as { at: number }).at + 480 });
});

test('sketch edits: a typed 45° wall keeps to the grid and shows what it is', () => {
  const cut = made(cutCorner(rectangle(2_880, 2_304), 1, 576));
  const edges = edgesOf(cut.points);
  expect(edges[1]).toMatchObject({ diagonal: true, run: 576 });
  expect(shownLength(edges[1]!)).toBe(815);
  expect(refusal(cutCorner(rectangle(), 0, 2_304))).toBe('Choose less than its walls are long.');
  expect(refusal(cutCorner(cut, 1, 100))).toBe('Only a square corner can be cut.');
});

test('sketch edits: pushing a stretch out makes an alcove, in a chimney breast, at a corner an L', () => {
  const room = rectangle(2_688, 1_920);
  expect(figures(made(pushWall(room, 0, { from: 768, to: 1_920, by: 384 })))).toMatchObject({
    F: 152,
    offsets: 1,
  });
  expect(figures(made(pushWall(room, 2, { from: 768, to: 1_728, by: -384 })))).toMatchObject({ F: 130 });
  const cornered = made(pushWall(room, 0, { from: 0, to: 768, by: 384 }));
  expect(cornered.points).toHaveLength(6);
  expect(figures(cornered)).toMatchObject({ F: 148, offsets: 1 });
  expect(made(pushWall(room, 1, { from: 0, to: 1_920, by: 192 })).points).toEqual(
    rectangle(2_880, 1_920).points,
  );
});

test('sketch edits: the last wall is pushed like any other', () => {
  const room = rectangle(2_688, 1_920);
  expect(figures(made(pushWall(room, 3, { from: 0, to: 1_920, by: 192 })))).toMatchObject({ L: 15, WD: 10 });
  expect(figures(made(pushWall(room, 3, { from: 384, to: 1_920, by: 384 })))).toMatchObject({ F: 156 });
  expect(figures(made(pushWall(room, 3, { from: 0, to: 960, by: 384 })))).toMatchObject({
    F: 150,
    offsets: 1,
  });
});

test('sketch edits: what is on a wall moves with its stretch, and is in the way of a cut through it', () => {
  const room = door(rectangle(2_688, 1_920), 0);
  const pushed = made(pushWall(room, 0, { from: 768, to: 1_920, by: 384 }));
  expect(pushed.openings[0]).toMatchObject({ wall: 2, at: 288 });
  expect(refusal(splitWall(room, 0, 1_344))).toBe('An opening is in the way. Move it first.');
  expect(made(splitWall(room, 0, 1_920)).openings[0]).toEqual(room.openings[0]);
});

test('sketch edits: walls are gone and back, and nothing else is on one that is gone', () => {
  const gone = made(toggleMissing(rectangle(), 1, 'm'));
  expect(figures(gone)).toMatchObject({ PC: 36 });
  expect(refusal(addOpening(gone, { id: 'd', kind: 'door', wall: 1 }, sizes))).toBe(
    'A missing wall has no other opening.',
  );
  expect(made(toggleMissing(gone, 1, 'x'))).toEqual(rectangle());
  expect(made(splitWall(gone, 1, 960)).openings.map(({ wall }) => wall)).toEqual([1, 2]);
});

test('sketch edits: a new opening has the size of the company and the middle of the widest free part', () => {
  const two = made(addOpening(door(rectangle(), 0), { id: 'w', kind: 'window', wall: 0 }, sizes));
  expect(two.openings).toMatchObject([
    { width: 576, height: 1_280, sill: 0, at: 864 },
    { width: 576, height: 768, sill: 576, at: 144 },
  ]);
  expect(refusal(changeOpening(two, 'w', { at: 500 }))).toBe('These openings overlap.');
  expect(made(changeOpening(two, 'w', { at: 0 })).openings[1]).toMatchObject({ at: 0 });
  expect(made(removeOpening(two, 'd')).openings).toHaveLength(1);
});

test('sketch edits: a band along a wall, a wall up to a height, the whole floor', () => {
  const wet = made(wetWall(made(wetAlong(rectangle(), 'floor', 1, 384)), 1, 384));
  expect(figures(wet)).toMatchObject({ WET: 24, WETW: 12, wetBelow2ft: 24 });
  expect(figures(made(setWet(wet, 'floor', 'all')))).toMatchObject({ WET: 144 });
  expect(figures(made(wetWall(wet, 1, 0)))).toMatchObject({ WETW: 0 });
  expect(refusal(wetAlong(wet, 'floor', 2, 384))).toBe('Wet areas overlap. Join them or move one.');
  expect(
    figures(made(wetAlong(made(cutCorner(rectangle(), 0, 576)), 'ceiling', 0, 192))).wetCeiling,
  ).toBeGreaterThan(0);
});

test('sketch edits: a ceiling is flat or sloped, and its openings must fit', () => {
  const sloped = made(setHeight(door(rectangle(), 0), { low: 1_000, high: 1_536, axis: 'x' }));
  expect(figures(sloped)).toMatchObject({ SH: 5.21, HH: 8 });
  expect(refusal(setHeight(sloped, 1_000))).toBe('This opening is higher than its wall.');
});

test('sketch edits: objects are only in the picture', () => {
  const withSink = made(addObject(rectangle(), { id: 's', kind: 'sink' }));
  const moved = made(moveObject(withSink, 's', { x: 16, turn: 90 }));
  expect(moved.objects[0]).toMatchObject({ x: 1_168, y: 1_152, turn: 90 });
  expect(figures(moved)).toEqual(figures(rectangle()));
  expect(made(removeObject(moved, 's'))).toEqual(rectangle());
  expect(objectKinds.every((kind) => 'sketch' in addObject(rectangle(), { id: 'o', kind }))).toBe(true);
});

const round: Leg[] = [
  { length: 2_368, turn: 'right' },
  { length: 1_920, turn: 'right' },
  { length: 2_371, turn: 'right' },
  { length: 1_920, turn: 'right' },
];
test('sketch walk: a gap is told, spread half and half, the odd sixteenth to the last', () => {
  expect(walk(round).gap).toEqual([3, 0]);
  const spread = made(closeWalk(round, { spread: true, height: 1_536 }));
  expect(edgesOf(spread.points).map(longestOn).toSorted()).toEqual([1_920, 1_920, 2_369, 2_369].toSorted());
  expect(faultOf(spread)).toBeUndefined();
  expect(refusal(closeWalk(round, { spread: false, height: 1_536 }))).toBe(
    'Walls run straight, across or at 45°.',
  );
});

test('sketch walk: without spreading the last wall closes it where it is on the grid', () => {
  const short = round.with(2, { length: 2_368, turn: 'right' }).with(3, { length: 1_900, turn: 'right' });
  expect(walk(short).gap).toEqual([0, 20]);
  const closed = made(closeWalk(short, { spread: false, height: 1_536 }));
  expect(figures(closed)).toMatchObject({ WD: 10 });
});

test('sketch walk: clockwise and the other way round are the same room, with 45° corners too', () => {
  const bay: Leg[] = [
    { length: 2_304, turn: 'left45' },
    { length: 815, turn: 'left45' },
    { length: 1_152, turn: 'left45' },
    { length: 815, turn: 'left45' },
    { length: 2_304, turn: 'left' },
    { length: 2_304, turn: 'left' },
  ];
  const other = bay.map(({ length, turn }) => ({
    length,
    turn: turn.replace('left', 'right') as Leg['turn'],
  }));
  const [one, two] = [bay, other].map((legs) => made(closeWalk(legs, { spread: true, height: 1_536 })));
  expect(figures(one!)).toMatchObject({ F: 171, PC: 50.49 });
  expect(figures(two!)).toEqual(figures(one!));
});

type Step = (sketch: Sketch) => Edited;
const wallOf = (sketch: Sketch, at: number) => at % sketch.points.length;
const length = fc.integer({ min: 1, max: 4_000 });
const aStep: fc.Arbitrary<Step> = fc
  .record({
    which: fc.nat(13),
    at: fc.nat(63),
    a: length,
    b: length,
    by: fc.integer({ min: -900, max: 900 }),
  })
  .map(
    ({ which, at, a, b, by }): Step =>
      (sketch) => {
        const wall = wallOf(sketch, at);
        const id = `${which}-${a}-${b}`;
        const steps: (() => Edited)[] = [
          () => setLength(sketch, wall, a),
          () => splitWall(sketch, wall, a),
          () => pushWall(sketch, wall, { from: Math.min(a, b), to: Math.max(a, b), by }),
          () => pushWall(sketch, wall, { from: 0, to: longestOn(edgesOf(sketch.points)[wall]!), by }),
          () => pushWall(sketch, wall, { from: 0, to: a, by }),
          () => cutCorner(sketch, wall, a % 700),
          () => removeCorner(sketch, wall),
          () => addOpening(sketch, { id, kind: openingKinds[a % 5]!, wall }, sizes),
          () => toggleMissing(sketch, wall, id),
          () =>
            changeOpening(sketch, sketch.openings[a % (sketch.openings.length || 1)]?.id ?? '', { at: b }),
          () => setHeight(sketch, a > 2_000 ? { low: 900 + b, high: 5_000, axis: 'x' } : 900 + b),
          () => wetAlong(sketch, a % 2 ? 'floor' : 'ceiling', wall, b % 900),
          () => wetWall(sketch, wall, b % 1_000),
          () => addObject(sketch, { id, kind: objectKinds[a % 9]! }),
        ];
        return steps[which]!();
      },
  );

test('sketch edits: however a sketch is edited, it is one that may be saved', () => {
  let done = 0;
  fc.assert(
    fc.property(
      fc.oneof(aSketch, fc.constant(rectangle())),
      fc.array(aStep, { maxLength: 25 }),
      (start, steps) => {
        let sketch = start;
        for (const step of steps) {
          const edited = step(sketch);
          if ('refused' in edited) {
            expect(edited.refused).toMatch(/\.$/);
            continue;
          }
          done += 1;
          sketch = edited.sketch;
          expect(faultOf(sketch)).toBeUndefined();
          expect(sketchShape.safeParse(sketch).error?.issues.map(({ message }) => message) ?? []).toEqual([]);
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(done).toBeGreaterThan(300);
});

test('sketch edits: a split changes no quantity, and removing its corner brings the sketch back', () => {
  let done = 0;
  fc.assert(
    fc.property(aSketch, fc.nat(63), length, (sketch, at, far) => {
      const wall = wallOf(sketch, at);
      const split = splitWall(sketch, wall, far);
      if ('refused' in split) return;
      done += 1;
      expect(figures(split.sketch)).toEqual(figures(sketch));
      const joined = made(removeCorner(split.sketch, wall + 1));
      expect(joined).toEqual(sketch);
    }),
    { numRuns: 500 },
  );
  expect(done).toBeGreaterThan(20);
});

test('sketch walk: every room without openings can be walked again', () => {
  fc.assert(
    fc.property(aSketch, ({ points, height }) => {
      const edges = edgesOf(points);
      const angle = ({ dx, dy }: (typeof edges)[number]) => Math.round((Math.atan2(dy, dx) * 4) / Math.PI);
      const legs = edges.map((edge, index): Leg | undefined => {
        const by = (angle(edges[(index + 1) % edges.length]!) - angle(edge) + 16) % 8;
        const turn = { 2: turns[0], 6: turns[1], 1: turns[2], 7: turns[3] }[by];
        return turn && { length: shownLength(edge), turn };
      });
      fc.pre(legs.every((leg) => leg !== undefined) && !edges[0]!.diagonal);
      const walked = made(closeWalk(legs as Leg[], { spread: false, height }));
      expect(figures(walked)).toMatchObject({ F: figures(sketched({ points, height })).F });
    }),
    { numRuns: 200 },
  );
});
