import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { addPackage } from './testing/add-package.ts';

const api = useApi();
const gone = { status: 404, code: 'unknown_path' };

async function linked() {
  const dana = await api.person();
  const id = await addProject(api.db, dana);
  const packed = await addPackage(api, { projectId: id, technicianId: dana.id });
  const params = { id, packageId: packed.id };
  const link = async () => (await dana.send('packages.link', { params })).ok();
  const { url, expiresAt } = await link();
  const share = new URL(url, 'https://tidemark.example').searchParams.get('share')!;
  const openings = async () => (await dana.send('packages.read', { params })).ok().package.openings;
  return { dana, params, packed, link, url, expiresAt, share, openings };
}
const open = (packageId: string, share?: string) =>
  api.anyone.send('packages.shared', { params: { packageId }, query: share ? { share } : {} });

test('package link: without an account its page is read and its bytes are downloaded, each in the audit log', async () => {
  const { params, packed, url, expiresAt, share, openings } = await linked();
  expect(url).toBe(`/package/${packed.id}?share=${share}`);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  const shared = (await open(packed.id, share)).ok();
  expect(shared).toMatchObject({ id: packed.id, kind: 'incomplete', project: { id: params.id }, expiresAt });
  expect(shared.files).toMatchObject([{ number: 1, sha256: packed.sha256, size: packed.bytes.length }]);
  const address = shared.files[0]!.url as `/${string}`;
  const first = await api.anyone.fetch('GET', address, { headers: { Range: 'bytes=0-4' } });
  const rest = await api.anyone.fetch('GET', address, { headers: { Range: 'bytes=5-' } });
  expect([first.status, rest.status]).toEqual([206, 206]);
  const bytes = Buffer.concat([
    Buffer.from(await first.arrayBuffer()),
    Buffer.from(await rest.arrayBuffer()),
  ]);
  expect(bytes).toEqual(packed.bytes);
  // Resumed from the same address, it is one download.
  expect(await openings()).toMatchObject([{ part: 1 }, { part: null }]);
  await open(packed.id, share);
  expect(await openings()).toHaveLength(3);
  expect(JSON.stringify(await openings())).not.toContain(share);
});

test('package link: wrong, expired, revoked and of another package are one 404', async () => {
  const { dana, params, packed, link, url, share, openings } = await linked();
  const other = await linked();
  expect((await link()).url, 'asked again it is renewed').toBe(url);
  const zip = (token: string, part = 1) =>
    api.anyone.fetch('GET', `/api/v1/packages/${packed.id}.zip?share=${token}&part=${part}`);
  expect((await zip(share)).status).toBe(200);
  expect((await zip(share, 2)).status).toBe(404);
  const seen = await openings();
  expect(await open(packed.id)).toMatchObject(gone);
  expect(await open(packed.id, `${share.slice(0, -1)}_`)).toMatchObject(gone);
  expect(await open(packed.id, other.share)).toMatchObject(gone);
  expect((await zip(other.share)).status).toBe(404);
  await api.db
    .updateTable('packages')
    .set({ linkExpiresAt: sql<string>`now() - interval '1 second'` })
    .where('id', '=', packed.id)
    .execute();
  expect(await open(packed.id, share)).toMatchObject(gone);
  const { url: next } = await link();
  expect(next).not.toBe(url);
  (await dana.send('packages.end-link', { params })).ok();
  expect(await open(packed.id, next.split('=')[1])).toMatchObject(gone);
  expect((await zip(next.split('=')[1]!)).status).toBe(404);
  expect(await openings(), 'who was turned away opened nothing').toEqual(seen);
});

test('package link: whoever made it is Terminated, it ends and the log says so; a manager who renewed it answers for it', async () => {
  const manager = await api.person({ role: 'Manager' });
  const { dana, params, packed, share } = await linked();
  const renewed = await linked();
  (await manager.send('packages.link', { params: renewed.params })).ok();
  for (const { id } of [dana, renewed.dana])
    (await manager.send('technicians.remove', { params: { id } })).ok();
  expect(await open(packed.id, share)).toMatchObject(gone);
  expect((await open(renewed.packed.id, renewed.share)).status).toBe(200);
  const told = await api.db
    .selectFrom('auditLog')
    .select(['action', 'technicianId'])
    .where('subjectId', '=', String(params.id))
    .where('action', '=', 'package-link-ended')
    .execute();
  expect(told).toEqual([{ action: 'package-link-ended', technicianId: manager.id }]);
});
