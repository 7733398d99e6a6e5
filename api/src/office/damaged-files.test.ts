import { expect, test } from 'vitest';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const manager = () => api.person({ role: 'Manager' });
const headers = 'External id,Title,Address,City,State,ZIP,Customer,Phone,Date,Time,Priority';
let files = 0;
/** Lines of a file with their own street, so that no other test's file is the same. */
const linesOf = (...lines: [id: string, house: string, customer: string, day: string][]) => {
  files++;
  const rows = lines.map(
    ([id, house, customer, day]) =>
      `${id},Water loss,${house} Road ${files},Naperville,IL,60540,${customer},,${day},,High`,
  );
  return [headers, ...rows].join('\r\n');
};
const csv = async (who: Person, text: string, more: object = {}) =>
  (await who.send('office.import', { body: { csv: text, ...more } })).ok();
const read = async (who: Person, id: number | null) =>
  (await who.send('projects.read', { params: { id: id! } })).ok().project;
const count = async () => {
  const { all } = await api.db
    .selectFrom('projects')
    .select((select) => select.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return all;
};

test('import damaged file: a cell that begins with a quotation mark, its line is named and nothing is imported', async () => {
  const office = await manager();
  const text = [
    'Title,Address,City,State,ZIP,Customer,Notes',
    'Water loss,1 Open Quote St,Naperville,IL,60540,Helen Okafor 1,ok',
    'Water loss,2 Open Quote St,Naperville,IL,60540,Helen Okafor 2,"Urgent" per adjuster, call first',
    'Water loss,3 Open Quote St,Naperville,IL,60540,Helen Okafor 3,ok',
    'Water loss,4 Open Quote St,Naperville,IL,60540,Helen Okafor 4,ok',
  ].join('\r\n');
  const before = await count();
  expect(await office.send('office.import', { body: { csv: text } })).toMatchObject({
    ...{ status: 400, code: 'validation_failed' },
    details: [
      {
        field: 'csv',
        message: expect.stringMatching(/^Line 3 has a cell with an unmatched quotation mark/),
      },
    ],
  });
  expect(await count()).toBe(before);
});

test('import damaged file: ids a spreadsheet shortened, refused, and two losses under one id are not merged', async () => {
  const office = await manager();
  const shortened = linesOf(
    ['1.23457E+12', '1', 'Helen Okafor', ''],
    ['1.23457E+12', '99', 'Somebody Else', ''],
  );
  expect(await csv(office, shortened)).toMatchObject({
    ...{ created: 0, existing: 0 },
    errors: [
      {
        line: 2,
        field: 'externalId',
        message: expect.stringMatching(/^External id is 1.23457E\+12: the spreadsheet shortened it/),
      },
      { line: 3, field: 'externalId' },
    ],
  });
  const id = `X-${files}`;
  const two = linesOf([id, '1', 'Helen Okafor', ''], [id, '99', 'Somebody Else', '']);
  expect(await csv(office, two)).toMatchObject({
    ...{ created: 0, existing: 0, lines: [{ outcome: 'bad' }, { outcome: 'bad' }] },
    errors: [
      { line: 2, message: `External id ${id} is also on line 3, which has a different address or customer.` },
      { line: 3, message: `External id ${id} is also on line 2, which has a different address or customer.` },
    ],
  });
});

test('import damaged file: a known id with another house, an error; the same house spelled otherwise is not', async () => {
  const office = await manager();
  const id = `Y-${files}`;
  const first = linesOf([id, '1', 'Helen Okafor', '']);
  const made = await csv(office, first);
  const project = made.lines[0]!.projectId!;
  expect(made.created).toBe(1);
  expect(await csv(office, first.replace('Helen Okafor', 'HELEN  Ókafor'))).toMatchObject({
    existing: 1,
    errors: [],
  });
  for (const other of [first.replace('1 Road', '99 Road'), first.replace('Helen Okafor', 'Ines Roth')]) {
    expect(await csv(office, other)).toMatchObject({
      ...{ created: 0, existing: 0 },
      errors: [
        {
          line: 2,
          field: 'externalId',
          message: expect.stringContaining(`belongs to project #${project} (Helen Okafor,`),
        },
      ],
    });
  }
  // Corrected in the app since: both the original line and the corrected one are recognized.
  const body = { changes: { customerName: 'Helen Okafor-Lang' }, seen: {} };
  (await office.send('office.edit', { params: { id: project }, body })).ok();
  expect(await csv(office, first)).toMatchObject({ existing: 1, errors: [] });
  expect(await csv(office, first.replace('Helen Okafor', 'Helen Okafor-Lang'))).toMatchObject({
    existing: 1,
    errors: [],
  });
});

test('import damaged file: ambiguous days, refused until someone says which part comes first, in the body or the URL', async () => {
  const office = await manager();
  const text = linesOf(['', '1', 'Helen Okafor', '09.03.2027'], ['', '2', 'Helen Okafor', '3/9/2027 0:00']);
  expect(await csv(office, text)).toMatchObject({
    ...{ created: 0 },
    errors: [
      {
        line: 2,
        field: 'scheduledDate',
        message: expect.stringMatching(/^Scheduled date 09.03.2027 can be 2027-09-03 or 2027-03-09. Choose/),
      },
      { line: 3, field: 'scheduledDate' },
    ],
  });
  const answer = await csv(office, text, { dates: 'day-first' });
  expect(answer).toMatchObject({ created: 2, errors: [] });
  expect(await read(office, answer.lines[0]!.projectId)).toMatchObject({ scheduledDate: '2027-03-09' });
  expect(await read(office, answer.lines[1]!.projectId)).toMatchObject({
    scheduledDate: '2027-09-03',
    scheduledTime: null,
  });
  const posted = await fetch(`${office.url}/api/v1/projects/import?dates=month-first`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${office.token}`, 'Content-Type': 'text/csv' },
    body: linesOf(['', '3', 'Helen Okafor', '3/9/2027']),
  });
  expect(await posted.json()).toMatchObject({ data: { created: 1, errors: [] } });
});

test('import damaged file: one unambiguous day settles the others; days that contradict each other are named', async () => {
  const office = await manager();
  const settled = await csv(office, linesOf(['', '1', 'A', '09.03.2027'], ['', '2', 'B', '31.12.2027']));
  expect(settled).toMatchObject({ created: 2, errors: [] });
  expect(await read(office, settled.lines[0]!.projectId)).toMatchObject({ scheduledDate: '2027-03-09' });
  const mixed = linesOf(
    ['', '1', 'A', '13/03/2027'],
    ['', '2', 'B', '2027-03-09'],
    ['', '3', 'C', '3/25/2027'],
    ['', '4', 'D', '3/9/2027'],
  );
  expect(await csv(office, mixed)).toMatchObject({
    created: 1,
    errors: [2, 4, 5].map((line) => ({
      line,
      field: 'scheduledDate',
      message: expect.stringContaining('some dates in this file'),
    })),
  });
});

test('import damaged file: a ZIP code without its leading zeros, completed with a note; one of another state is an error', async () => {
  const office = await manager();
  const text = linesOf(['', '1', 'A', ''], ['', '2', 'B', ''], ['', '3', 'C', '']).split('\r\n');
  const zips = [
    headers,
    text[1]!.replace('IL,60540', 'MA,2134'),
    text[2]!.replace('IL,60540', 'New Jersey,70011234'),
    text[3]!.replace('60540', '6054'),
  ];
  const answer = await csv(office, zips.join('\r\n'));
  expect(answer).toMatchObject({
    ...{
      created: 2,
      errors: [{ line: 4, field: 'zipCode', message: 'ZIP code 6054 needs 5 digits in IL, or 9.' }],
    },
    notes: [
      { line: 2, field: 'zipCode', message: 'ZIP code 2134 is read as 02134.' },
      { line: 3, field: 'zipCode', message: 'ZIP code 70011234 is read as 07001-1234.' },
    ],
  });
  expect(await read(office, answer.lines[0]!.projectId)).toMatchObject({ zipCode: '02134' });
  // A file that kept its zeros is the same file.
  expect(await csv(office, zips.slice(0, 2).join('\r\n').replace('2134', '02134'))).toMatchObject({
    existing: 1,
  });
});

test('import damaged file: columns without a field, added to the notes, and columns left out are named', async () => {
  const office = await manager();
  files++;
  const text = [
    'Job Name,Insured,Address,City,State,ZIP,Peril,Claim id,Appointment,Colour',
    `Leak,Ines Roth,1 Notes Road ${files},Lisle,IL,60532,Wind,77,3/25/2027 2:30 PM,red`,
  ].join('\n');
  const answer = await csv(office, text);
  expect(answer).toMatchObject({ created: 1, leftOut: ['Colour'] });
  expect(await read(office, answer.lines[0]!.projectId)).toMatchObject({
    ...{ title: 'Leak', customerName: 'Ines Roth', notes: 'Peril: Wind\nClaim id: 77' },
    ...{ scheduledDate: '2027-03-25', scheduledTime: '14:30' },
  });
});

test.each([
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text.replaceAll(',', '\t')}`, 'utf16le')],
])('import damaged file: a file posted in %s, its letters are kept', async (_, encode) => {
  const office = await manager();
  const posted = await fetch(`${office.url}/api/v1/projects/import`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${office.token}`, 'Content-Type': 'text/csv' },
    body: encode(linesOf(['', '1', 'Jürgen Müller', ''])),
  });
  const { data } = (await posted.json()) as { data: { lines: { projectId: number }[] } };
  expect(await read(office, data.lines[0]!.projectId)).toMatchObject({ customerName: 'Jürgen Müller' });
});

test('import damaged file: a workbook posted as CSV, the refusal says what to do', async () => {
  const office = await manager();
  for (const [start, words] of [
    ['PK\u0003\u0004\u0000', 'This is a workbook,'],
    ['\u00d0\u00cf\u0011\u00e0\u00a1\u00b1', 'an older version of Excel'],
    ['<html><table><tr><td>Title', 'This is a web page'],
  ] as const) {
    expect(await office.send('office.import', { body: { csv: start } })).toMatchObject({
      ...{ status: 400, details: [{ field: 'csv', message: expect.stringContaining(words) }] },
    });
  }
});
