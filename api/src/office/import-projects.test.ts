import type { ImportColumn } from '@tidemark/contract/office/import/columns';
import type { DateOrder } from '@tidemark/contract/office/import/days';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
type Cells = Partial<Record<ImportColumn, string>>;
let houses = 0;
const cells = (more: Cells = {}): Cells => ({
  ...{
    title: 'Burst pipe',
    addressLine1: `${++houses} Elm St`,
    city: 'Lisle',
    state: 'IL',
    zipCode: '60532',
  },
  ...{ customerName: 'Ines Roth', ...more },
});
type More = { dryRun?: boolean; strict?: boolean; dates?: DateOrder; importId?: string };
const bring = async (who: Person, all: Cells[], { strict = false, ...more }: More = {}) => {
  const lines = all.map((of, index) => ({ line: index + 2, cells: of }));
  return (
    await who.send('office.import', { query: { strict: String(strict) }, body: { lines, ...more } })
  ).ok();
};
const manager = () => api.person({ role: 'Manager' });
const count = async () => {
  const { all } = await api.db
    .selectFrom('projects')
    .select((select) => select.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return all;
};

test('import projects: good lines become projects, bad cells are named, and the same file again changes nothing', async () => {
  const [office, dana] = [await manager(), await api.person()];
  const file = [
    cells({
      priority: 'urgent',
      claimType: 'single family',
      scheduledDate: '3/9/2026',
      scheduledTime: '2:30 PM',
    }),
    cells({ technicianEmail: dana.email.toUpperCase(), externalId: 'A-1' }),
    cells({ title: '', scheduledDate: '13/45/2026' }),
    cells({ technicianEmail: 'nobody@tidemark.example' }),
  ];
  const first = await bring(office, file, { dates: 'month-first' });
  expect(first).toMatchObject({
    ...{ created: 2, existing: 0 },
    lines: [{ outcome: 'created' }, { outcome: 'created' }, { outcome: 'bad' }, { outcome: 'bad' }],
    errors: [
      { line: 4, field: 'title', message: 'Title is required' },
      { line: 4, field: 'scheduledDate', message: 'Scheduled date 13/45/2026 is not a valid date.' },
      { line: 5, field: 'technicianEmail' },
    ],
  });
  const read = async (nth: number) =>
    (await office.send('projects.read', { params: { id: first.lines[nth]!.projectId! } })).ok().project;
  expect(await read(0)).toMatchObject({
    ...{
      priority: 'Urgent',
      claimType: 'Single Family',
      scheduledDate: '2026-03-09',
      scheduledTime: '14:30',
    },
    ...{ status: 'New', technicianId: null },
  });
  expect(await read(1)).toMatchObject({ status: 'Assigned', technicianId: dana.id });

  const before = await count();
  const again = await bring(office, file, { dates: 'month-first' });
  expect(again).toMatchObject({ created: 0, existing: 2 });
  expect(again.lines.map(({ projectId }) => projectId)).toEqual(
    first.lines.map(({ projectId }) => projectId),
  );
  expect(await count()).toBe(before);
});

test("import projects: a project changed since its import, still recognized as its line's", async () => {
  const office = await manager();
  const file = [cells({ scheduledDate: '2026-03-09' })];
  const id = (await bring(office, file)).lines[0]!.projectId!;
  const body = { changes: { scheduledDate: '2026-03-20', customerName: 'Ines Roth-Lang' }, seen: {} };
  (await office.send('office.edit', { params: { id }, body })).ok();
  expect(await bring(office, file)).toMatchObject({
    created: 0,
    lines: [{ outcome: 'existing', projectId: id }],
  });
});

test('import projects: a line without an external id whose project was made by hand, already there', async () => {
  const office = await manager();
  const id = await addProject(api.db, null, { scheduledDate: '2026-05-01' });
  const same = {
    ...{ title: 'Another title', addressLine1: '418 LARKSPUR lane', city: 'Naperville', state: 'IL' },
    ...{ zipCode: '60540', customerName: 'helen ókafor', scheduledDate: '2026-05-01' },
  };
  expect(await bring(office, [same])).toMatchObject({ lines: [{ outcome: 'existing', projectId: id }] });
  const others = [{ addressLine2: 'Unit 2' }, { scheduledDate: '2026-05-02' }, { externalId: 'B-1' }];
  expect(
    (
      await bring(
        office,
        others.map((other) => ({ ...same, ...other })),
      )
    ).created,
  ).toBe(3);
});

test('import projects: a dry run only reports, strict imports all or nothing', async () => {
  const office = await manager();
  const file = [cells(), cells({ city: '' })];
  const before = await count();
  expect(await bring(office, file, { dryRun: true })).toMatchObject({
    ...{ created: 1, errors: [{ line: 3, field: 'city', message: 'City is required' }] },
    lines: [{ outcome: 'created', projectId: null }, { outcome: 'bad' }],
  });
  expect(await bring(office, file, { strict: true })).toMatchObject({
    ...{ created: 0, existing: 0, errors: [{ line: 3 }] },
    lines: [{ line: 3, outcome: 'bad' }],
  });
  expect(await count()).toBe(before);
  expect(await bring(office, file.slice(0, 1), { strict: true })).toMatchObject({ created: 1 });
});

test('import projects: a plain CSV body, accepted by this call only', async () => {
  const office = await manager();
  const before = await count();
  const post = (path: string, body: string) =>
    fetch(`${office.url}/api/v1${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${office.token}`, 'Content-Type': 'text/csv; charset=utf-8' },
      body,
    });
  const { addressLine1, ...others } = cells({ title: 'Geplatztes Rohr, Küche' });
  const file = `\uFEFFTitle,Address,City,State,ZIP,Customer\r\n"${others.title}",${addressLine1},Lisle,IL,60532,Ines Roth\r\n`;
  const answer = await post('/projects/import', file);
  expect(await answer.json()).toMatchObject({ success: true, data: { created: 1, errors: [] } });
  expect((await post('/projects/import?strict=true', file)).status).toBe(200);
  expect(await count()).toBe(before + 1);
  expect(await (await post('/projects/import', '')).json()).toMatchObject({
    ...{
      success: false,
      code: 'validation_failed',
      details: [{ field: 'csv', message: 'The file is empty.' }],
    },
  });
  expect((await post('/projects', file)).status).toBe(415);
});

test('import projects: an external id the database cannot store, a bad cell, and the other lines are imported', async () => {
  const csv = [
    'External id,Title,Address,City,State,Zip,Customer',
    'a\u0000b,Flood,1 Nul Rd,Lisle,IL,60532,Ines Roth',
    'b,Flood,2 Nul Rd,Lisle,IL,60532,Ines Roth',
  ].join('\n');
  const answer = (await (await manager()).send('office.import', { body: { csv } })).ok();
  expect(answer).toMatchObject({ created: 1, errors: [{ line: 2, field: 'externalId' }] });
});

test('import projects: the same file by two managers at once, each project once', async () => {
  const people = [await manager(), await manager(), await manager()];
  const file = Array.from({ length: 20 }, () => cells());
  const before = await count();
  const answers = await Promise.all(people.map((who) => bring(who, file)));
  expect(answers.map(({ created }) => created).sort((a, b) => a - b)).toEqual([0, 0, 20]);
  expect(await count()).toBe(before + 20);
});

test('import projects: a CSV file as spreadsheets write it, imported in full', async () => {
  const office = await manager();
  const csv =
    '\uFEFFAddress,CITY,State,Zip Code,Customer,Title,Notes,Colour\r\n"9 Quarry Rd, rear",Lisle,IL,60532,Ines Roth,Flood,"two\nlines",red\r\n,,,,,,,\r\n10 Quarry Rd,Lisle,IL,60532,Ines Roth,,,\r\n';
  const { created, errors, lines } = (await office.send('office.import', { body: { csv } })).ok();
  expect({ created, errors }).toEqual({
    created: 1,
    errors: [{ line: 4, field: 'title', message: 'Title is required' }],
  });
  const { project } = (await office.send('projects.read', { params: { id: lines[0]!.projectId! } })).ok();
  expect(project).toMatchObject({ addressLine1: '9 Quarry Rd, rear', notes: 'two\nlines' });
  for (const body of [{ csv: 'a,b\n1,2' }, { csv: 'title' }, {}, { csv: 'title\nx', lines: [] }]) {
    expect(await office.send('office.import', { body })).toMatchObject({ status: 400 });
  }
});

test("import projects: the app's own export, already there; with other addresses, new projects", async () => {
  const [office, dana] = [await manager(), await api.person()];
  const city = 'Exportville';
  const made = await bring(office, [
    cells({ city, title: '=Burst pipe', customerPhone: '+1 630 555 0142', technicianEmail: dana.email }),
    cells({ city, title: 'Roof', notes: "'twas wet" }),
  ]);
  expect(made).toMatchObject({ created: 2 });
  const reply = await office.fetch('GET', '/api/v1/office/projects.csv', { query: { city } });
  const csv = await reply.text();
  const send = async (file: string) => (await office.send('office.import', { body: { csv: file } })).ok();
  expect(await send(csv)).toMatchObject({ ...{ created: 0, existing: 2 }, errors: [] });
  const again = await send(csv.replaceAll(' Elm St', ' Oak St'));
  expect(again).toMatchObject({ created: 2, errors: [] });
  // Newest first, as the list is.
  const [roof, pipe] = await Promise.all(
    again.lines.map(
      async ({ projectId }) =>
        (await office.send('projects.read', { params: { id: projectId! } })).ok().project,
    ),
  );
  expect(roof).toMatchObject({ title: 'Roof', notes: "'twas wet", technicianId: null });
  expect(pipe).toMatchObject({
    ...{ title: '=Burst pipe', customerPhone: '+1 630 555 0142', technicianId: dana.id },
  });
});

test.each([
  [',', 'Comma'],
  [';', 'Semicolon'],
])(
  'import projects: a line of a file separated by %s, reported by its line number with blank ones counted',
  async (parted, street) => {
    const office = await manager();
    const csv = [
      '\r\nTitle,Address,City,State,Zip,Customer',
      `Flood,1 ${street} Rd,Lisle,IL,60532,Ines Roth`,
      '',
      ' , ,,,,',
      `,2 ${street} Rd,Lisle,IL,60532,Ines Roth`,
      '',
    ]
      .join('\r\n')
      .replaceAll(',', parted);
    const { errors, lines } = (await office.send('office.import', { body: { csv } })).ok();
    expect(errors).toEqual([{ line: 6, field: 'title', message: 'Title is required' }]);
    expect(lines.map(({ line, outcome }) => [line, outcome])).toEqual([
      [3, 'created'],
      [6, 'bad'],
    ]);
  },
);

test('import projects: any file imported twice, the same as once', async () => {
  const office = await manager();
  const word = fc.constantFrom('Elm', 'elm', 'Élm ', ' Oak', 'x\u0000', '', '5');
  const day = fc.constantFrom('', '2026-03-09', '3/9/2026', 'soon');
  const line = fc.record({
    externalId: fc.constantFrom('', '', 'x1', 'x2', 'X1'),
    ...{ title: word, addressLine1: word, customerName: word, scheduledDate: day },
    ...{ city: fc.constant('Lisle'), state: fc.constant('IL'), zipCode: fc.constantFrom('60532', '60533') },
  });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (file) => {
      const clean = file.map((of) =>
        Object.fromEntries(Object.entries(of).map(([name, cell]) => [name, cell.replace('\u0000', '')])),
      );
      const first = await bring(office, clean);
      const before = await count();
      const again = await bring(office, clean);
      expect(again.created).toBe(0);
      expect(again.lines.map(({ projectId }) => projectId)).toEqual(
        first.lines.map(({ projectId }) => projectId),
      );
      expect(again.errors).toEqual(first.errors);
      expect(await count()).toBe(before);
    }),
    { numRuns: 15 },
  );
});

test('import projects: more than 500 lines, refused', async () => {
  const office = await manager();
  const file = Array.from({ length: 500 }, () => cells());
  expect((await bring(office, file)).created).toBe(500);
  const lines = [...file, cells()].map((of, line) => ({ line: line + 2, cells: of }));
  expect(await office.send('office.import', { body: { lines } })).toMatchObject({ status: 400 });
});
