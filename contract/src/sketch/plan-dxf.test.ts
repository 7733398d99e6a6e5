import dxfParser, { type DxfParser, type ILineEntity, type ITextEntity } from 'dxf-parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSketch, ell, sketched } from '../testing/sketches.ts';
import { planOf } from './plan.ts';
import { planDxf } from './plan-dxf.ts';
import type { Sketch } from './shape.ts';

// It is the class itself at run time, other than its types say.
const Reader = dxfParser as unknown as new () => DxfParser;

/** As another program reads it. */
function opened(sketch: Sketch) {
  const text = planDxf(sketch);
  const read = new Reader().parseSync(text)!;
  const lines = read.entities.filter((one): one is ILineEntity => one.type === 'LINE');
  const on = (layer: string) =>
    lines
      .filter((one) => one.layer === layer)
      .map(({ vertices: [a, b] }) => [a!.x, a!.y, b!.x, b!.y] as const);
  const texts = read.entities.filter((one): one is ITextEntity => one.type === 'TEXT');
  return { text, read, walls: on('WALLS'), openings: on('OPENINGS'), texts };
}
const long = (lines: readonly (readonly [number, number, number, number])[]) =>
  lines.reduce((sum, [a, b, c, d]) => sum + Math.hypot(c - a, d - b), 0);

const door = { id: 'd', kind: 'door', wall: 0, at: 192, width: 576, height: 1_280, sill: 0 } as const;

test('sketch as DXF: a reader finds walls, openings and lengths in inches, y up', () => {
  const sketch = sketched({
    points: ell,
    openings: [
      door,
      { ...door, id: 'c', wall: 4, at: 0, kind: 'window', sill: 9 },
      { id: 'm', kind: 'missing', wall: 2 },
    ],
  });
  const { read, walls, openings, texts } = opened(sketch);
  expect(read.header).toMatchObject({ $ACADVER: 'AC1009', $LUNITS: 4 });
  expect(Object.keys(read.tables.layer.layers)).toEqual(['WALLS', 'OPENINGS', 'LENGTHS']);
  expect(walls).toEqual([
    [0, 0, 12, 0],
    [48, 0, 240, 0],
    [240, 0, 240, 96],
    [144, 96, 144, 168],
    [108, 168, 0, 168],
    [0, 168, 0, 0],
  ]);
  expect(openings).toEqual([
    [12, 0, 48, 0],
    [240, 96, 144, 96],
    [144, 168, 108, 168],
  ]);
  expect(texts.map(({ text, layer }) => `${layer} ${text}`)).toEqual(
    ['20\'0"', '8\'0"', '8\'0"', '6\'0"', '12\'0"', '14\'0"'].map((length) => `LENGTHS ${length}`),
  );
  expect(texts[0]!.endPoint).toEqual({ x: 120, y: -10, z: 0 });
});

test('sketch as DXF: of any room, walls and openings together are its outline', () => {
  fc.assert(
    fc.property(aSketch, (sketch) => {
      const { text, walls, openings } = opened(sketch);
      const around = planOf(sketch).walls.reduce(
        (sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]) / 16,
        0,
      );
      expect(long(walls) + long(openings)).toBeCloseTo(around, 2);
      expect(openings).toHaveLength(sketch.openings.length);
      expect(text).toMatch(/^[\x20-\x7e\r\n]+$/);
    }),
  );
});
