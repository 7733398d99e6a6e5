import { createSigner } from 'fast-jwt';
import { sql } from 'kysely';
import pino from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { shareLinks } from '../claim-sheet-shares/share-links.ts';
import { openDatabase } from '../db/database.ts';
import { fileAddresses } from '../files/addresses.ts';
import { addProject, addRoom, inspectionThatIs } from '../testing/factories.ts';
import { noPrinter } from '../testing/no-printer.ts';
import { Person } from '../testing/people.ts';
import { tokenSecret, useApi } from '../testing/use-api.ts';
import { listen as open, type Stream } from './testing/listen.ts';

const api = useApi({ server: { liveEveryMs: 100 } });
const streams: Stream[] = [];

async function listen(...of: Parameters<typeof open>): Promise<Stream> {
  const stream = await open(...of);
  streams.push(stream);
  return stream;
}
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close();
});

/** The same person on another device. */
async function onAnotherDevice(of: Person): Promise<Person> {
  const signInId = uuidv7();
  await api.db.insertInto('signIns').values({ id: signInId, technicianId: of.id }).execute();
  const token = api.tokens.sign({ technicianId: of.id, signInId });
  return new Person(of.url, token, { id: of.id, email: of.email, signInId });
}
const assign = async (by: Person, id: number, to: Person) =>
  (await by.send('projects.update', { params: { id }, body: { technicianId: to.id } })).ok();
const setClaimType = async (by: Person, id: number) =>
  (await by.send('projects.update', { params: { id }, body: { claimType: 'Commercial' } })).ok();

test('live changes: assigned or unassigned elsewhere, sent to those concerned and to managers', async () => {
  const [dana, luis, mei, manager] = [
    await api.person(),
    await api.person(),
    await api.person({ role: 'Supervisor' }),
    await api.person({ role: 'Manager' }),
  ];
  const [moved, others] = [await addProject(api.db, dana), await addProject(api.db, luis)];
  const last = await addProject(api.db, null);
  const [danas, luiss, meis, managers] = [
    await listen(dana),
    await listen(luis),
    await listen(mei),
    await listen(manager),
  ];
  expect(danas.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(danas.response.headers.get('cache-control')).toBe('no-store');

  await setClaimType(luis, others);
  await assign(manager, moved, luis);
  await assign(mei, last, dana);
  expect(await danas.until(last), 'taken and given, nothing of another').toEqual([moved, last]);
  expect([danas.gone, luiss.gone, managers.gone]).toEqual([[moved], [], []]);
  expect(await luiss.until(moved), 'not what they did themselves').toEqual([moved]);
  expect(await managers.until(last), 'all but what they did themselves').toEqual([others, last]);
  expect(await meis.until(moved)).toEqual([others, moved]);
});

test('live changes: a change on another device of the same person, sent; their own is not', async () => {
  const dana = await api.person();
  const [own, other] = [await addProject(api.db, dana), await addProject(api.db, dana)];
  const stream = await listen(dana);
  await setClaimType(dana, own);
  await setClaimType(await onAnotherDevice(dana), other);
  expect(await stream.until(other)).toEqual([other]);
});

test('live changes: many changes of inspections, rooms and sheets, sent once as a change of their project', async () => {
  const dana = await api.person();
  const manager = await api.person({ role: 'Manager' });
  const [inspected, roomed, filled, emptied] = [
    await inspectionThatIs(api.db, dana, 'In Progress'),
    await inspectionThatIs(api.db, dana, 'In Progress'),
    await inspectionThatIs(api.db, dana, 'In Progress'),
    await inspectionThatIs(api.db, dana, 'In Progress'),
  ];
  const last = await addProject(api.db, dana);
  const stream = await listen(dana);
  (
    await manager.send('inspections.update', { params: { id: inspected.id }, body: { adjuster: 'Kim' } })
  ).ok();
  await addRoom(manager, roomed.id);
  await addRoom(manager, roomed.id);
  const body = {
    inspectionId: filled.id,
    inspectionRoomId: filled.room.id,
    claimSheetData: { zippers: { qty: 1 } },
  };
  (await manager.send('claim-sheets.save', { body })).ok();
  (await manager.send('rooms.remove', { params: { id: emptied.room.id } })).ok();
  await setClaimType(manager, last);
  const told = await stream.until(last);
  const expected = [inspected, roomed, filled, emptied].map(({ projectId }) => projectId);
  // A look may fall between two of them; a project is then sent again.
  expect([...new Set(told)]).toEqual([...expected, last]);
});

test('live changes: a deleted project, sent to its technician', async () => {
  const [dana, manager] = [await api.person(), await api.person({ role: 'Manager' })];
  const { projectId, id } = await inspectionThatIs(api.db, dana, 'Completed');
  (await dana.send('projects.complete', { params: { id: projectId } })).ok();
  const body = { originalProjectId: projectId, originalInspectionId: id, followUpReason: 'Quality_Check' };
  const { followUp, project } = (await dana.send('follow-ups.create', { body })).ok();
  const stream = await listen(dana);
  (await manager.send('follow-ups.remove', { params: { id: followUp.id } })).ok();
  expect(await stream.until(project.id)).toEqual([project.id]);
  expect(stream.gone).toEqual([project.id]);
});

test('live changes: a late commit behind newer entries already sent, sent all the same', async () => {
  const [dana, manager] = [await api.person(), await api.person({ role: 'Manager' })];
  const [late, soon] = [await addProject(api.db, dana), await addProject(api.db, dana)];
  const stream = await listen(dana);
  await api.db.transaction().execute(async (tx) => {
    await sql`INSERT INTO audit_log (action, subject, subject_id) VALUES ('project-changed', 'project', ${late})`.execute(
      tx,
    );
    await setClaimType(manager, soon);
    expect(await stream.until(soon)).toEqual([soon]);
  });
  expect(await stream.until(late)).toEqual([soon, late]);
});

/** It looks as often as the real one. */
async function anotherServer() {
  const failed = (error: Error) => {
    throw error;
  };
  const db = openDatabase(api.databaseUrl, { max: 2, onError: failed });
  const log = pino({ level: 'silent' });
  const app = await buildApp({
    jobs: api.jobs,
    isSigned: () => false,
    db,
    log,
    webDir: undefined,
    tokens: api.tokens,
    files: api.files,
    addresses: fileAddresses(tokenSecret),
    shares: shareLinks(tokenSecret),
    printer: noPrinter,
    support: { phone: null, email: null },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    async stop() {
      await app.close();
      await db.destroy();
    },
  };
}

test('live changes: a client that was away, first gets what it missed, on a watching and a new server', async () => {
  const [dana, manager] = [await api.person(), await api.person({ role: 'Manager' })];
  const [before, own, others, after, last] = [
    await addProject(api.db, dana),
    await addProject(api.db, dana),
    await addProject(api.db, null),
    await addProject(api.db, dana),
    await addProject(api.db, dana),
  ];
  await setClaimType(manager, before);
  await setClaimType(dana, own);
  await setClaimType(manager, others);
  const first = await listen(dana, 60);
  await setClaimType(manager, after);
  expect(await first.until(after), 'the watch begins with it').toEqual([before, after]);
  const later = await listen(dana, 60);
  const now = await listen(dana);
  await setClaimType(manager, last);
  expect(await later.until(last), 'noticed while it watched').toEqual([before, after, last]);
  expect(await now.until(last), 'nothing of before').toEqual([last]);
});

test('live changes: a late commit noticed late, sent to the client that connects right after', async () => {
  const [dana, manager] = [await api.person(), await api.person({ role: 'Manager' })];
  const [late, next] = [await addProject(api.db, dana), await addProject(api.db, dana)];
  const stream = await listen(dana);
  await api.db.transaction().execute(async (tx) => {
    await sql`INSERT INTO audit_log (action, subject, subject_id, at)
      VALUES ('project-changed', 'project', ${late}, clock_timestamp() - interval '20 seconds')`.execute(tx);
  });
  await stream.until(late);
  const away = await listen(dana, 5);
  await setClaimType(manager, next);
  expect(await away.until(next)).toEqual([late, next]);
});

test('live changes: a stream looks back a minute at most and says so', async () => {
  const dana = await api.person();
  const answer = await dana.fetch('GET', '/api/v1/live?away=61');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'validation_failed', details: [{ field: 'away' }] });
});

test('live changes: a change through another server, sent; a server that stops ends its streams', async () => {
  const [dana, manager] = [await api.person(), await api.person({ role: 'Manager' })];
  const id = await addProject(api.db, null);
  const server = await anotherServer();
  const stream = await listen({ url: server.url, token: dana.token });
  await assign(manager, id, dana);
  await stream.until(id);
  const [, ended] = await Promise.all([server.stop(), stream.ended().then(() => true)]);
  expect(ended).toBe(true);
});

test('live changes: the token expires, the stream ends', async () => {
  const dana = await api.person();
  const sign = createSigner({ key: tokenSecret, algorithm: 'HS256', expiresIn: 2_000 });
  const stream = await listen({ url: api.url, token: sign({ sub: String(dana.id), sid: dana.signInId }) });
  await stream.ended();
});

test('live changes: the sign-in ends, the stream ends', async () => {
  const dana = await api.person();
  const stream = await listen(dana);
  const values = { endedAt: sql<string>`now()` };
  await api.db.updateTable('signIns').set(values).where('id', '=', dana.signInId).execute();
  await stream.ended();
});

test('live changes: a sign-in has at most three streams and a closed one makes room', async () => {
  const dana = await api.person();
  const open = [await listen(dana), await listen(dana), await listen(dana)];
  const fourth = await dana.fetch('GET', '/api/v1/live');
  expect(fourth.status).toBe(429);
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await fourth.json()).toMatchObject({ success: false, code: 'rate_limited' });
  await listen(await onAnotherDevice(dana));
  await open[0]!.close();
  await expect
    .poll(() =>
      listen(dana).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

test("live changes: the document describes an event's shape", async () => {
  const document = (await (await api.anyone.fetch('GET', '/api/openapi.json')).json()) as {
    paths: Record<
      string,
      { get: { responses: Record<string, { content: Record<string, { schema: object }> }> } }
    >;
  };
  const { content } = document.paths['/api/v1/live']!.get.responses['200']!;
  expect(Object.keys(content)).toEqual(['text/event-stream']);
  expect(content['text/event-stream']!.schema).toMatchObject({
    anyOf: [{ required: ['project', 'gone'] }, { required: ['everything'] }],
  });
});
