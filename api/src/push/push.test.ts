import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { addProject, completedProject } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { settlePushKeys } from './keys.ts';
import { contact, subscribe, usePushes } from './testing/use-pushes.ts';

const api = useApi();
const { office, subscriptions, waiting, tomorrow } = usePushes(api);

test('pushes: an assigned project, its technician gets its id and title, encrypted, and nothing else', async () => {
  const { service, send, dana, assign, messages } = await office();
  const project = await addProject(api.db, null, { title: 'Burst pipe ☂', notes: 'Gate code 12' });
  await assign(project);
  expect(await send()).toBe(true);
  expect(messages()).toEqual([{ kind: 'assigned', project, title: 'Burst pipe ☂' }]);
  const [{ sealed, headers }] = service.received as [(typeof service.received)[0]];
  expect(sealed.includes('Burst')).toBe(false);
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    'content-length': String(sealed.length),
    ttl: '86400',
    topic: `project-${project}`,
    urgency: 'high',
  });
  expect(await send()).toBe(false);
  expect(await waiting()).toEqual([]);
  expect(service.received).toHaveLength(1);
  expect((await dana.send('projects.read', { params: { id: project } })).status).toBe(200);
});

test('pushes: the server names itself by a token its public key verifies (RFC 8292)', async () => {
  const { service, send, dana, assign, subscription } = await office();
  await assign(await addProject(api.db, null));
  const before = Math.floor(Date.now() / 1000);
  await send();
  const { publicKey } = (await dana.send('push.key')).ok();
  const [, token, k] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(service.received[0]!.headers.authorization!)!;
  expect(k).toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  expect(point).toHaveLength(65);
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [header, claims, signature] = token!.split('.') as [string, string, string];
  const signed = Buffer.from(`${header}.${claims}`);
  const dsa = { key, dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', signed, dsa, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'ES256', typ: 'JWT' });
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect(said).toMatchObject({ aud: new URL(subscription.endpoint).origin, sub: contact });
  expect(said.exp).toBeGreaterThan(before);
  expect(said.exp).toBeLessThanOrEqual(before + 86_400);
});

test('pushes: servers that start together, one pair of keys, and no answer or log has the private one', async () => {
  const { privateKey } = await api.db.selectFrom('pushKeys').selectAll().executeTakeFirstOrThrow();
  await Promise.all([settlePushKeys(api.db), settlePushKeys(api.db)]);
  await api.db.deleteFrom('pushKeys').execute();
  await Promise.all([settlePushKeys(api.db), settlePushKeys(api.db)]);
  const [kept, ...more] = await api.db.selectFrom('pushKeys').selectAll().execute();
  expect(more).toEqual([]);
  expect(kept!.privateKey).not.toBe(privateKey);
  const { send, dana, assign, logText } = await office();
  await assign(await addProject(api.db, null));
  await send();
  const said = [logText(), api.logText(), JSON.stringify((await dana.send('push.key')).ok())].join('');
  const secret = kept!.privateKey.split('\n')[1]!;
  expect(said).not.toContain(secret);
  expect(said).not.toContain(JSON.stringify(secret).slice(1, -1));
});

test('pushes: what a technician is told of, and what not', async () => {
  const { send, boss, dana, schedule, assign, messages, service } = await office();
  const drain = async () => {
    service.received.length = 0;
    while (await send());
    return messages();
  };
  const id = await addProject(api.db, dana, { title: 'Attic' });
  expect(await drain(), 'written past the office').toEqual([]);
  await schedule(id, { scheduledDate: '2027-03-09' });
  expect(await drain(), 'another day').toEqual([{ kind: 'changed', project: id, title: 'Attic' }]);
  await boss.send('office.edit', {
    params: { id },
    body: { changes: { notes: 'Dog' }, seen: { notes: null } },
  });
  expect(await drain(), 'a note').toEqual([]);
  await assign(id, null);
  expect(await drain(), 'taken back').toEqual([]);
  await assign(id);
  await schedule(id, { scheduledDate: '2027-03-10' });
  expect(await drain(), 'assigned, then moved').toEqual([{ kind: 'assigned', project: id, title: 'Attic' }]);
  await assign(id, null);
  await assign(id);
  await assign(id, (await api.person()).id);
  expect(await drain(), 'given to another before it was sent').toEqual([]);
  const done = await completedProject(api.db, dana);
  await boss.send('office.reopen', { params: { id: done.projectId }, body: { reason: 'Mold' } });
  expect(await drain(), 're-opened').toMatchObject([{ kind: 'assigned', project: done.projectId }]);
  const own = (await boss.send('office.create', { body: { ...place, technicianId: boss.id } })).ok();
  await subscribe(boss, service);
  await schedule(own.project.id, { scheduledDate: '2027-03-09' });
  expect(await drain(), "one's own change").toEqual([]);
});

const place = {
  ...{ title: 'Burst pipe', addressLine1: '1 Elm St', city: 'Lisle', state: 'IL', zipCode: '60532' },
  ...{ customerName: 'Ines Roth', confirmDuplicates: true },
};

test('pushes: many projects at once, one push with their number', async () => {
  const { send, boss, dana, messages } = await office();
  for (const house of [1, 2, 3])
    await boss.send('office.create', { body: { ...place, title: `House ${house}`, technicianId: dana.id } });
  while (await send());
  expect(messages()).toEqual([{ kind: 'several', count: 3 }]);
});

test.each([404, 410])('pushes: a push service that answers %i, the subscription is gone', async (status) => {
  const { service, send, assign } = await office();
  service.answer = { status };
  await assign(await addProject(api.db, null));
  expect(await send()).toBe(true);
  expect(await subscriptions()).toEqual([]);
  expect(await send()).toBe(false);
});

test.each([429, 500, 503])(
  'pushes: a push service that answers %i, sent again later, once',
  async (status) => {
    const { service, send, assign } = await office();
    service.answer = { status, headers: { 'Retry-After': '120' } };
    await assign(await addProject(api.db, null));
    expect(await send()).toBe(true);
    expect(await send(), 'not at once').toBe(false);
    const [{ nextTryAt, attempts }] = (await subscriptions()) as [
      Awaited<ReturnType<typeof subscriptions>>[0],
    ];
    expect(attempts).toBe(1);
    expect(Date.parse(nextTryAt!) - Date.now()).toBeGreaterThan(100_000);
    service.answer = { status: 201 };
    await tomorrow();
    expect(await send()).toBe(true);
    expect(await send()).toBe(false);
    expect(service.received).toHaveLength(2);
    expect(await subscriptions()).toMatchObject([{ attempts: 0, nextTryAt: null }]);
  },
);

test('pushes: a push service that never takes one, given up after eight tries; the next one is tried anew', async () => {
  const { service, send, assign } = await office();
  service.answer = { status: 500 };
  await assign(await addProject(api.db, null));
  for (let tries = 0; await send(); tries++) {
    expect(tries).toBeLessThan(8);
    await tomorrow();
  }
  expect(service.received).toHaveLength(8);
  service.answer = { status: 201 };
  await assign(await addProject(api.db, null));
  expect(await send()).toBe(true);
  expect(await waiting()).toEqual([]);
});

test('pushes: a refusal for good, given up, and the subscription stays', async () => {
  const { service, send, assign } = await office();
  service.answer = { status: 413 };
  await assign(await addProject(api.db, null));
  expect(await send()).toBe(true);
  expect(await send()).toBe(false);
  expect(await subscriptions()).toHaveLength(1);
  expect(service.received).toHaveLength(1);
});

test('pushes: two servers at once and a slow push service, sent once, and no assignment waits for it', async () => {
  const { service, send, assign } = await office();
  service.answer = { status: 201, afterMs: 1_000 };
  await assign(await addProject(api.db, null));
  const [first, second] = [send(), send()];
  await expect.poll(() => service.received.length).toBe(1);
  await assign(await addProject(api.db, null, { title: 'Meanwhile' }));
  expect(service.received).toHaveLength(1);
  expect((await Promise.all([first, second])).sort()).toEqual([false, true]);
  expect(await send()).toBe(true);
  expect(await send()).toBe(false);
  expect(service.received).toHaveLength(2);
  expect(JSON.parse(service.received[1]!.message)).toMatchObject({ title: 'Meanwhile' });
});
