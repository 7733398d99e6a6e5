import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const manager = () => api.person({ role: 'Manager' });
let houses = 0;
const line = (technicianEmail?: string) => ({
  ...{ title: `Leak ${++houses}`, addressLine1: `${houses} Undo Road`, city: 'Lisle', state: 'IL' },
  ...{ zipCode: '60532', customerName: 'Ines Roth', ...(technicianEmail && { technicianEmail }) },
});
const bring = (who: Person, cells: object[], importId?: string) =>
  who.send('office.import', {
    body: { lines: cells.map((of, at) => ({ line: at + 2, cells: of })), importId, fileName: 'jobs.csv' },
  });
const undo = (who: Person, importId: string | null) =>
  who.send('office.undo-import', { params: { importId: importId! } });

test('undo import: within the hour, its projects are gone, it is logged, and the file can be imported again', async () => {
  const [office, other] = [await manager(), await manager()];
  const file = [line(), line()];
  const made = (await bring(office, file)).ok();
  const [first] = made.lines;
  expect((await other.send('office.imports')).ok().imports[0]).toMatchObject({
    ...{ id: made.importId, fileName: 'jobs.csv', projects: 2 },
  });
  expect((await undo(other, made.importId)).ok()).toEqual({ removed: 2, kept: [] });
  expect(await office.send('projects.read', { params: { id: first!.projectId! } })).toMatchObject({
    status: 404,
  });
  expect((await office.send('office.imports')).ok().imports.map(({ id }) => id)).not.toContain(made.importId);
  const log = (
    await office.send('audit.list', { query: { subject: 'project-import', subjectId: made.importId! } })
  ).ok();
  expect(log.entries).toMatchObject([
    { action: 'project-import-undone', technicianId: other.id, after: { removed: 2, kept: [] } },
  ]);
  const gone = await office.send('audit.list', {
    query: { subject: 'project', subjectId: String(first!.projectId) },
  });
  expect(gone.ok().entries.map(({ action }) => action)).toEqual(['project-deleted', 'project-created']);
  // Another undo changes nothing, and is not logged again.
  expect((await undo(office, made.importId)).ok()).toEqual({ removed: 0, kept: [] });
  expect((await bring(office, file)).ok()).toMatchObject({ created: 2, existing: 0 });
});

test('undo import: projects someone has worked on, kept and named with the reason', async () => {
  const [office, dana] = [await manager(), await api.person()];
  const made = (
    await bring(
      office,
      Array.from({ length: 6 }, () => line(dana.email)),
    )
  ).ok();
  const ids = made.lines.map(({ projectId }) => projectId!);
  const edit = (id: number) =>
    office.send('office.edit', { params: { id }, body: { changes: { notes: 'Call first' }, seen: {} } });
  (await edit(ids[0]!)).ok();
  (await dana.send('projects.start', { params: { id: ids[1]! } })).ok();
  (await dana.send('inspections.create', { body: { id: uuidv7(), projectId: ids[2]! } })).ok();
  await api.db
    .insertInto('inboundProjects')
    .values({ externalId: uuidv7(), projectId: ids[3]!, changedAt: null })
    .execute();
  const { removed, kept } = (await undo(office, made.importId)).ok();
  expect(removed).toBe(2);
  expect(kept).toEqual([
    { id: ids[0], title: expect.stringMatching(/^Leak/), reason: 'It was changed.' },
    { id: ids[1], title: expect.any(String), reason: 'Its status is In Progress.' },
    { id: ids[2], title: expect.any(String), reason: 'It has an inspection.' },
    { id: ids[3], title: expect.any(String), reason: 'The CRM has told of it.' },
  ]);
  for (const [at, id] of ids.entries()) {
    expect((await office.send('projects.read', { params: { id } })).status).toBe(at < 4 ? 200 : 404);
  }
});

test('undo import: calls with one id, one import; earlier projects are not part of it', async () => {
  const office = await manager();
  const importId = uuidv7();
  const before = line();
  (await bring(office, [before])).ok();
  expect((await bring(office, [line(), before], importId)).ok()).toMatchObject({
    created: 1,
    existing: 1,
    importId,
  });
  expect((await bring(office, [line()], importId)).ok()).toMatchObject({ created: 1, importId });
  expect((await bring(office, [before], importId)).ok()).toMatchObject({ created: 0, importId: null });
  expect(await bring(await manager(), [line()], importId)).toMatchObject({ status: 409, code: 'id_taken' });
  expect((await undo(office, importId)).ok()).toEqual({ removed: 2, kept: [] });
  expect(await bring(office, [line()], importId)).toMatchObject({ status: 409, code: 'import_undone' });
  expect((await bring(office, [before])).ok()).toMatchObject({ existing: 1 });
});

test('undo import: after an hour, without an import or by a technician, nothing is undone', async () => {
  const office = await manager();
  const { importId, lines } = (await bring(office, [line()])).ok();
  expect(await undo(await api.person(), importId)).toMatchObject({ status: 403 });
  expect(await undo(office, uuidv7())).toMatchObject({ status: 404, code: 'import_not_found' });
  await api.db
    .updateTable('projectImports')
    .set({ lastAt: sql<string>`now() - interval '61 minutes'` })
    .where('id', '=', importId!)
    .execute();
  expect(await undo(office, importId)).toMatchObject({ status: 409, code: 'import_undo_late' });
  expect((await office.send('office.imports')).ok().imports.map(({ id }) => id)).not.toContain(importId);
  expect(await office.send('projects.read', { params: { id: lines[0]!.projectId! } })).toMatchObject({
    status: 200,
  });
});

test('undo import: a start and an undo at once, the project is either started and kept or gone', async () => {
  const [office, dana] = [await manager(), await api.person()];
  for (let round = 0; round < 5; round++) {
    const made = (await bring(office, [line(dana.email)])).ok();
    const id = made.lines[0]!.projectId!;
    const [undone, started] = await Promise.all([
      undo(office, made.importId),
      dana.send('projects.start', { params: { id } }),
    ]);
    const { removed } = undone.ok();
    expect(started.status).toBe(removed === 1 ? 404 : 200);
    expect((await office.send('projects.read', { params: { id } })).status).toBe(removed === 1 ? 404 : 200);
  }
});
