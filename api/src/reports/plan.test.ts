import { sized } from '@tidemark/contract/rooms';
import { ell, sketched } from '@tidemark/contract/testing/sketches';
import { describe, expect, test, vi } from 'vitest';
import { claimSheetPdf } from './claim-sheet-pdf.ts';
import { claimSheetView } from './claim-sheet-view.ts';
import type { ReportInput } from './inspection/input.ts';
import { flooded } from './inspection/testing/flooded.ts';
import { printed } from './inspection/testing/print.ts';
import { basement } from './testing/basement.ts';
import { canRead, everyNode, pagesOf, readPdf, textOf, wordsOf } from './testing/read-pdf.ts';

vi.setConfig({ testTimeout: 30_000 });

type Room = ReportInput['rooms'][number];

const door = { id: 'd', kind: 'door', wall: 0, at: 192, width: 576, height: 1_280, sill: 0 } as const;
const sketch = sketched({
  points: ell,
  height: 1_728,
  openings: [door, { ...door, id: 'w', kind: 'window', wall: 5, at: 900, sill: 300 }],
  objects: [{ id: 't', kind: 'tub', x: 1_000, y: 1_000, width: 960, depth: 480, turn: 30 }],
  wet: { floor: 'all', walls: [{ wall: 4, whole: true, height: 384 }], ceiling: [] },
});
const sheet = (given: object) =>
  claimSheetPdf(
    claimSheetView({ ...basement, room: { ...basement.room, ...given } }),
    new Date(basement.printedAt),
  );
const wordsIn = (pdf: Buffer) => wordsOf(pdf).replaceAll(/\s+/g, ' ');
const expected = [
  ...['20′0″', '14′0″', 'Tub', 'Wet 2\'0" high', '232.00 SF', '65.00 LF', '2,088.00 CF'],
  'Doors taken out of the floor perimeter; all openings taken out of the walls.',
];
const alt =
  'Plan of Basement. 6 walls: 20′0″, 8′0″, 8′0″, 6′0″, 12′0″, 14′0″; 2 openings; wet areas are marked.';

describe.skipIf(!canRead)('plans, read by poppler and qpdf', () => {
  test('printed plan: a claim sheet of a drawn room, plan and quantities on a page of their own', async () => {
    const pdf = await sheet({ sketch });
    expect(pagesOf(pdf)).toBe(2);
    const text = wordsIn(pdf);
    for (const words of ['Plan of Basement', ...expected]) expect(text).toContain(words);
    const figures = everyNode(readPdf(pdf).tree).filter(({ type }) => type === '/Figure');
    expect(figures.map((one) => one.alt)).toContain(alt);
    expect(pagesOf(await sheet({ sketch: null }))).toBe(1);
    expect((await sheet({ sketch })).equals(pdf)).toBe(true);
  });

  test('printed plan: other rules and a sloped ceiling are said below it', async () => {
    const height = { low: 1_344, high: 1_728, axis: 'x' } as const;
    const sketchRules = { doorsFromPerimeter: false, deduct: 'over', overSf: 20 };
    expect(wordsIn(await sheet({ sketch: { ...sketch, height }, sketchRules }))).toContain(
      'Doors kept in the floor perimeter; openings over 20 SF taken out of the walls. ' +
        'Walls and volume by the mean height of the sloped ceiling.',
    );
  });

  test('printed plan: an inspection report has it with the room, above its lines', async () => {
    const [first, ...others] = flooded.rooms;
    const rooms = [{ ...first!, room: sized({ ...first!.room, sketch }) }, ...others];
    const pdf = await printed({ ...flooded, rooms });
    const text = wordsIn(pdf);
    for (const words of expected) expect(text).toContain(words);
    const figures = everyNode(readPdf(pdf).tree).filter(({ type }) => type === '/Figure');
    expect(figures.map((one) => one.alt)).toContain(alt);
  });

  test('printed plan: in an inspection report a room has its name and its plan on one page', async () => {
    const rooms = flooded.rooms.map((one) => ({ ...one, room: sized({ ...one.room, sketch }) }));
    for (let lines = 0; lines < 60; lines += 10) {
      const additionalNotes = Array.from({ length: lines }, (_, at) => `line ${at}`).join('\n');
      const inspection = { ...flooded.inspection, additionalNotes };
      const pages = textOf(await printed({ ...flooded, inspection, rooms })).split('\f');
      for (const page of pages)
        expect(page.match(/ lines? filled/g)?.length).toBe(page.match(/ceiling perimeter/g)?.length);
      expect(pages.join('').match(/ lines? filled/g)).toHaveLength(rooms.length);
    }
  });

  test('printed floor plan: a page for each level where somebody placed a room, with its scale', async () => {
    const [first, second, third] = flooded.rooms as [Room, Room, Room];
    const place = (x: number, turn: 0 | 90 = 0) => ({ x, y: 0, turn });
    const rooms = [
      { ...first, room: { ...sized({ ...first.room, sketch }), placement: place(0) } },
      { ...second, room: { ...second.room, placement: place(2_688, 90) } },
      third,
    ];
    const pdf = await printed({ ...flooded, rooms });
    const [without, levelToo] = [
      await printed({
        ...flooded,
        rooms: rooms.map((one) => ({ ...one, room: { ...one.room, placement: null } })),
      }),
      await printed({
        ...flooded,
        rooms: rooms.map((one) => ({ ...one, room: { ...one.room, level: 'First floor' } })),
      }),
    ];
    expect(pagesOf(pdf)).toBe(pagesOf(without) + 2);
    expect(wordsIn(without)).not.toContain('Floor plan');
    expect(pagesOf(levelToo)).toBe(pagesOf(without) + 1);
    const text = wordsIn(pdf);
    for (const words of ['Floor plan, Basement', 'Floor plan, First floor', '5 ft'])
      expect(text).toContain(words);
    const figures = everyNode(readPdf(pdf).tree).filter(({ type }) => type === '/Figure');
    expect(figures.map((one) => one.alt)).toEqual(
      expect.arrayContaining([
        'Floor plan, Basement. Basement 20′0″ × 14′0″, wet.',
        'Floor plan, First floor. Laundry 7′6″ × 9′0″; Hall bath No size yet.',
      ]),
    );
    expect(wordsIn(levelToo)).toContain('Level: First floor');
  });
});
