import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import { formulasOf } from '@tidemark/contract/claim-sheets/formulas';
import type { RowValues, SheetRows } from '@tidemark/contract/claim-sheets/row';
import { describe, expect, test } from 'vitest';
import { claimSheetPdf } from './claim-sheet-pdf.ts';
import { type ClaimSheetInput, claimSheetView } from './claim-sheet-view.ts';
import { openPrinter } from './render.ts';
import { basement } from './testing/basement.ts';
import {
  boxesOf,
  canRead,
  everyNode,
  packed,
  pagesOf,
  readPdf,
  textOf,
  wordsOf,
} from './testing/read-pdf.ts';

const print = (input: ClaimSheetInput) => claimSheetPdf(claimSheetView(input), new Date(input.printedAt));

/** Every column of every line filled, each figure different. */
const full: SheetRows = Object.fromEntries(
  [...catalogue.values()].map(({ fieldMasterId, title, section }) => {
    const values: Record<string, unknown> = title === '' ? { title: `Custom line ${fieldMasterId}` } : {};
    for (const [index, column] of section.columns.entries()) {
      if (column === 'roomName') values[column] = `Sub room ${fieldMasterId}`;
      else if (column === 'all' || column === 'afterHrs') values[column] = true;
      else values[column] = column.endsWith('In') ? index + 0.25 : fieldMasterId * 100 + index + 0.5;
    }
    return [fieldMasterId, values as RowValues];
  }),
);

test('claim sheet PDF: printed twice, the same bytes', async () => {
  expect((await print(basement)).equals(await print(basement))).toBe(true);
});

test('claim sheet PDF: printed after others, nothing of theirs is in it', async () => {
  const printer = openPrinter();
  const first = await printer.claimSheet(basement);
  await printer.close();
  // Characters that fonts tend to draw with another's glyph, or by substitution.
  const alike = [...'\u00a0\u2010\u2011\u2219\u2206\u00b5\u2126\u02bc\u0394\u03bc\u03a9\u2215\u2044'].map(
    (one) => `A${one}B`,
  );
  await print({
    ...basement,
    room: { ...basement.room, name: alike.join(' ') },
    companyContact: alike.join(' '),
    rows: full,
  });
  expect((await print(basement)).equals(first)).toBe(true);
});

describe.skipIf(!canRead)('read by poppler and qpdf', () => {
  test('claim sheet PDF: a full sheet, every figure, name and tick is on the page', async () => {
    const text = textOf(await print({ ...basement, rows: full }));
    const words = text.split(/\s+/);
    for (const values of Object.values(full)) {
      for (const value of Object.values(values)) {
        if (typeof value === 'number') expect(words).toContain(String(value));
        if (typeof value === 'string') expect(text).toContain(value);
      }
    }
    const ticks = Object.values(full).flatMap((values) =>
      Object.values(values).filter((one) => one === true),
    );
    expect(words.filter((word) => word === 'X')).toHaveLength(ticks.length);
    expect(text).toContain('106 of 106 lines filled.');
  });

  test('claim sheet PDF: values that were computed, with their formulas under the sheet', async () => {
    const rows = {
      55: { detachFt: 6, detachIn: 9, detachFormula: 'pf / 8' },
      77: { qty: 207, qtyFormula: 'F*1.15' },
    };
    const pdf = await print({ ...basement, rows });
    const text = textOf(pdf).replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      'Computed from the room: Baseboard, Detach: PF/8 = 6′9″; Lift Carpet: F*1.15 = 207 SF. F floor, PF floor perimeter.',
    );
    expect(pagesOf(pdf)).toBe(1);
    expect(textOf(await print(basement))).not.toContain('Computed from the room');
  });

  test('claim sheet PDF: a formula in every cell that may have one, each is printed', async () => {
    const rows: SheetRows = Object.fromEntries(
      Object.entries(full).map(([id, values]) => [
        id,
        { ...values, ...Object.fromEntries(formulasOf(Number(id)).map((key) => [key, `PF*0.5+${id}`])) },
      ]),
    );
    const text = textOf(await print({ ...basement, rows })).replaceAll(/\s+/g, ' ');
    // A page may end within one.
    for (const id of Object.keys(rows))
      if (formulasOf(Number(id)).length > 0) expect(text).toContain(`PF*0.5+${id} = `);
  });

  test('claim sheet PDF: the largest feet and inches, not cut', async () => {
    const rows = { 67: { detachFt: 999_999.99, detachIn: 11.99, disposeFt: 888_888.88 } };
    const words = textOf(await print({ ...basement, rows })).split(/\s+/);
    expect(words).toEqual(expect.arrayContaining(['999999.99', '11.99', '888888.88']));
  });

  test('claim sheet PDF: an empty sheet, all lines and units, and it says that nothing is filled', async () => {
    const empty = textOf(await print({ ...basement, rows: {} }));
    expect(empty).toContain('0 of 106 lines filled. Nothing was entered on');
    for (const { title } of catalogue.values()) expect(empty).toContain(title);
    expect(empty).toContain('GAL');
  });

  test('claim sheet PDF: pieces, a unit only where a quantity is asked for, as in the design', async () => {
    const text = textOf(await print({ ...basement, rows: {} }));
    expect(text.split(/\s+/).filter((word) => word === 'EA')).toHaveLength(3);
  });

  test('claim sheet PDF: head and foot, the ten facts, and file name, print time and page', async () => {
    const text = textOf(await print(basement));
    for (const fact of [
      'Room 1 of 3',
      'Damaged',
      "28.5' × 14' × 7.8'",
      'Helen Okafor',
      '418 Larkspur Lane, Naperville, IL 60540',
      'FM-20-118834',
      'Nov 18, 2026',
      'Nov 20, 2026, 8:52 AM',
      'Dana Whitaker, TSP-0147',
      'Enquiry #2418',
      'Claim sheet, project 2418, inspection 1, room 1',
      'Printed Nov 20, 2026, 11:14 AM · Times: America/Chicago',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(fact);
    }
  });

  test('claim sheet PDF: the file declares PDF/UA-1, PDF/A-2a, title and language', async () => {
    const { catalog, xml } = readPdf(
      await print({
        ...basement,
        company: 'Tide & Sons <LLC>',
        room: { ...basement.room, name: 'Bath & "Spa"' },
      }),
    );
    expect(catalog['/Lang']).toBe('u:en-US');
    expect(catalog['/MarkInfo']).toEqual({ '/Marked': true });
    expect(catalog['/ViewerPreferences']).toEqual({ '/DisplayDocTitle': true });
    expect(catalog['/OutputIntents']).toHaveLength(1);
    expect(xml).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(xml).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(xml).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(xml).toContain('Claim sheet, Bath &amp; "Spa", enquiry #2418');
    expect(xml).toContain('Tide &amp; Sons &lt;LLC&gt;');
  });

  test('claim sheet PDF: every table, complete for a screen reader: header scopes and equal rows', async () => {
    const { tree } = readPdf(await print(basement));
    const nodes = everyNode(tree);
    expect(nodes.filter(({ type }) => type === '/H1')).toHaveLength(1);
    expect(nodes.filter(({ type }) => type === '/LI')).toHaveLength(10);
    const tables = nodes.filter(({ type }) => type === '/Table');
    expect(tables).toHaveLength(19);
    expect(tables.flatMap(({ children }) => children)).toHaveLength(19 + 106);
    for (const { children: rows } of tables) {
      const widths = rows.map((row) =>
        row.children.reduce((sum, { attributes }) => sum + Number(attributes['/ColSpan'] ?? 1), 0),
      );
      expect(new Set(widths).size).toBe(1);
      rows.forEach((row, index) => {
        const heads = row.children.filter(({ type }) => type === '/TH');
        expect(heads).toHaveLength(index === 0 ? row.children.length : 1);
        for (const { attributes } of heads)
          expect(attributes['/Scope']).toBe(index === 0 ? '/Column' : '/Row');
      });
    }
  });

  test('claim sheet PDF: everything drawn, tagged once or marked as an artifact', async () => {
    const { tree, pages } = readPdf(await print({ ...basement, rows: full }));
    const tagged = everyNode(tree).flatMap(({ marked }) => marked);
    const marked: number[] = [];
    let open = 0;
    for (const line of pages[0]!.replace(/<<\n(.*)\n>> BDC/g, '<< $1 >> BDC').split('\n')) {
      if (line.endsWith('BDC')) {
        expect(open).toBe(0);
        open += 1;
        const id = /\/MCID (\d+)/.exec(line)?.[1];
        if (id) marked.push(Number(id));
        else expect(line).toContain('/Artifact');
      } else if (line === 'EMC') open -= 1;
      else if (/(^BT|TJ|\bS|\bf)$/.test(line)) expect(open).toBe(1);
    }
    expect(open).toBe(0);
    expect(marked.toSorted((a, b) => a - b)).toEqual(tagged.toSorted((a, b) => a - b));
  });

  test("claim sheet PDF: a line of All says the whole room's quantity as the estimate bills it", async () => {
    const room = { ...basement.room, dimensionsLength: 14, dimensionsWidth: 11.3, dimensionsHeight: 8 };
    const pdf = await print({ ...basement, room, rows: { 52: { all: true }, 55: { all: true } } });
    expect(wordsOf(pdf)).toMatch(/\b158\.2\s+SF\s+X/);
    expect(wordsOf(pdf)).toMatch(/\b50\s+ft\s+7\.2\s+in\s+X/);
  });

  test('claim sheet PDF: two policies, both claims, dates of loss and deductibles on one page, however long', async () => {
    const pdf = await print({
      ...basement,
      lossAddress: '9 Harbor Street, Unit 4, Lisle, IL 60532; 418 Larkspur Lane, Naperville, IL 60540',
      policies: [
        ...basement.policies,
        { kind: 'Individual', claimNumber: 'HO-77-'.repeat(16), dateOfLoss: '2026-11-19', deductible: 500 },
      ],
      rows: full,
    });
    const text = packed(textOf(pdf));
    for (const fact of [
      'FM-20-118834',
      'Nov 18, 2026',
      'Nov 19, 2026',
      '$2,500.00',
      '$500.00',
      '9 Harbor Street',
    ])
      expect(text).toContain(packed(fact));
    expect(text.split('HO-77').length).toBeGreaterThan(10);
    for (const label of ['Date of loss, master', 'Deductible, master', 'Deductible, homeowner'])
      expect(text).toContain(packed(label));
    expect(pagesOf(pdf)).toBe(1);
  });

  test('claim sheet PDF: a fact of several small lines, clear of its label and the row below', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaftskellerüberschwemmung'.repeat(3).slice(0, 120);
    const pdf = await print({
      ...basement,
      project: { ...basement.project, customerName: word },
      lossAddress: `418 Larkspur Lane, ${'W'.repeat(40)}, IL 60540`,
    });
    const boxes = boxesOf(pdf);
    const of = (text: string) => boxes.find((box) => box.text === text)!;
    const lines = boxes.filter(({ text, left }) => word.includes(text) && left >= of('Customer').left);
    expect(lines.map(({ text }) => text).join('')).toBe(word);
    // A one-line fact's distance to its label in the design, and no less.
    const usual = of('Damaged').top - of('Condition').bottom;
    expect(lines[0]!.top - of('Customer').bottom).toBeGreaterThanOrEqual(usual);
    expect(of('418').top - of('Loss').bottom).toBeGreaterThanOrEqual(usual);
    expect(lines.at(-1)!.bottom).toBeLessThan(of('Technician').top);
    expect(of('60540').bottom).toBeLessThan(of('Information').top);
    expect(pagesOf(pdf)).toBe(1);
  });
});
