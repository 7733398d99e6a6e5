import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSketch, ell, sketched } from '../testing/sketches.ts';
import { drawingOf, fitIn, planInWords } from './drawing.ts';
import { planOf } from './plan.ts';
import { planSvg } from './plan-svg.ts';
import { usualRules } from './usual-rules.ts';

const door = { id: 'd', kind: 'door', wall: 0, at: 192, width: 576, height: 1_280, sill: 0 } as const;
const room = {
  name: 'Den & <bath>',
  sketch: sketched({
    points: ell,
    openings: [door, { ...door, id: 'w', kind: 'window', wall: 5, sill: 200, height: 700 }],
    objects: [{ id: 't', kind: 'tub', x: 1_000, y: 1_000, width: 960, depth: 480, turn: 90 }],
    wet: { floor: 'all', walls: [{ wall: 4, whole: true, height: 384 }], ceiling: [] },
  }),
  rules: usualRules,
};
const numbersOf = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(([one]) => Number(one));

test('sketch drawing: every wall with its length, an opening between its parts, wet with its word', () => {
  const plan = planOf(room.sketch);
  const { shapes, words, corners } = drawingOf(plan, { scale: 0.1, offset: [10, 20] });
  expect(shapes.filter(({ look, wall }) => look === 'solid' && wall === 0).map(({ path }) => path)).toEqual([
    'M10 288.8L29.2 288.8',
    'M86.8 288.8L394 288.8',
  ]);
  expect(shapes.filter(({ look }) => look === 'arc')).toEqual([
    { look: 'arc', wall: 0, path: 'M29.2 231.2A57.6 57.6 0 0 1 86.8 288.8' },
  ]);
  expect(shapes.find(({ look }) => look === 'object')!.path).toMatch(/^M134 140.8L134 236.8L86 236.8/);
  expect(words.map(({ text }) => text)).toEqual([
    ...['Wet', 'Wet 2\'0" high', 'Tub'],
    ...['20′0″', '8′0″', '8′0″', '6′0″', '12′0″', '14′0″'],
  ]);
  expect(corners).toHaveLength(6);
  expect(planInWords(plan)).toBe(
    '6 walls: 20′0″, 8′0″, 8′0″, 6′0″, 12′0″, 14′0″; 2 openings; wet areas are marked.',
  );
});

test('sketch drawing: a wall shorter than its words shows its length only while it is chosen', () => {
  const plan = planOf(room.sketch);
  const lengths = (current?: number) =>
    drawingOf(plan, { scale: 0.02, offset: [0, 0] }, { current, typed: new Map([[0, '20′']]) })
      .words.filter(({ look }) => look === 'length')
      .map(({ text }) => text);
  expect(lengths()).toEqual(['20′0″ (20′ typed)', '12′0″', '14′0″']);
  expect(lengths(1)).toContain('8′0″');
});

test('sketch drawing: of any room, all walls lie in the box', () => {
  fc.assert(
    fc.property(aSketch, (sketch) => {
      const plan = planOf(sketch);
      const drawn = drawingOf(plan, fitIn(plan, [400, 300])).shapes.filter(({ look }) => look === 'floor');
      for (const [index, value] of drawn.flatMap(({ path }) => numbersOf(path)).entries()) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(index % 2 ? 300 : 400);
      }
    }),
  );
});

test('sketch drawing: of any room, the lengths beside side walls lie in the box', () => {
  fc.assert(
    fc.property(aSketch, (sketch) => {
      const plan = planOf(sketch);
      for (const { look, text, x, anchor } of drawingOf(plan, fitIn(plan, [400, 300])).words) {
        if (look !== 'length' || anchor === 'middle') continue;
        // A letter of 14 px in the font of figures.
        const wide = text.length * 8.4;
        expect(anchor === 'end' ? x - wide : 400 - x - wide).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('sketch plan as SVG: a file of its own, names as text, the rules of its figures below', () => {
  const svg = planSvg(room);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 960 760" role="img">\n/);
  expect(svg).toContain('<title>Plan of Den &amp; &lt;bath&gt;</title>');
  expect(svg).toContain(
    'Doors taken out of the floor perimeter; all openings taken out of the walls.</text>',
  );
  expect(svg.match(/class="solid"/g)).toHaveLength(8);
  expect(planSvg(room)).toBe(svg);
  expect(planSvg({ ...room, name: 'A\u0000B' })).toContain('Plan of AB<');
});
