import { technicianStatuses } from '@tidemark/contract/technicians';
import { createSigner } from 'fast-jwt';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import { password } from '../testing/people.ts';
import { tokenSecret, useApi } from '../testing/use-api.ts';

const api = useApi();
const refused = { status: 401, code: 'unauthenticated', message: 'Authentication failed' };
const me = (authorization: string) =>
  api.anyone.send('auth.me', { headers: { Authorization: authorization } });

test('session: the current account, returned', async () => {
  const dana = await api.person();
  expect((await dana.send('auth.me')).ok().technician).toMatchObject({ id: dana.id, email: dana.email });
});

test('session: a token, valid for 15 minutes', () => {
  const token = api.tokens.sign({ technicianId: 1, signInId: '01980000-0000-7000-8000-000000000000' });
  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
  expect(exp - iat).toBe(15 * 60);
});

const key = tokenSecret;
const forgeries: [string, (of: { sub: string; sid: string }) => string][] = [
  [
    'signed with another secret',
    createSigner({ key: 'another secret, as long as ours is', algorithm: 'HS256' }),
  ],
  [
    'expired',
    createSigner({ key, algorithm: 'HS256', expiresIn: 60_000, clockTimestamp: Date.now() - 120_000 }),
  ],
  ['signed with another algorithm', createSigner({ key, algorithm: 'HS512' })],
  ['not signed', createSigner({ algorithm: 'none' })],
  ['of another person', ({ sid }) => api.tokens.sign({ technicianId: 2_000_000_000, signInId: sid })],
  [
    'of another sign-in',
    ({ sub }) => api.tokens.sign({ technicianId: Number(sub), signInId: crypto.randomUUID() }),
  ],
  ['without a sign-in', ({ sub }) => createSigner({ key, algorithm: 'HS256' })({ sub })],
  [
    'with a subject that is no id',
    ({ sid }) => createSigner({ key, algorithm: 'HS256' })({ sub: '1 OR 1=1', sid }),
  ],
  [
    'with a subject out of range',
    ({ sid }) => createSigner({ key, algorithm: 'HS256' })({ sub: '99999999999', sid }),
  ],
  ['cut short', (of) => createSigner({ key, algorithm: 'HS256' })(of).slice(0, -4)],
];

test.each(forgeries)('session: a token %s is refused', async (_, forge) => {
  const dana = await api.person();
  const token = forge({ sub: String(dana.id), sid: dana.signInId });
  expect(await me(`Bearer ${token}`)).toMatchObject(refused);
});

test.each(['', 'Bearer', 'Bearer ', 'Basic ZGFuYQ==', 'Bearer a b'])(
  'session: the header %j is refused',
  async (header) => {
    expect(await me(header)).toMatchObject(refused);
  },
);

test.each(technicianStatuses.filter((status) => status !== 'Active'))(
  'session: the tokens of a technician who becomes %s stop working immediately',
  async (status) => {
    const dana = await api.person();
    (await dana.send('auth.me')).ok();
    await api.db.updateTable('technicians').set({ status }).where('id', '=', dana.id).execute();
    expect(await dana.send('auth.me')).toMatchObject(refused);
  },
);

test('session: signing out ends the sign-in immediately and is logged once', async () => {
  const { id, email } = await api.person();
  const { tokens } = (await api.anyone.send('auth.login', { body: { email, password } })).ok();
  const bye = await api.anyone.send('auth.logout', { body: { refreshToken: tokens.refreshToken } });
  expect(bye).toMatchObject({ status: 200, message: 'You have been successfully logged out' });
  expect(await me(`Bearer ${tokens.accessToken}`)).toMatchObject(refused);
  (await api.anyone.send('auth.logout', { body: { refreshToken: tokens.refreshToken } })).ok();
  (await api.anyone.send('auth.logout', { body: { refreshToken: 'never known' } })).ok();
  const log = await api.db
    .selectFrom('auditLog')
    .select('action')
    .where('technicianId', '=', id)
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['signed-in', 'signed-out']);
});

test('session: an ended account or sign-in, the project read beside it is refused', async () => {
  const dana = await api.person();
  const id = await addProject(api.db, dana);
  const read = (by: typeof dana, of: number) => by.send('projects.read', { params: { id: of } });
  expect((await read(dana, id)).ok().project).toMatchObject({ id, technicianId: dana.id });
  expect(await read(await api.person(), id)).toMatchObject({ status: 404 });
  expect(await read(dana, 2_000_000_000)).toMatchObject({ status: 404, code: 'project_not_found' });
  expect(await read(dana, 0)).toMatchObject({ status: 404, code: 'unknown_path' });

  const ended = await api.person();
  const own = await addProject(api.db, ended);
  await api.db.updateTable('signIns').set({ endedAt: sql`now()` }).where('id', '=', ended.signInId).execute();
  await api.db.updateTable('technicians').set({ status: 'Inactive' }).where('id', '=', dana.id).execute();
  for (const [by, of] of [
    [ended, own],
    [dana, id],
    [dana, 0],
  ] as const)
    expect(await read(by, of)).toMatchObject(refused);
});
