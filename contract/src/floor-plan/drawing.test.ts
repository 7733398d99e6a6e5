import { expect, test } from 'vitest';
import { ell, sketched } from '../testing/sketches.ts';
import { fitLevel, levelInWords, roomDrawing, scaleBar } from './drawing.ts';
import { floorPlanSvg } from './floor-plan-svg.ts';
import { type FloorRoom, standingOn } from './standing.ts';

const room = (name: string, given: Partial<FloorRoom> = {}): FloorRoom => ({
  ...{ id: name, name, type: 'Office', dimensionsLength: 12, dimensionsWidth: 9.5 },
  ...given,
});
const on = (...rooms: FloorRoom[]) => standingOn('First floor', rooms);
const wordsAt = (one: FloorRoom, scale: number) =>
  roomDrawing(on(one)[0]!, scale).words.map(({ text }) => text);
const wet = sketched({ points: ell, wet: { floor: 'all', walls: [], ceiling: [] } });

test.each([
  ['a room has its name and size', room('Den'), ['Den', '12′0″ × 9′6″']],
  ['what is wet is a word too', room('Den', { sketch: wet }), ['Den', '20′0″ × 14′0″', 'Wet']],
  ['one without a size says so', room('Den', { dimensionsWidth: null }), ['Den', 'No size yet']],
  ['a long name breaks', room('Upstairs guest bathroom'), ['Upstairs guest', 'bathroom', '12′0″ × 9′6″']],
])('floor plan drawing: %s', (_, one, words) => {
  expect(wordsAt(one, 12 / 192)).toEqual(words);
});

test('floor plan drawing: in a small room what does not fit is left out, the name last', () => {
  expect(wordsAt(room('Den'), 4 / 192)).toEqual(['Den']);
  expect(wordsAt(room('Bathroom'), 4 / 192)).toEqual(['Bath…']);
});

test('floor plan drawing: lengths of walls are not on it', () => {
  expect(roomDrawing(on(room('Den', { sketch: wet }))[0]!, 1).words).not.toContainEqual(
    expect.objectContaining({ text: '20′0″' }),
  );
});

test('floor plan drawing: a level fills its box without its margin, in the middle, and a closet stays small', () => {
  const standing = on(
    room('Den', { placement: { x: 0, y: 0, turn: 0 } }),
    room('Hall', { placement: { x: 2_304, y: 0, turn: 90 } }),
  );
  const { scale, offset } = fitLevel(standing, [400, 400], 20);
  expect(scale * (2_304 + 1_824)).toBeCloseTo(360);
  expect(offset[0]).toBeCloseTo(20);
  expect(offset[1]).toBeCloseTo((400 - 2_304 * scale) / 2);
  expect(fitLevel(on(room('Closet', { dimensionsLength: 2 })), [900, 900], 0).scale).toBe(24 / 192);
});

test.each([
  [10 / 192, 100, '10 ft'],
  [30 / 192, 60, '2 ft'],
  [0.001, 38.4, '200 ft'],
])('floor plan drawing: the scale of %d is a bar of %d px that says %s', (scale, long, text) => {
  expect(scaleBar(scale)).toEqual({ long, text });
});

test('floor plan SVG: every room with its name, the scale, and words for a voice', () => {
  const standing = on(room('Den & <bar>'), room('Hall', { sketch: wet }));
  expect(levelInWords(standing)).toBe('Den & <bar> 12′0″ × 9′6″; Hall 20′0″ × 14′0″, wet.');
  const svg = floorPlanSvg('First floor', standing);
  expect(svg).toContain('<title>Floor plan, First floor</title>');
  expect(svg).toContain('>Den &amp; &lt;bar&gt;</text>');
  expect(svg).toContain('>5 ft</text>');
  expect(svg.match(/class="floor"/g)).toHaveLength(2);
  expect(svg.match(/class="wet"/g)).toHaveLength(1);
});
