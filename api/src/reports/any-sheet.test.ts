import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import { columnTypes, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import { anyRows } from '@tidemark/contract/testing/arbitraries';
import { runs } from '@tidemark/contract/testing/runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimSheetPdf } from './claim-sheet-pdf.ts';
import { type ClaimSheetInput, claimSheetView } from './claim-sheet-view.ts';
import { missing, printable } from './kit/printable.ts';
import { anyName } from './testing/any-name.ts';
import { basement } from './testing/basement.ts';
import { canRead, copied, everyNode, packed, pagesOf, readPdf, textOf, wordsOf } from './testing/read-pdf.ts';

const print = (input: ClaimSheetInput) => claimSheetPdf(claimSheetView(input), new Date(input.printedAt));
const rightToLeft = /[\p{scx=Arab}\p{scx=Hebr}]/u;

/** Also values nobody could have saved: printing does not validate again. */
const anyFigure = fc.integer({ min: 0, max: 99_999_999 }).map((value) => value / 100);
const unchecked = fc.subarray([...catalogue.values()]).chain((lines) =>
  fc
    .tuple(
      ...lines.map(({ section, title }) =>
        fc.record<Record<string, unknown>>(
          Object.fromEntries([
            ...section.columns.map((column) => {
              const tick = columnTypes[column].safeParse(true).success;
              return [column, column === 'roomName' ? anyName : tick ? fc.boolean() : fc.option(anyFigure)];
            }),
            ...(title === '' ? [['title', anyName]] : []),
          ]),
          { requiredKeys: [] },
        ),
      ),
    )
    .map((values) => Object.fromEntries(values.map((value, index) => [lines[index]!.fieldMasterId, value]))),
);

test('claim sheet PDF: any sheet, one page and the same bytes when printed twice', async () => {
  await fc.assert(
    fc.asyncProperty(unchecked, anyName, anyName, async (rows, name, customerName) => {
      const input = {
        ...basement,
        company: customerName,
        companyContact: name,
        project: { customerName },
        lossAddress: name,
        room: { ...basement.room, name, type: customerName },
        rows: rows as SheetRows,
      };
      const pdf = await print(input);
      expect(pagesOf(pdf)).toBe(1);
      expect((await print(input)).equals(pdf)).toBe(true);
    }),
    { numRuns: runs(30) },
  );
}, 90_000);

/** A sheet's figures and their counts; text may add to them, never remove. */
function figuresOf(rows: SheetRows): Map<string, number> {
  const figures = Object.entries(rows).flatMap(([id, values]) =>
    catalogue.get(Number(id))!.section.columns.flatMap((column) => {
      const value = values[column];
      return typeof value === 'number' ? [String(value)] : [];
    }),
  );
  return new Map([...Map.groupBy(figures, (figure) => figure)].map(([figure, all]) => [figure, all.length]));
}

describe.skipIf(!canRead)('read by poppler and qpdf', () => {
  test('claim sheet PDF: any sheet, every filled quantity is on the page and the file is intact', async () => {
    await fc.assert(
      fc.asyncProperty(anyRows, async (rows) => {
        const pdf = await print({ ...basement, rows });
        readPdf(pdf);
        const text = wordsOf(pdf);
        for (const [figure, count] of figuresOf(rows)) {
          const found = text.match(new RegExp(`(?<![\\d.])${figure.replace('.', '\\.')}(?!\\.?\\d)`, 'g'));
          expect(found?.length ?? 0, figure).toBeGreaterThanOrEqual(count);
        }
      }),
      { numRuns: runs(25), examples: [[{ 64: { detach: 100_002.81, dispose: 95_907 } }]] },
    );
  }, 90_000);

  test('claim sheet PDF: any name, on the page as far as the fonts can draw it and complete for a screen reader', async () => {
    await fc.assert(
      fc.asyncProperty(anyName, async (name) => {
        const shown = printable(name.trim(), 'bold');
        fc.pre(name.trim() !== '' && shown.length <= 20);
        const pdf = await print({ ...basement, room: { ...basement.room, name, type: null }, rows: {} });
        // poppler orders punctuation among right-to-left letters in its own way.
        if (rightToLeft.test(shown)) {
          for (const letter of packed(shown).match(/\p{L}/gu) ?? [])
            expect(copied(textOf(pdf))).toContain(letter);
        } else expect(packed(textOf(pdf))).toContain(packed(shown));
        // Control characters between plain letters have no spoken form.
        if (shown === name.trim() || /^\p{ASCII}*$/u.test(name)) return;
        const aloud = everyNode(readPdf(pdf).tree).map((node) => node.actual);
        expect(aloud).toContain(name.trim().toWellFormed());
      }),
      { numRuns: runs(30) },
    );
  }, 90_000);

  test('claim sheet PDF: a name without a drawable character, one mark for each', async () => {
    const text = textOf(await print({ ...basement, room: { ...basement.room, name: 'სარდაფი' } }));
    expect(text).toContain(missing.repeat(7));
  });
});
