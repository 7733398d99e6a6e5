import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { guessColumns, leftOut } from './columns.ts';
import { decodeText } from './decode-text.ts';
import { datesOf, decided } from './file-dates.ts';
import { readImportLine } from './read-line.ts';
import { type Parse, readText } from './read-text.ts';
import { linesOf, tableOf } from './table.ts';

const parse: Parse = (text, delimiter) => Papa.parse<string[]>(text, { delimiter, newline: '\n' });
const tableIn = (text: string) => {
  const rows = readText(text, parse);
  return typeof rows === 'string' ? rows : tableOf(rows);
};
const read = (text: string) => {
  const table = tableIn(text);
  if (typeof table === 'string') throw new Error(table);
  const lines = linesOf(table, guessColumns(table.headers));
  const dates = decided(datesOf(table, guessColumns(table.headers)));
  return lines.map((placed) => {
    const { facts, errors } = readImportLine(placed, dates);
    return { line: placed.line, facts, errors: [...placed.errors, ...errors] };
  });
};
const file = async (name: string) => decodeText(await readFile(new URL(`testing/${name}`, import.meta.url)));

test.each([
  ['01-utf8-bom-crlf.csv', '1 A St'],
  ['02-semicolon-cp1252.csv', '1 Müller St; rear'],
  ['04-sep-line.csv', '1 A St'],
  ['05-cr-only-mac.csv', '1 A St'],
  ['22-tab.csv', '1 A St'],
])('import text: %s is read whole', async (name, street) => {
  const table = tableIn(await file(name));
  if (typeof table === 'string') throw new Error(table);
  const lines = linesOf(table, guessColumns(table.headers));
  expect(lines.map(({ errors }) => errors)).toEqual([[], []]);
  const { facts } = readImportLine(lines[0]!, 'month-first');
  expect(facts).toMatchObject({
    addressLine1: street,
    customerName: 'Helen Okafor',
    scheduledDate: '2027-03-09',
  });
  expect(lines[0]!.line).toBe(name.startsWith('04') ? 3 : 2);
});

test('import text: an unmatched quotation mark names its line and reads nothing', async () => {
  expect(tableIn(await file('24-quote-in-last-cell.csv'))).toMatch(
    /^Line 3 has a cell with an unmatched quotation/,
  );
});

const headers = 'Title,Address,City,State,ZIP,Customer,Notes';
const house = (n: number, notes = 'ok', title = 'Leak') =>
  `${title},${n} Elm St,Lisle,IL,60532,Ines Roth,${notes}`;

test.each([
  ['never closed', [house(1), house(2, '"call first'), house(3), house(4)], 3],
  [
    'closed by a cell with inches lines below',
    [house(1), house(2, '"call first'), house(3, 'hose 2"'), house(4)],
    3,
  ],
  ['closed in a first cell lines below', [house(1, 'ok', '"Urgent'), house(2), house(3, 'ok', 'hose 2"')], 2],
  ['closed below a blank line', [house(1), house(2, '"begin'), '', house(3), house(4, 'end"')], 3],
  ['closed below a short line', [house(1), house(2, '"begin'), 'short,row', house(3), house(4, 'end"')], 3],
  ['closed within the next line', [house(1), house(2, '"begin'), house(3, 'ok', 'Leak"'), house(4)], 3],
  ['in the headers', ['x'], 1],
])('import text: a quotation mark %s names its line', (what, lines, line) => {
  const first = what === 'in the headers' ? '"Title, Address' : headers;
  expect(tableIn([first, ...lines].join('\n'))).toMatch(new RegExp(`^Line ${line} has a cell`));
});

test.each(['\n', '\r\n', '\r'])(
  'import text: quoted cells with line breaks, commas and inches, and lines ending in %j, are read',
  (end) => {
    const lines = [
      headers,
      house(1, '"first, then\nsecond, ""at once"""'),
      '',
      house(2, '2" hose'),
      house(3, '"two"'),
    ];
    const table = tableIn(lines.join(end));
    expect(table).toMatchObject({
      rows: [
        { line: 2, cells: expect.arrayContaining(['first, then\nsecond, "at once"']) },
        { line: 4, cells: expect.arrayContaining(['2" hose']) },
        { line: 5, cells: expect.arrayContaining(['two']) },
      ],
    });
  },
);

test('import text: mixed line ends are read', () => {
  expect(read(`${headers}\r\n${house(1)}\n${house(2)}\r\n${house(3)}\r${house(4)}`)).toHaveLength(4);
});

test.each([
  ['a title above', ['Claims of March, 2027', ''], 3],
  ['a title with separators above', ['"Claims, open",,,,,,', 'made by,Dana,,,,,'], 3],
  ['nothing above', [], 1],
])('import columns: with %s the headers are found', (_, above, headerLine) => {
  expect(tableIn([...above, headers, house(1)].join('\r\n'))).toMatchObject({
    ...{ headerLine, headers: headers.split(',') },
    rows: [{ line: headerLine + 1 }],
  });
});

test('import text: a title row and semicolons are read', () => {
  const text = ['Claims, open; of March', headers, house(1)].join('\r\n').replaceAll(',', ';');
  expect(tableIn(text)).toMatchObject({ headerLine: 2, headers: headers.split(',') });
});

test('import lines: an extra cell refuses the line', () => {
  const moved = [house(2).replace('2 Elm St', '2 Elm St, rear'), house(3, ',')];
  const lines = read([headers, house(1), ...moved, house(4), house(5)].join('\n'));
  expect(lines.map(({ errors }) => errors[0]?.field)).toEqual([
    undefined,
    'line',
    'line',
    undefined,
    undefined,
  ]);
});

test('import lines: a trailing delimiter on every line changes nothing', () => {
  const lines = read([headers, house(1, ','), house(2, ',')].join('\n'));
  expect(lines.map(({ errors }) => errors)).toEqual([[], []]);
});

test('import columns: columns without a field go into the notes or are named as left out', () => {
  const text = [
    'Job Name,Insured,Address,City,State,ZIP,Peril,Claim id,Appointment,Colour',
    'Leak,Ines Roth,1 Elm St,Lisle,IL,60532,Wind,77,3/9/2027 2:30 PM,red',
    'Fire,Ines Roth,2 Elm St,Lisle,IL,60532,#N/A,1.23457E+12,3/25/2027,red',
  ].join('\n');
  const table = tableIn(text);
  if (typeof table === 'string') throw new Error(table);
  expect(leftOut(table.headers, guessColumns(table.headers))).toEqual(['Colour']);
  const [leak, fire] = read(text);
  expect(leak!.facts).toMatchObject({
    ...{ title: 'Leak', customerName: 'Ines Roth', scheduledDate: '2027-03-09', scheduledTime: '14:30' },
    notes: 'Peril: Wind\nClaim id: 77',
  });
  expect(fire!.errors.map(({ message }) => message.split(':')[0])).toEqual([
    'Peril is #N/A, a spreadsheet error. Enter the correct value.',
    'Claim id is 1.23457E+12',
  ]);
});

test('import: the claim facts of a file are the fields of the project, each as it is written there', () => {
  const text = [
    'Job Name,Insured,Address,City,State,ZIP,Carrier,Claim #,Policy No,DOL,Peril,Cause of Loss,Adjuster,Adjuster Phone,Adjuster Email,Deductible',
    'Leak,Ines Roth,1 Elm St,Lisle,IL,60532,Acme Mutual,CL-1,HO-9,2/28/2027 14:30,Wind,Burst pipe,R. Castillo,6305550100,r@acme.example,"$2,500.00"',
    'Fire,Ines Roth,2 Elm St,Lisle,IL,60532,,1.23457E+12,,soon,,,,1,r at acme,12.345',
  ].join('\n');
  const [leak, fire] = read(text);
  expect(leak).toMatchObject({
    errors: [],
    facts: {
      ...{ insuranceCompany: 'Acme Mutual', claimNumber: 'CL-1', policyNumber: 'HO-9' },
      ...{ causeOfLoss: 'Burst pipe', notes: 'Peril: Wind' },
      ...{ dateOfLoss: '2027-02-28', adjusterName: 'R. Castillo', adjusterPhone: '6305550100' },
      ...{ adjusterEmail: 'r@acme.example', deductible: 2500 },
    },
  });
  expect(leak!.facts?.scheduledTime ?? null).toBeNull();
  expect(fire!.errors.map(({ message }) => message)).toEqual([
    'Claim number is 1.23457E+12: the spreadsheet shortened it and lost digits. Format the column as text and enter it again.',
    'Date of loss must be a date as YYYY-MM-DD.',
    'Adjuster phone must be a phone number of at least 7 digits.',
    'Adjuster email must be an email address.',
    'Deductible must be a number from 0 with at most 2 decimals.',
  ]);
});

test('import: days of a loss alone settle which part is the month', () => {
  const file = (day: string) =>
    read(`Title,Address,City,State,ZIP,Customer,Date of loss\nLeak,1 Elm St,Lisle,IL,60532,Ines Roth,${day}`);
  expect(file('2/28/2027')[0]!.facts).toMatchObject({ dateOfLoss: '2027-02-28' });
  expect(file('2/3/2027')[0]!.errors[0]!.message).toBe(
    'Date of loss 2/3/2027 can be 2027-02-03 or 2027-03-02. Choose whether the month or the day comes first, or write it as YYYY-MM-DD.',
  );
});

test('import columns: a repeated column is left out and named', () => {
  const table = ['Title', 'Phone', 'Phone'];
  expect(guessColumns(table)).toEqual(['title', 'customerPhone', null]);
  expect(leftOut(table, guessColumns(table))).toEqual(['Phone']);
});

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-8 with its mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 without its mark', (text: string) => Buffer.from(text, 'utf16le')],
  ['UTF-16, the other way', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['UTF-16, the other way, without its mark', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
])('import text: %s is read', (_, encode) => {
  expect(tableIn(decodeText(encode(`${headers}\n${house(1, 'Küche')}`)))).toMatchObject({
    rows: [{ line: 2, cells: expect.arrayContaining(['Küche']) }],
  });
});

test('csv: any cells are read back as written, or refused', () => {
  const unit = fc.constantFrom(...'ab1"\n,; é=');
  const row = fc.array(fc.string({ unit, maxLength: 6 }), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
      const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
      fc.pre(filled.length > 0);
      const table = tableIn(`${headers}\n${Papa.unparse(rows, { newline: '\n' })}`);
      if (typeof table === 'string') expect(table).toMatch(/^Line \d+ has a cell/);
      else expect(table.rows.map(({ cells }) => cells)).toEqual(filled);
    }),
  );
});

const dated = (...days: string[]) =>
  read(
    ['Title,Address,City,State,ZIP,Customer,Date,Date of loss']
      .concat(days.map((day, n) => `Leak,${n} Elm St,Lisle,IL,60532,Ines Roth,${day}`))
      .join('\n'),
  ).map(({ facts, errors }) => facts?.scheduledDate ?? errors.map(({ message }) => message).join(' '));

test('import dates: one certain date settles all others in the file', () => {
  expect(dated('3/9/2027', '3/25/2027')).toEqual(['2027-03-09', '2027-03-25']);
  expect(dated('09.03.2027', '31.12.2027')).toEqual(['2027-03-09', '2027-12-31']);
  expect(dated('09.03.2027', ',25.02.2027')).toEqual(['2027-03-09', undefined].map((day) => day ?? ''));
  expect(dated('3/9/2027 0:00', '5/5/2027')).toEqual([
    expect.stringMatching(/^Scheduled date 3\/9\/2027 0:00 can be 2027-03-09 or 2027-09-03/),
    '2027-05-05',
  ]);
  for (const sentence of dated('13/03/2027', '2/29/2028', '3/9/2027'))
    expect(sentence).toMatch(/^Scheduled date .*: some dates/);
  for (const [sure, open] of [
    ['3/25/2027', '09.03.2027'],
    ['25.03.2027', '3/9/2027'],
  ] as const)
    expect(dated(sure, open)[1]).toMatch(/^Scheduled date .* can be 2027-0\d-0\d or 2027-0/);
  expect(dated('2027-03-09', '9-Mar-27')).toEqual(['2027-03-09', '2027-03-09']);
});

test('import dates: 09-dates.csv, each date is the intended one or named', async () => {
  const table = tableIn(await file('09-dates.csv'));
  if (typeof table === 'string') throw new Error(table);
  expect(datesOf(table, guessColumns(table.headers))).toMatchObject({
    ...{ order: 'both', dayFirst: { cell: '31.12.2027', line: 3 } },
    monthFirst: { cell: '2/29/2027', line: 13 },
  });
  const days = (dates?: 'month-first' | 'day-first') =>
    linesOf(table, guessColumns(table.headers)).map(
      (line) => readImportLine(line, dates).facts?.scheduledDate ?? null,
    );
  const certain = (
    numeric: (string | null)[],
    european: string | null,
    leap: string | null,
    last: string | null,
  ) => [
    ...numeric,
    ...['2027-03-09', '2027-03-09', '2027-03-09', last, '2027-03-09', null],
    ...[european, null, leap, last, '2027-03-09', null, null, null, last, null],
  ];
  expect(days('day-first')).toEqual(
    certain(['2027-03-09', '2027-12-31', '2027-03-09', '2027-09-03'], '2027-03-13', null, '2027-09-03').map(
      (day, at) => (at === 13 ? '2027-03-09' : day),
    ),
  );
  expect(days('month-first')).toEqual(
    certain(['2027-09-03', null, '2027-09-03', '2027-03-09'], null, '2028-02-29', '2027-03-09').map(
      (day, at) => (at === 13 ? '2027-09-03' : day),
    ),
  );
});
