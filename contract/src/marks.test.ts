import { expect, test } from 'vitest';
import { documentationActions, withChange } from './documentation.ts';
import { newFile } from './documentation-file.ts';
import { type Mark, marksOf } from './mark-drawing.ts';
import { mark, mostMarks, withMarks } from './marks.ts';

const [one, other] = [
  '01980000-0000-7000-8000-000000000001',
  '01980000-0000-7000-8000-000000000002',
] as const;
const arrow: Mark = { kind: 'arrow', x: 0, y: 0, toX: 5000, toY: 5000, text: '' };
const circle: Mark = { ...arrow, kind: 'circle' };
const photo = newFile(
  { id: 'a', inspectionId: 'b', category: 'photo' },
  { name: 'wall.jpg', size: 1, sha256: 'f'.repeat(64) },
  '2026-11-26T20:00:00.000Z',
);

test('marks: two devices add one each, both stay; a mark taken away goes', () => {
  const both = withChange(withChange(photo, { marks: { [other]: circle } }), { marks: { [one]: arrow } });
  expect(marksOf(both)).toEqual([arrow, circle]);
  expect(withMarks(both.marks, { [one]: null })).toEqual({ [other]: circle });
  expect(withChange(both, { description: 'North wall' }).marks).toEqual(both.marks);
});

test('marks: a record of an earlier version, none', () => {
  const { marks: _, ...earlier } = photo;
  expect(marksOf(earlier as Partial<typeof photo>)).toEqual([]);
  expect(withMarks(undefined, { [one]: arrow })).toEqual({ [one]: arrow });
});

test('marks: two unsent changes, merged to one call that does the same', () => {
  const change = (marks: Record<string, Mark | null>) => ({
    inspectionId: 'b',
    documentation: { photos: [{ id: 'a', marks }] },
  });
  const { merge } = documentationActions.update.offline;
  const merged = merge!(change({ [one]: arrow, [other]: circle }), change({ [one]: null }));
  expect(merged?.documentation.photos).toEqual([{ id: 'a', marks: { [one]: null, [other]: circle } }]);
});

test.each([
  [{ ...arrow, x: -1 }, false],
  [{ ...arrow, toY: 10_001 }, false],
  [{ ...arrow, x: 0.5 }, false],
  [{ ...arrow, kind: 'star' }, false],
  [{ ...arrow, kind: 'text', text: '  ' }, false],
  [{ ...arrow, kind: 'text', text: 'x'.repeat(61) }, false],
  [{ ...arrow, kind: 'text', text: 'Line at 2 ft' }, true],
  [{ kind: 'blur', x: 1, y: 2, toX: 3, toY: 4 }, true],
])('marks: %o, taken: %s', (given, taken) => {
  expect(mark.safeParse(given).success).toBe(taken);
});

test('marks: a call names at most twice as many as a photo takes', () => {
  const id = (nth: number) => `01980000-0000-7000-8000-${String(nth).padStart(12, '0')}`;
  const named = (count: number) => ({
    body: {
      inspectionId: one,
      documentation: {
        photos: [
          { id: one, marks: Object.fromEntries(Array.from({ length: count }, (_, nth) => [id(nth), arrow])) },
        ],
      },
    },
  });
  const { body } = documentationActions.update;
  expect(body.safeParse(named(2 * mostMarks).body).success).toBe(true);
  expect(body.safeParse(named(2 * mostMarks + 1).body).success).toBe(false);
});
