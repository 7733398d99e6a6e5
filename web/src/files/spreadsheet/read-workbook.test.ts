import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';

type Cell = string | number | boolean | Date | null;
interface Made {
  name?: string;
  rows: Cell[][];
  hidden?: boolean;
}
const headers = ['Title', 'ZIP', 'Date', 'Time', 'Claim #'];
const bookOf = (sheets: Made[], dateSystem: '1900' | '1904' = '1900') =>
  writeXlsx({
    sheets: sheets.map(({ name = 'Jobs', ...sheet }) => ({ name, ...sheet })),
    dateSystem,
  });
const rowsOf = async (bytes: Uint8Array) => {
  const read = await readWorkbook(bytes);
  if (typeof read === 'string') throw new Error(read);
  return read.rows;
};
/** The workbook with one part replaced. */
const rewritten = (bytes: Uint8Array, path: string, write: (xml: string) => string) => {
  const parts = unzipSync(bytes);
  return zipSync({ ...parts, [path]: strToU8(write(strFromU8(parts[path]!))) });
};
const sheet = 'xl/worksheets/sheet1.xml';
/** A workbook with a second row of these cells, as XML. */
const withRow = async (cells: string) =>
  rewritten(await bookOf([{ rows: [headers] }]), sheet, (xml) =>
    xml.replace('</sheetData>', `<row r="2">${cells}</row></sheetData>`),
  );

test('workbook: cells keep their values: no number shortened, no day turned around, zeros as typed', async () => {
  const day = new Date(Date.UTC(2027, 2, 9));
  const noon = new Date(Date.UTC(2027, 2, 9, 14, 30));
  const [, ...rows] = await rowsOf(
    await bookOf([
      {
        rows: [
          headers,
          ['Leak', 2134, day, '2:30 PM', 1234567890123],
          ['"Urgent" call, first', '02134', noon, true, 0.1 + 0.2],
          [null, null, null, null, null],
          ['two\nlines', 6305550142, null, null, 12.5],
        ],
      },
    ]),
  );
  expect(rows).toEqual([
    { line: 2, cells: ['Leak', '2134', '2027-03-09', '2:30 PM', '1234567890123'] },
    { line: 3, cells: ['"Urgent" call, first', '02134', '2027-03-09 14:30', 'TRUE', '0.3'] },
    { line: 4, cells: ['', '', '', '', ''] },
    { line: 5, cells: ['two\nlines', '6305550142', '', '', '12.5'] },
  ]);
});

test('workbook: days count from 1904 where the workbook does', async () => {
  const day = new Date(Date.UTC(2027, 2, 9));
  const [, row] = await rowsOf(await bookOf([{ rows: [headers, ['Leak', 1, day]] }], '1904'));
  expect(row!.cells[2]).toBe('2027-03-09');
});

test('workbook: errors, formulas and their results, long numbers and rich text are read', async () => {
  const [, row] = await rowsOf(
    await withRow(
      [
        '<c r="A2" t="e"><f>VLOOKUP(1,B1,3)</f><v>#N/A</v></c>',
        '<c r="B2"><f>1+1</f></c>',
        '<c r="C2" t="str"><f>A1</f><v>Title</v></c>',
        '<c r="D2"><v>1.23456789012345E+18</v></c>',
        '<c r="E2" t="inlineStr"><is><r><t>rich</t></r><r><t xml:space="preserve"> text</t></r></is></c>',
        '<c r="F2" t="str"><f>IF(1,"","")</f><v></v></c>',
      ].join(''),
    ),
  );
  expect(row!.cells).toEqual(['#N/A', '#N/A', 'Title', '1.23456789012345E+18', 'rich text', '']);
});

test('workbook: times, percentages and leading zeros are read as shown', async () => {
  const [, row] = await rowsOf(
    await writeXlsx({
      sheets: [
        {
          name: 'Jobs',
          rows: [headers, [0.604166667, 0.15, 2134]],
          cells: new Map([
            ['1,0', { style: { numFmt: 'h:mm AM/PM' } }],
            ['1,1', { style: { numFmt: '0%' } }],
            ['1,2', { style: { numFmt: '00000' } }],
          ]),
        },
      ],
    }),
  );
  expect(row!.cells.slice(0, 3)).toEqual(['14:30', '15%', '02134']);
});

test('workbook: the first visible sheet with content is read, and the number of others is reported', async () => {
  const rows = [headers, ['Leak']];
  const book = await bookOf([
    { name: 'Cover', rows: [] },
    { name: 'Lists', rows, hidden: true },
    { name: 'March', rows },
    { name: 'April', rows },
  ]);
  expect(await readWorkbook(book)).toMatchObject({ sheet: 'March', others: 1 });
  expect(await readWorkbook(await bookOf([{ rows: [] }]))).toBe('This file is empty.');
});

test.each([
  ['Numbers', { 'Index/Document.iwa': new Uint8Array(3) }, 'This is a Numbers file.'],
  [
    'OpenDocument',
    { mimetype: new Uint8Array(3), 'content.xml': new Uint8Array(3) },
    'This is an OpenDocument file.',
  ],
  ['binary', { 'xl/workbook.bin': new Uint8Array(3) }, 'This is an Excel binary workbook'],
  ['Word', { 'word/document.xml': new Uint8Array(3) }, "This isn't a workbook"],
  ['broken', { 'xl/workbook.xml': strToU8('<workbook') }, 'This workbook is damaged'],
])('workbook: a file that is %s says so and what to do', async (_, parts, words) => {
  expect(await readWorkbook(zipSync(parts))).toMatch(new RegExp(`^${words}`));
});

test('workbook: an incomplete workbook of any length is damaged', async () => {
  const book = await bookOf([{ rows: [headers, ['Leak']] }]);
  for (let length = 30; length < book.length; length += 97) {
    expect(await readWorkbook(book.slice(0, length))).toMatch(/^This workbook is damaged/);
  }
});

/** The archive with false sizes in its directory. */
function claiming(archive: Uint8Array, size: number): Uint8Array {
  const lying = archive.slice();
  const view = new DataView(lying.buffer);
  for (let at = 0; at < lying.length - 30; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return lying;
}

test('workbook: a zip bomb is refused by its stated size, or stopped there if it lies', async () => {
  const book = await bookOf([{ rows: [headers, ['Leak']] }]);
  const large = rewritten(book, sheet, (xml) =>
    xml.replace('</sheetData>', `</sheetData>${' '.repeat(2e6)}`),
  );
  expect(await readWorkbook(large)).toMatchObject({ sheet: 'Jobs' });
  for (const size of [30e6, 100, 0]) {
    expect(await readWorkbook(claiming(large, size))).toMatch(/^This workbook is too large/);
  }
});

test('workbook: two cells at the corners of a sheet need no memory for those between', async () => {
  const book = await bookOf([{ rows: [headers] }]);
  const corner = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>';
  expect(await readWorkbook(rewritten(book, sheet, (xml) => xml.replace('</sheetData>', corner)))).toMatch(
    /^This workbook is too large/,
  );
});
