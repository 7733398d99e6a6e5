import { type ScopeRow, scopeGroups } from '@tidemark/contract/scope/scope';
import { expect, test } from 'vitest';
import { flooded } from '../inspection/testing/flooded.ts';
import { canRead, pagesOf, readPdf, wordsOf } from '../testing/read-pdf.ts';
import { type ScopeInput, scopePdf } from './scope-pdf.ts';

const row = (at: number, of: Partial<ScopeRow> = {}): ScopeRow => ({
  ...{ roomId: 'kitchen', room: 'Kitchen', section: 'Floors', code: `W-${at}` },
  ...{ description: `Line ${at}`, activity: 'apply', quantity: at + 0.5, unit: 'SF', formula: '' },
  ...{ afterHours: false, note: '', photos: [] },
  ...of,
});
const input = (rows: ScopeRow[], by: 'room' | 'section' = 'room'): ScopeInput => ({
  ...{ company: flooded.company, companyContact: flooded.companyContact },
  project: { id: 2418, title: 'Basement water loss' },
  about: 'Helen Okafor · 418 Larkspur Lane, Naperville, IL 60540',
  estimate: 'Estimate 2418-02, price list 3',
  ...{ by, groups: scopeGroups(rows, by), timeZone: 'America/Chicago' },
  fileName: 'scope-v1-2418.pdf',
  printedAt: '2026-11-27T15:10:00.000Z',
});
const positions = (text: string, words: readonly string[]) => words.map((word) => text.indexOf(word));
const increasing = (numbers: readonly number[]) =>
  numbers.every((number, at) => number >= 0 && (at === 0 || number > numbers[at - 1]!));

test.skipIf(!canRead)('scope PDF: everything of a line, under its room, in the order of typing', async () => {
  const rows = [
    row(1, {
      code: 'W-150',
      afterHours: true,
      formula: 'PF*0.5',
      note: 'Tidemark at 2 ft',
      photos: ['014', '018'],
    }),
    row(2, { room: '浴室, Größe', roomId: 'bath', section: 'Walls' }),
    row(3, { room: '浴室, Größe', roomId: 'bath' }),
  ];
  const byRoom = wordsOf(await scopePdf(input(rows))).replaceAll(/\s+/g, ' ');
  const facts = ['Line 1', '1.50 SF', 'W-150 · apply · after hours · formula PF*0.5', 'Tidemark at 2 ft'];
  const order = ['Kitchen', 'Photos 014 018', ...facts, '浴室, Größe', 'Line 2', 'Line 3'];
  expect(increasing(positions(byRoom, order))).toBe(true);
  const bySection = wordsOf(await scopePdf(input(rows, 'section'))).replaceAll(/\s+/g, ' ');
  expect(increasing(positions(bySection, ['Floors', 'Line 1', 'Line 3', 'Walls', 'Line 2']))).toBe(true);
  expect(increasing(positions(bySection, [...facts.slice(0, 2), 'Photos 014 018', 'Line 3']))).toBe(true);
  expect(bySection).toContain('W-2 · 浴室, Größe · apply');
});

test.skipIf(!canRead)(
  'scope PDF: many lines fill the left column, then the right one, then pages',
  async () => {
    const rows = Array.from({ length: 120 }, (_, at) => row(at + 100, { note: 'Wet behind the cabinet' }));
    const pdf = await scopePdf(input(rows));
    const text = wordsOf(pdf);
    expect(
      increasing(
        positions(
          text,
          rows.map(({ description }) => description),
        ),
      ),
    ).toBe(true);
    expect(pagesOf(pdf)).toBe(4);
    const { bookmarks } = readPdf(pdf);
    expect(bookmarks.map(({ title }) => title)).toEqual(['Kitchen']);
  },
);

test.skipIf(!canRead)(
  'scope PDF: words without end stay in their column, and no line is no fault',
  async () => {
    const long = row(1, {
      ...{ description: 'W'.repeat(300), note: 'M'.repeat(300), room: 'Room '.repeat(24) },
      photos: Array.from({ length: 900 }, (_, at) => String(at + 100)),
    });
    const text = wordsOf(await scopePdf(input([long])));
    expect(text).toContain('999');
    expect(wordsOf(await scopePdf(input([])))).toContain('This estimate has no lines.');
  },
);
