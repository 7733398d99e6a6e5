import { shareDays } from '@tidemark/contract/claim-sheet-shares';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { inspectionThatIs } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { nowhere, sharing } from './testing/sharing.ts';

const api = useApi();
const day = 86_400_000;

const { startedRoom, create, standing, revoke, tokenOf, report, open, expire } = sharing(api);

test('share link: a new one, valid for 30 days and open without signing in', async () => {
  const dana = await api.person();
  const room = await startedRoom(dana, { dimensionsLength: 16.5, dimensionsWidth: 14 });
  const { projectId } = await api.db
    .selectFrom('inspections')
    .select('projectId')
    .where('id', '=', room.inspectionId)
    .executeTakeFirstOrThrow();
  await dana.send('claim-sheets.save', {
    body: {
      inspectionId: room.inspectionId,
      inspectionRoomId: room.roomId,
      claimSheetData: { zippers: { qty: 2 } },
    },
  });
  const reply = await create(dana, room);
  expect(reply).toMatchObject({ status: 201, message: 'Share link created.' });
  const { url, expiresAt } = reply.ok();
  expect(url.startsWith(`/claim-sheet-report/${room.inspectionId}/${room.roomId}?share=`)).toBe(true);
  expect(Math.abs(Date.parse(expiresAt) - Date.now() - shareDays * day)).toBeLessThan(60_000);

  const sheet = await dana.send('claim-sheets.read', { params: { roomId: room.roomId } });
  expect((await open(room.roomId, url)).ok()).toEqual({
    company: 'Tidemark',
    companyContact: null,
    companyLicences: null,
    companyLogo: null,
    enquiry: projectId,
    inspection: {
      id: room.inspectionId,
      number: 1,
      startedAt: expect.any(String),
      technicianName: `Dana Whitaker, TECH-${String(dana.id).padStart(4, '0')}`,
    },
    project: {
      customerName: 'Helen Okafor',
      address: '418 Larkspur Lane',
      city: 'Naperville',
      state: 'IL',
      zipCode: '60540',
    },
    lossAddress: '418 Larkspur Lane, Naperville, IL 60540',
    claim: { claimNumber: null, dateOfLoss: null },
    policies: [],
    room: {
      id: room.roomId,
      name: 'Basement',
      type: 'Basement',
      condition: 'good',
      dimensionsLength: 16.5,
      dimensionsWidth: 14,
      dimensionsHeight: null,
    },
    position: { index: 1, count: 1 },
    claimSheetData: sheet.ok().claimSheetData,
    expiresAt,
    timeZone: 'UTC',
  });
});

test('share link: requested again, the same link with a new full term', async () => {
  const dana = await api.person();
  const room = await startedRoom(dana);
  expect(await standing(dana, room)).toEqual({ url: null, expiresAt: null });
  const first = (await create(dana, room)).ok();
  await api.db
    .updateTable('claimSheetShares')
    .set({ expiresAt: sql<string>`now() + interval '1 day'` })
    .execute();
  const again = await create(dana, room);
  expect(again.status).toBe(200);
  expect(again.ok().url).toBe(first.url);
  expect(Date.parse(again.ok().expiresAt)).toBeGreaterThanOrEqual(Date.parse(first.expiresAt));
  expect(await standing(dana, room)).toEqual(again.ok());
});

test('share link: requested by two devices at once, one link', async () => {
  const dana = await api.person();
  const room = await startedRoom(dana);
  const replies = await Promise.all([1, 2, 3].map(() => create(dana, room)));
  expect(new Set(replies.map((reply) => reply.ok().url)).size).toBe(1);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
});

test('share link: revoked, opens nothing, and the next one is different', async () => {
  const dana = await api.person();
  const room = await startedRoom(dana);
  const { url } = (await create(dana, room)).ok();
  expect(await revoke(dana, room)).toMatchObject({ status: 200, message: 'Share link revoked.' });
  expect(await open(room.roomId, url)).toMatchObject(nowhere);
  expect(await standing(dana, room)).toEqual({ url: null, expiresAt: null });
  expect((await revoke(dana, room)).status).toBe(200);
  const fresh = await create(dana, room);
  expect(fresh.status).toBe(201);
  expect(fresh.ok().url).not.toBe(url);
  expect(await open(room.roomId, url)).toMatchObject(nowhere);
  expect((await open(room.roomId, fresh.ok().url)).status).toBe(200);
});

test('share link: expired, opens nothing, and a new request makes another', async () => {
  const dana = await api.person();
  const room = await startedRoom(dana);
  const { url } = (await create(dana, room)).ok();
  await expire(room.roomId);
  expect(await open(room.roomId, url)).toMatchObject(nowhere);
  expect(await standing(dana, room)).toEqual({ url: null, expiresAt: null });
  const fresh = await create(dana, room);
  expect(fresh.status).toBe(201);
  expect(fresh.ok().url).not.toBe(url);
});

test('share link: its room is deleted, it opens nothing', async () => {
  const dana = await api.person();
  const room = await startedRoom(dana);
  const { url } = (await create(dana, room)).ok();
  (await dana.send('rooms.remove', { params: { id: room.roomId } })).ok();
  expect(await open(room.roomId, url)).toMatchObject(nowhere);
  const left = api.db.selectFrom('claimSheetShares').selectAll().where('roomId', '=', room.roomId);
  expect(await left.execute()).toEqual([]);
});

test.each(['Completed', 'Cancelled'] as const)(
  'share link: the sheet of a %s inspection, it can be shared',
  async (status) => {
    const dana = await api.person();
    const { id: inspectionId, room } = await inspectionThatIs(api.db, dana, status);
    const { url } = (await create(dana, { inspectionId, roomId: room.id })).ok();
    expect((await open(room.id, url)).status).toBe(200);
  },
);

test('share link: the project gets another technician, it still works', async () => {
  const dana = await api.person();
  const room = await startedRoom(dana);
  const { url } = (await create(dana, room)).ok();
  const { id: technicianId } = await api.person();
  await api.db.updateTable('projects').set({ technicianId }).execute();
  expect((await open(room.roomId, url)).status).toBe(200);
  expect(await create(dana, room)).toMatchObject({ status: 404, code: 'room_not_found' });
});

test('share link: a room under another inspection, refused', async () => {
  const dana = await api.person();
  const [room, other] = [await startedRoom(dana), await startedRoom(dana)];
  const crossed = { inspectionId: other.inspectionId, roomId: room.roomId };
  expect(await create(dana, crossed)).toMatchObject({ status: 404, code: 'room_not_found' });
  const { url } = (await create(dana, room)).ok();
  expect((await report(room.roomId, tokenOf(url), { inspectionId: room.inspectionId })).status).toBe(200);
  expect(await report(room.roomId, tokenOf(url), { inspectionId: other.inspectionId })).toMatchObject(
    nowhere,
  );
});

test('share link: wrong in any way, always the same response, which is never cached', async () => {
  const dana = await api.person();
  const [room, unshared] = [await startedRoom(dana), await startedRoom(dana)];
  const token = tokenOf((await create(dana, room)).ok().url);
  const other = tokenOf((await create(dana, await startedRoom(dana))).ok().url);
  const path = `/api/v1/rooms/claim-sheet-data-auth-less`;
  const wrong = [
    `${path}/${room.roomId}`,
    `${path}/${room.roomId}?share=`,
    `${path}/${room.roomId}?share=${token}x`,
    `${path}/${room.roomId}?share=${other}`,
    `${path}/${room.roomId}?share=${token}&share=${token}`,
    `${path}/${room.roomId}?share=${token}&inspectionId=no-inspection`,
    `${path}/${unshared.roomId}?share=${token}`,
    `${path}/${uuidv7()}?share=${token}`,
    `${path}/no-room?share=${token}`,
  ];
  const answers = await Promise.all(
    wrong.map(async (address) => {
      const answer = await fetch(api.url + address);
      const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, body: await answer.text() };
    }),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
    body: expect.stringContaining(nowhere.message),
  });
  const right = await fetch(`${api.url}${path}/${room.roomId}?share=${token}`);
  expect(right.status).toBe(200);
  expect(right.headers.get('cache-control')).toBe('private, no-store');
  expect(right.headers.get('referrer-policy')).toBe('no-referrer');
});

test('share link: a signed-in technician without the token, refused like anyone else', async () => {
  const dana = await api.person();
  const room = await startedRoom(dana);
  await create(dana, room);
  const reply = await dana.send('claim-sheet-shares.report', { params: { roomId: room.roomId } });
  expect(reply).toMatchObject(nowhere);
});

test('share link: the token, stored neither in the database nor in the log nor with a repeated request', async () => {
  const dana = await api.person();
  const room = await startedRoom(dana);
  const headers = { 'Idempotency-Key': uuidv7() };
  const sent = { params: { inspectionId: room.inspectionId, roomId: room.roomId }, headers };
  const { url } = (await dana.send('claim-sheet-shares.create', sent)).ok();
  const again = await dana.send('claim-sheet-shares.create', sent);
  expect(again.ok().url).toBe(url);
  await open(room.roomId, url);
  const tables = ['claimSheetShares', 'auditLog', 'idempotencyKeys'] as const;
  const kept = await Promise.all(tables.map((table) => api.db.selectFrom(table).selectAll().execute()));
  expect(JSON.stringify(kept)).not.toContain(tokenOf(url));
  expect(api.logText()).not.toContain(tokenOf(url));
});

test('share link: shared, renewed or revoked, logged with who did it', async () => {
  const dana = await api.person();
  const room = await startedRoom(dana);
  await create(dana, room);
  await create(dana, room);
  await revoke(dana, room);
  await revoke(dana, room);
  const told = await api.db
    .selectFrom('auditLog')
    .select(['action', 'technicianId'])
    .where('subjectId', '=', room.roomId)
    .where('subject', '=', 'claim-sheet')
    .orderBy('id')
    .execute();
  expect(told).toEqual(
    ['claim-sheet-shared', 'claim-sheet-share-renewed', 'claim-sheet-share-revoked'].map((action) => ({
      action,
      technicianId: dana.id,
    })),
  );
});
