import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { submit } from '../deliveries/testing/work-here.ts';
import { backgroundWork } from '../files/take-turns.ts';
import { approvedJob } from '../invoices/testing/approved.ts';
import { explained } from '../projects/testing/explained.ts';
import { addRoom, startInspection } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { listEntries } from './list-entries.ts';

const api = useApi();
const caller = {
  ...{ signInId: null, ip: '', userAgent: null, requestId: 'test', fileAddress: String },
  asker: backgroundWork,
};

test.each([
  ['changed', sql`UPDATE audit_log SET action = 'x'`],
  ['deleted', sql`DELETE FROM audit_log`],
  ['emptied', sql`TRUNCATE audit_log`],
])('audit log: rows cannot be %s', async (_, statement) => {
  const dana = await api.person();
  await dana.send('technicians.update-profile', { body: { firstName: 'D' } });
  await expect(statement.execute(api.db)).rejects.toThrow('The audit log is only ever added to.');
});

test('audit log: a manager reads it, filtered and in pages', async () => {
  const dana = await api.person();
  const manager = await api.person({ role: 'Supervisor' });
  const { projectId } = await startInspection(api.db, dana);
  await dana.send('technicians.update-profile', { body: { firstName: 'Deena' } });
  const find = async (query: Record<string, string | number>) =>
    (await manager.send('audit.list', { query })).ok();

  const own = await find({ technicianId: dana.id });
  expect(own.entries[0]).toMatchObject({
    technicianId: dana.id,
    technicianName: 'Deena Whitaker',
    action: 'profile-changed',
    before: { firstName: 'Dana' },
    after: { firstName: 'Deena' },
    ip: '127.0.0.1',
  });
  const project = await find({ subject: 'project', subjectId: String(projectId) });
  expect(project.entries.map(({ action, after }) => [action, after])).toContainEqual([
    'project-status',
    { status: 'In Progress' },
  ]);
  expect((await find({ technicianId: dana.id, limit: 1, page: 2 })).entries[0]!.id).toBe(own.entries[1]!.id);
  const after = new Date(Date.now() + 60_000).toISOString();
  expect((await find({ technicianId: dana.id, from: after })).entries).toEqual([]);
  expect((await find({ technicianId: dana.id, to: after })).pagination.total).toBe(own.pagination.total);
  expect((await find({ technicianId: dana.id, action: 'profile-changed' })).pagination.total).toBe(1);
});

test("audit log: an inspection's id finds what was done with each of its estimates", async () => {
  const [{ id, boss }, other] = [await submit(api), await submit(api)];
  const sent = { how: 'by hand', to: 'Renee Castillo', on: '2026-11-25' } as const;
  (await boss.send('estimates.send', { params: { id, number: 1 }, body: sent })).ok();
  const find = async (subjectId: string) => {
    const { entries } = (await boss.send('audit.list', { query: { subject: 'estimate', subjectId } })).ok();
    return entries.map((entry) => [entry.action, entry.subjectId]);
  };
  const done = [
    ['estimate-sent', `${id}/1`],
    ['estimate-computed', `${id}/1`],
  ];
  expect(await find(id)).toEqual(done);
  expect(await find(`${id}/1`)).toEqual(done);
  expect(await find(`${id}/2`)).toEqual([]);
  expect(await find(other.id)).toEqual([['estimate-computed', `${other.id}/1`]]);
});

test('audit log: of a project everything of its job, with the names of rooms and numbers of invoices', async () => {
  const job = await approvedJob(api);
  await submit(api);
  const [gone, invoice] = [await job.draft(), await job.draft({ estimateNumber: 1, kind: 'deductible' })];
  (await job.boss.send('invoices.remove', job.of(gone.id))).ok();
  const issued = (await job.issue(invoice.id)).ok().invoice;
  const { entries } = (
    await job.boss.send('audit.list', { query: { projectId: job.projectId, limit: 100 } })
  ).ok();
  const said = entries.map(({ action, label }) => [action, label].filter(Boolean).join(': '));
  expect(said.slice(0, 6)).toEqual([
    `invoice-issued: ${issued.number}`,
    'invoice-deleted',
    `invoice-made: ${issued.number}`,
    'invoice-made',
    'estimate-approved',
    'estimate-sent',
  ]);
  for (const action of ['claim-sheet-changed: Kitchen', 'room-added: Kitchen', 'inspection-started'])
    expect(said.filter((one) => one === action)).toHaveLength(1);
});

test('audit log: of a project also what was done in a room deleted since, by its name', async () => {
  const [dana, boss] = [await api.person(), await api.person({ role: 'Manager' })];
  const { id, projectId } = await startInspection(api.db, dana);
  const room = await addRoom(dana, id, { name: 'Den' });
  const claimSheetData = { contents: [{ fieldMasterId: 9, detach: 2 }] };
  const body = { inspectionId: id, inspectionRoomId: room.id, claimSheetData };
  (await dana.send('claim-sheets.save', { body })).ok();
  (await dana.send('rooms.remove', { params: { id: room.id } })).ok();
  const { entries } = (await boss.send('audit.list', { query: { projectId } })).ok();
  expect(entries.slice(0, 3).map(({ action, label }) => [action, label])).toEqual([
    ['room-deleted', 'Den'],
    ['claim-sheet-changed', 'Den'],
    ['room-added', 'Den'],
  ]);
});

test('audit log: of a project, never reads the whole log', async () => {
  const boss = await api.person({ role: 'Manager' });
  const { projectId } = await submit(api);
  await sql`INSERT INTO audit_log (technician_id, action, subject, subject_id, before)
    SELECT ${boss.id}, 'room-deleted', 'room', gen_random_uuid()::text,
      jsonb_build_object('inspectionId', gen_random_uuid())
    FROM generate_series(1, 20000)`.execute(api.db);
  await sql`ANALYZE audit_log`.execute(api.db);
  const asked = { params: {}, query: { projectId, page: 1, limit: 100 }, body: {} };
  const plans = await explained(api.db, (db) =>
    listEntries({ ...caller, actor: { id: boss.id, role: 'Manager' }, db }, asked),
  );
  expect(plans).toHaveLength(2);
  expect(plans.flatMap(({ plan }) => plan.filter((line) => line.includes('Seq Scan on audit_log')))).toEqual(
    [],
  );
});

test('audit log: exported as CSV, no cell starts a formula in a spreadsheet', async () => {
  const dana = await api.person();
  const manager = await api.person({ role: 'Manager' });
  await dana.send('technicians.update-profile', { body: { firstName: '=HYPERLINK("x")' } });
  const query = { technicianId: dana.id };
  const response = await manager.fetch('GET', '/api/v1/audit/export.csv', { query });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"');
  const text = Buffer.from(await response.arrayBuffer()).toString();
  expect(text.startsWith('\uFEFFWhen,Technician id,Technician,Action,')).toBe(true);
  expect(text).toContain('profile-changed');
  expect(text).toContain(`"'=HYPERLINK(""x"") Whitaker"`);
  expect(text.trim().split('\r\n')).toHaveLength(2);
});

test('audit log: a long export, streamed complete and in order without blocking anyone', async () => {
  const manager = await api.person({ role: 'Manager' });
  await sql`INSERT INTO audit_log (technician_id, action, subject, subject_id)
    SELECT ${manager.id}, 'project-changed', 'project', n::text FROM generate_series(1, 2500) AS n`.execute(
    api.db,
  );
  const query = { technicianId: manager.id, action: 'project-changed' };
  const response = await manager.fetch('GET', '/api/v1/audit/export.csv', { query });
  expect(response.headers.get('content-length')).toBeNull();
  const [, ...lines] = (await response.text()).trim().split('\r\n');
  const ids = lines.map((line) => Number(line.split(',')[5]));
  expect(ids).toEqual(Array.from({ length: 2500 }, (_, n) => 2500 - n));
});

test('audit log: read by someone who is not a manager, refused', async () => {
  const dana = await api.person({ role: 'Lead Technician' });
  expect(await dana.send('audit.list')).toMatchObject({ status: 403, code: 'forbidden' });
  expect((await dana.fetch('GET', '/api/v1/audit/export.csv')).status).toBe(403);
});
