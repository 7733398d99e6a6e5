import { expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { subscribe, usePushes } from './testing/use-pushes.ts';

const api = useApi();
const { office, subscriptions } = usePushes(api);

test('pushes: a sign-in that ended, an account closed, a browser that unsubscribed: nothing is sent', async () => {
  const { service, send, boss, assign } = await office();
  const people = await Promise.all([api.person(), api.person(), api.person(), api.person()]);
  const [out, all, closed, off] = people as [Person, Person, Person, Person];
  for (const one of people) await subscribe(one, service);
  expect(await subscriptions()).toHaveLength(5);
  (await out.send('auth.end-sign-in', { params: { id: out.signInId } })).ok();
  (await all.send('auth.logout-everywhere')).ok();
  (await boss.send('technicians.update', { params: { id: closed.id }, body: { status: 'Inactive' } })).ok();
  (await off.send('push.unsubscribe')).ok();
  expect(await subscriptions()).toHaveLength(1);
  for (const one of [out, all, off]) await assign(await addProject(api.db, null), one.id);
  expect(await send()).toBe(false);
  expect(service.received).toEqual([]);
});

test('pushes: a sign-in unused for a month, its subscription goes unsent', async () => {
  const { service, send, dana, assign } = await office();
  const lastUsedAt = new Date(Date.now() - 31 * 86_400_000).toISOString();
  await api.db.updateTable('signIns').set({ lastUsedAt }).where('id', '=', dana.signInId).execute();
  await assign(await addProject(api.db, null));
  expect(await send()).toBe(true);
  expect(await subscriptions()).toEqual([]);
  expect(service.received).toEqual([]);
});

test('pushes: a second person signs in on the same browser, its subscription becomes theirs', async () => {
  const { service, send, dana, subscription, assign } = await office();
  const kim = await api.person();
  (await kim.send('push.subscribe', { body: subscription })).ok();
  expect(await subscriptions()).toMatchObject([{ signInId: kim.signInId }]);
  await assign(await addProject(api.db, null), dana.id);
  expect(await send()).toBe(false);
  await assign(await addProject(api.db, null), kim.id);
  expect(await send()).toBe(true);
  expect(service.received).toHaveLength(1);
});

test('pushes: a push service in the private network, not asked', async () => {
  const { service, send, assign, logText } = await office({ privateAllowed: false });
  await assign(await addProject(api.db, null));
  expect(await send()).toBe(true);
  expect(await send()).toBe(false);
  expect(service.received).toEqual([]);
  expect(logText()).toContain('The push service was not asked');
});

test.each<[string, { endpoint?: string; p256dh?: string; auth?: string }]>([
  ['plain http', { endpoint: 'http://push.example/1' }],
  ['no address', { endpoint: 'push.example' }],
  ['a key that is no point', { p256dh: 'A'.repeat(87) }],
  ['a short secret', { auth: 'AAAA' }],
])('pushes: a subscription with %s, refused', async (_, { endpoint, ...wrong }) => {
  const { service, boss } = await office();
  const good = service.subscribe();
  const body = { endpoint: endpoint ?? good.endpoint, keys: { ...good.keys, ...wrong } };
  expect(await boss.send('push.subscribe', { body })).toMatchObject({
    status: 400,
    code: 'validation_failed',
  });
});
