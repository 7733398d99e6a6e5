import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { signedHeaders } from '../integrations/signature.ts';
import { inboundSecret, useApi } from '../testing/use-api.ts';
import { waitingStatements } from '../testing/waiting-statements.ts';
import { importTurn } from './turns.ts';

const api = useApi();
const whole = {
  title: 'Burst pipe',
  addressLine1: '1 Elm St',
  city: 'Lisle',
  state: 'IL',
  zipCode: '60532',
  customerName: 'Ines Roth',
};

interface Options {
  secret?: string;
  id?: string;
  at?: number;
  headers?: Record<string, string>;
}

function tell(body: object | string, { secret = inboundSecret, id = uuidv7(), at, headers }: Options = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return api.anyone.send('inbound-projects.receive', {
    body: text,
    headers: { ...signedHeaders(secret, id, text, at), ...headers },
  });
}
const countOf = async (externalId: string) =>
  (
    await api.db
      .selectFrom('inboundProjects')
      .select('projectId')
      .where('externalId', '=', externalId)
      .execute()
  ).length;

test('inbound project: a new one from the CRM, created, and the next message changes it', async () => {
  const externalId = uuidv7();
  const claim = {
    insuranceCompany: 'Acme Mutual',
    claimNumber: 'CL-1',
    dateOfLoss: '2027-02-28',
    deductible: 500,
  };
  const made = await tell({ externalId, ...whole, ...claim });
  expect(made.status).toBe(201);
  const { project } = made.ok();
  expect(project).toMatchObject({
    ...whole,
    ...claim,
    status: 'New',
    priority: 'Medium',
    technicianId: null,
  });
  const changed = await tell({ externalId, priority: 'Urgent', notes: 'Gate code 12' });
  expect(changed.status).toBe(200);
  expect(changed.ok().project).toMatchObject({
    ...whole,
    id: project.id,
    priority: 'Urgent',
    notes: 'Gate code 12',
  });
  expect(await countOf(externalId)).toBe(1);
});

test('inbound project: one an import with the same external id created, changed, not created twice', async () => {
  const externalId = `JOB-${uuidv7()}`;
  const manager = await api.person({ role: 'Manager' });
  const cells = {
    ...{ externalId, title: 'Burst pipe', addressLine1: '1 Elm St', city: 'Lisle', state: 'IL' },
    ...{ zipCode: '60532', customerName: 'Ines Roth' },
  };
  const body = { lines: [{ line: 2, cells }] };
  const { lines } = (await manager.send('office.import', { body })).ok();
  const told = await tell({ externalId, priority: 'Urgent' });
  expect(told.status).toBe(200);
  expect(told.ok().project).toMatchObject({ ...whole, id: lines[0]!.projectId, priority: 'Urgent' });
  expect((await tell({ externalId, notes: 'Gate code 12' })).ok().project.id).toBe(lines[0]!.projectId);
});

test('inbound project: a message during an import that may create its project waits', async () => {
  const asked = await api.db.transaction().execute(async (tx) => {
    await importTurn.execute(tx);
    const both = [tell({ externalId: uuidv7(), ...whole }), tell({ externalId: uuidv7(), ...whole })];
    await expect.poll(() => waitingStatements(api.db)).toBe(2);
    return both;
  });
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([201, 201]);
});

test('inbound project: a time without a day, the office assigns it anyway', async () => {
  const { project } = (await tell({ externalId: uuidv7(), ...whole, scheduledTime: '09:30' })).ok();
  const [manager, dana] = [await api.person({ role: 'Manager' }), await api.person()];
  const { id, technicianId, priority, status } = project;
  const body = {
    change: { kind: 'assign' as const, technicianId: dana.id },
    projects: [{ id, technicianId, priority, status }],
  };
  const { results } = (await manager.send('office.bulk', { body })).ok();
  expect(results).toMatchObject([{ outcome: 'changed', project: { technicianId: dana.id } }]);
});

test('inbound project: the CRM removes the day, the time goes too', async () => {
  const externalId = uuidv7();
  const planned = { scheduledDate: '2026-12-01', scheduledTime: '09:30' };
  expect((await tell({ externalId, ...whole, ...planned })).ok().project).toMatchObject(planned);
  const { project } = (await tell({ externalId, scheduledDate: null })).ok();
  expect(project).toMatchObject({ scheduledDate: null, scheduledTime: null });
});

test('inbound project: the same message again, even at the same moment, does nothing', async () => {
  const externalId = uuidv7();
  const id = uuidv7();
  const replies = await Promise.all([1, 2, 3].map(() => tell({ externalId, ...whole }, { id })));
  expect(new Set(replies.map((reply) => reply.ok().project.id)).size).toBe(1);
  await tell({ externalId, title: 'Later' });
  expect((await tell({ externalId, ...whole }, { id })).ok().project.title).toBe('Later');
});

test('inbound project: a message older than one already received changes nothing', async () => {
  const externalId = uuidv7();
  await tell({ externalId, ...whole, changedAt: '2026-01-02T00:00:00Z' });
  const late = await tell({ externalId, title: 'Old', changedAt: '2026-01-01T00:00:00Z' });
  expect(late.ok().project.title).toBe('Burst pipe');
  const next = await tell({ externalId, title: 'New', changedAt: '2026-01-03T00:00:00Z' });
  expect(next.ok().project.title).toBe('New');
});

test("inbound project: an active technician's email, assigned; any other is left to the office", async () => {
  const dana = await api.person();
  const gone = await api.person({ status: 'Terminated' });
  const assigned = await tell({ externalId: uuidv7(), ...whole, technicianEmail: dana.email.toUpperCase() });
  expect(assigned.ok().project).toMatchObject({ technicianId: dana.id, status: 'Assigned' });
  const externalId = uuidv7();
  const left = await tell({ externalId, ...whole, technicianEmail: gone.email });
  expect(left.ok().project).toMatchObject({ technicianId: null, status: 'New' });
  const later = await tell({ externalId, technicianEmail: dana.email });
  expect(later.ok().project).toMatchObject({ technicianId: dana.id, status: 'Assigned' });
});

test('inbound project: work that has begun keeps its technician', async () => {
  const [dana, luis] = [await api.person(), await api.person()];
  const externalId = uuidv7();
  const { project } = (await tell({ externalId, ...whole, technicianEmail: dana.email })).ok();
  (await dana.send('projects.start', { params: { id: project.id } })).ok();
  const after = (await tell({ externalId, technicianEmail: luis.email, notes: 'x' })).ok().project;
  expect(after).toMatchObject({ technicianId: dana.id, status: 'In Progress', notes: 'x' });
});

const minutes = (count: number) => Date.now() + count * 60_000;
test.each<[string, Options]>([
  ['another secret', { secret: 'what nobody told us, ever' }],
  ['a time six minutes ago', { at: minutes(-6) }],
  ['a time six minutes ahead', { at: minutes(6) }],
  ['another id', { headers: { 'webhook-id': 'x' } }],
  ['another time', { headers: { 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 1) } }],
  ['no signature', { headers: { 'webhook-signature': '' } }],
  ['half a signature', { headers: { 'webhook-signature': 'v1,' } }],
])('inbound project: %s is refused', async (_, options) => {
  const externalId = uuidv7();
  expect(await tell({ externalId, ...whole }, options)).toMatchObject({
    status: 401,
    code: 'signature_refused',
  });
  expect(await countOf(externalId)).toBe(0);
});

test('inbound project: a body changed in transit, refused; one signed with the former secret too, accepted', async () => {
  const id = uuidv7();
  const text = JSON.stringify({ externalId: uuidv7(), ...whole });
  const headers = signedHeaders(inboundSecret, id, text);
  const reply = await api.anyone.send('inbound-projects.receive', {
    body: text.replace('Elm', 'Oak'),
    headers,
  });
  expect(reply).toMatchObject({ status: 401 });
  const both = `v1,AAAA ${headers['webhook-signature']}`;
  const taken = await api.anyone.send('inbound-projects.receive', {
    body: text,
    headers: { ...headers, 'webhook-signature': both },
  });
  expect(taken.status).toBe(201);
});

test.each<[string, object, string]>([
  ['without an external id', whole, 'externalId'],
  ['with a status', { externalId: 'a', ...whole, status: 'Completed' }, 'status'],
  ['with half an address', { externalId: uuidv7(), title: 'x', city: 'Lisle' }, 'addressLine1'],
  ['with a date of another kind', { externalId: 'a', ...whole, scheduledDate: '1/2/26' }, 'scheduledDate'],
])('inbound project: a project %s is refused by name', async (_, body, field) => {
  const reply = await tell(body);
  expect(reply).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(reply.details!.map((detail) => detail.field)).toContain(field);
});

test('inbound project: the log names the CRM as its maker and no account', async () => {
  const { project } = (await tell({ externalId: uuidv7(), ...whole })).ok();
  const log = await api.db
    .selectFrom('auditLog')
    .select(['action', 'technicianId'])
    .where('subject', '=', 'project')
    .where('subjectId', '=', String(project.id))
    .execute();
  expect(log).toEqual([{ action: 'project-created', technicianId: null }]);
});

test('inbound project: many messages waiting for an import, nobody else waits and all are done afterwards', async () => {
  const dana = await api.person();
  const own = openDatabase(api.databaseUrl, { max: 1, onError: () => undefined });
  const externalId = uuidv7();
  const { all } = await own.transaction().execute(async (tx) => {
    await importTurn.execute(tx);
    const all = Array.from({ length: 12 }, () => tell({ externalId, ...whole }));
    await expect.poll(() => waitingStatements(api.db), { timeout: 8_000 }).toBeGreaterThan(0);
    for (let count = 0; count < 5; count++) expect((await dana.send('auth.me')).status).toBe(200);
    return { all };
  });
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(11);
  expect(await countOf(externalId)).toBe(1);
  await own.destroy();
});

const inboundCount = () => sql`SELECT count(*) FROM inbound_messages`.execute(api.db);

test('inbound project: many unsigned messages, refused without a database query', async () => {
  const { rows: before } = await inboundCount();
  const all = await Promise.all(
    Array.from({ length: 30 }, () => tell({ externalId: uuidv7(), ...whole }, { secret: 'a guess' })),
  );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([401]));
  expect((await inboundCount()).rows).toEqual(before);
});
