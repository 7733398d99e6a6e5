import { expect, test } from 'vitest';
import { guessMapping, type ImportFile, readFile, refusedCsv, remap, withCell } from './read-file.ts';
import { readyLines } from './send-lines.ts';

const fileOf = (content: BlobPart) => new File([content], 'jobs.csv');
async function read(content: BlobPart): Promise<ImportFile> {
  const file = await readFile(fileOf(content));
  if (typeof file === 'string') throw new Error(file);
  return file;
}

test.each([
  ['commas', 'Title,City\r\nLeak,Lisle'],
  ['semicolons and a byte order mark', '\uFEFFTitle;City\nLeak;Lisle'],
  ['tabs', 'Title\tCity\nLeak\tLisle\n'],
  ['quotes', '"Title","City"\n"Leak","Lisle"'],
])('import file: a file with %s is read', async (_, content) => {
  const file = await read(content);
  expect(guessMapping(file)).toEqual(['title', 'city']);
  expect(readyLines(file, guessMapping(file), undefined)).toMatchObject([
    { line: 2, cells: { title: 'Leak', city: 'Lisle' } },
  ]);
});

test('import file: a spreadsheet file from Windows keeps its letters', async () => {
  const windows = new Uint8Array([...'Title\nCaf'].map((letter) => letter.charCodeAt(0)).concat(0xe9));
  expect((await read(windows)).rows[0]!.cells).toEqual(['Café']);
});

test('import file: lines are numbered as a spreadsheet shows them, empty ones and line breaks in cells too', async () => {
  const { rows } = await read('Title,Notes\n\nLeak,"two\nlines"\n,\nFire,');
  expect(rows.map(({ line }) => line)).toEqual([3, 5]);
});

test.each([
  ['', 'This file is empty.'],
  ['\n ,\n', 'This file is empty.'],
  ['Title,City', 'There are no lines under the headers.'],
  ['Title,City\n\n,', 'There are no lines under the headers.'],
  [
    'a\u0000b\u0000\u0000\u0000,x',
    "This isn't a CSV or .xlsx file. In your spreadsheet program, save it as one of these, then choose that file.",
  ],
  [
    '<html><table><tr><td>Title</td></tr></table></html>',
    'This is a web page, whatever its name says. Open it in your spreadsheet program, save it as .xlsx or CSV, then choose that file.',
  ],
  [
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    'This workbook is from an older version of Excel or has a password. In Excel, save it as .xlsx without a password, then choose that file.',
  ],
  [`Title\n${'x\n'.repeat(10_001)}`, 'This file has 10,001 lines. Use at most 10,000 in a file.'],
])('import file: what cannot be imported says why', async (content, sentence) => {
  expect(await readFile(fileOf(content))).toBe(sentence);
});

test('import file: a column replaced by another is left out', () => {
  expect(remap(['title', 'city', null], 2, 'title')).toEqual([null, 'city', 'title']);
  expect(remap(['title', null, null], 2, null)).toEqual(['title', null, null]);
});

test('import file: lines to fix are returned as they were with the reasons, and can be read again', async () => {
  const file = await read('Title,ZIP\n"Leak, hall",1\nFire,60540');
  const again = await read(await refusedCsv(file, new Map([[2, 'ZIP code is short.']])));
  expect(again.headers).toEqual(['Title', 'ZIP', 'Reason']);
  expect(again.rows).toEqual([{ line: 2, cells: ['Leak, hall', '1', 'ZIP code is short.'] }]);
  expect(guessMapping(again)).toEqual(['title', 'zipCode', null]);
});

test('import file: any number of columns go into the notes, and only one into every other field', () => {
  expect(remap(['title', 'inNotes', null], 2, 'inNotes')).toEqual(['title', 'inNotes', 'inNotes']);
});

test('import file: only the edited cell changes, also where its line was shorter', async () => {
  const file = await read('Title,ZIP,City\nLeak,1\nFire,60540,Lisle');
  expect(withCell(file, 2, 2, 'Lisle').rows).toEqual([
    { line: 2, cells: ['Leak', '1', 'Lisle'] },
    { line: 3, cells: ['Fire', '60540', 'Lisle'] },
  ]);
});

test('import file: two lines with one id and different houses, both reported however far apart', async () => {
  const rest = (n: number) => `${n} Elm St,Lisle,IL,60532,Ines Roth`;
  const many = Array.from({ length: 1_200 }, (_, n) => `${n},Leak,${rest(n)}`);
  const file = await read(
    ['Id,Title,Address,City,State,ZIP,Customer', ...many, `7,Leak,${rest(2_000)}`].join('\n'),
  );
  const bad = readyLines(file, guessMapping(file), undefined).filter(({ errors }) => errors.length > 0);
  expect(bad.map(({ line, errors }) => [line, errors[0]!.field])).toEqual([
    [9, 'externalId'],
    [1_202, 'externalId'],
  ]);
});
