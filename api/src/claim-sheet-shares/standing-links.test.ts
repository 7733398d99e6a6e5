import { expect, test } from 'vitest';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { nowhere, type Shared, sharing } from './testing/sharing.ts';

const api = useApi();
const { startedRoom, create, revoke, tokenOf, open, expire } = sharing(api);

const linksOf = async (who: Person, { inspectionId }: Shared) => {
  const { projectId } = await api.db
    .selectFrom('inspections')
    .select('projectId')
    .where('id', '=', inspectionId)
    .executeTakeFirstOrThrow();
  return who.send('claim-sheet-shares.of-project', { params: { id: projectId } });
};

test("share link: a manager sees a project's links and can end one; a technician cannot", async () => {
  const [manager, dana] = [await api.person({ role: 'Manager' }), await api.person()];
  const room = await startedRoom(dana);
  const elsewhere = await startedRoom(dana);
  await create(dana, elsewhere);
  const { url, expiresAt } = (await create(dana, room)).ok();
  const { links } = (await linksOf(manager, room)).ok();
  expect(links).toEqual([
    {
      ...room,
      roomName: expect.any(String),
      technicianName: expect.stringContaining('Dana'),
      createdAt: expect.any(String),
      expiresAt,
    },
  ]);
  expect(JSON.stringify(links)).not.toContain(tokenOf(url));
  expect(await linksOf(dana, room)).toMatchObject({ status: 403 });
  await revoke(manager, room);
  expect((await linksOf(manager, room)).ok().links).toEqual([]);
  expect(await open(room.roomId, url)).toMatchObject(nowhere);
  await create(dana, room);
  await expire(room.roomId);
  expect((await linksOf(manager, room)).ok().links, 'one that has run out stands no more').toEqual([]);
  expect(
    await manager.send('claim-sheet-shares.of-project', { params: { id: 2_000_000_000 } }),
  ).toMatchObject({ code: 'project_not_found' });
});

test('share link: their maker is Terminated, ended and logged; the links of someone who is away stay', async () => {
  const [manager, dana] = [await api.person({ role: 'Manager' }), await api.person()];
  const room = await startedRoom(dana);
  const renewed = await startedRoom(dana);
  const { url } = (await create(dana, room)).ok();
  const passedOn = (await create(dana, renewed)).ok().url;
  await create(manager, renewed);
  const params = { id: dana.id };
  for (const status of ['Suspended', 'Inactive', 'On Leave', 'Active'] as const) {
    (await manager.send('technicians.update', { params, body: { status } })).ok();
    expect((await open(room.roomId, url)).status, status).toBe(200);
  }
  (await manager.send('technicians.remove', { params })).ok();
  expect(await open(room.roomId, url)).toMatchObject(nowhere);
  expect((await open(renewed.roomId, passedOn)).status, 'a manager answers for it now').toBe(200);
  const told = await api.db
    .selectFrom('auditLog')
    .select('action')
    .where('subjectId', '=', room.roomId)
    .where('technicianId', '=', manager.id)
    .execute();
  expect(told).toEqual([{ action: 'claim-sheet-share-revoked' }]);
  (await manager.send('technicians.update', { params, body: { status: 'Active' } })).ok();
  expect(await open(room.roomId, url), 'and do not come back').toMatchObject(nowhere);
});
