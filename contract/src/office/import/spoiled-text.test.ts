import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { guessColumns } from './columns.ts';
import { decodeText } from './decode-text.ts';
import { readImportLine } from './read-line.ts';
import { readText } from './read-text.ts';
import { linesOf, tableOf } from './table.ts';

function read(text: string) {
  const rows = readText(text, (all, delimiter) => Papa.parse<string[]>(all, { delimiter, newline: '\n' }));
  const table = typeof rows === 'string' ? rows : tableOf(rows);
  if (typeof table === 'string') throw new Error(table);
  return linesOf(table, guessColumns(table.headers)).map((placed) => {
    const { facts, errors } = readImportLine(placed);
    return { facts, errors: [...placed.errors, ...errors] };
  });
}
const headers = 'Title,Address,City,State,ZIP,Customer,Notes';
const house = (n: number, notes = 'ok') => `Leak,${n} Elm St,Lisle,IL,60532,Ines Roth,${notes}`;

test('import text: a list in a cell, with as many commas as a row has, is no row', () => {
  const list = '"Wet:\nfloor, base, carpet, pad, door, trim, paint\nand all"';
  expect(read([headers, house(1, list), house(2)].join('\n'))).toHaveLength(2);
});

test('import lines: the headers once more in the middle of a file make no project', () => {
  const lines = read([headers, house(1), headers, house(2)].join('\n'));
  expect(lines.map(({ errors }) => errors[0]?.message)).toEqual([
    undefined,
    'This line repeats the headers. Remove it from the file.',
    undefined,
  ]);
});

test('import text: a lost byte in a file of UTF-8 spoils its own cell alone', () => {
  const lost = (start: string) =>
    Buffer.concat([
      Buffer.from(`${start}${headers}\n${house(1, 'Müller José')}\n${house(2, 'caf')}`),
      Buffer.from([0xc3]),
    ]);
  for (const start of ['', '\uFEFF']) {
    const lines = read(decodeText(lost(start)));
    expect(lines[0]!.facts).toMatchObject({ notes: 'Müller José' });
    expect(lines[1]!.errors[0]!.message).toContain('letters that were lost');
  }
});
