import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { password } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { forgetFormerPasswords } from './set-password.ts';

const api = useApi();
const next = 'a quiet harbour at dusk';
const login = (email: string, word: string) =>
  api.anyone.send('auth.login', { body: { email, password: word } });

test('change password: a new password, this sign-in stays, the others end, and no password is logged', async () => {
  const dana = await api.person();
  const other = (await login(dana.email, password)).ok().tokens;
  const body = { currentPassword: password, newPassword: next, confirmPassword: next };
  expect(await dana.send('auth.change-password', { body })).toMatchObject({
    status: 200,
    message: 'Password changed successfully',
  });
  expect((await dana.send('auth.me')).status).toBe(200);
  const refreshed = await api.anyone.send('auth.refresh', { body: { refreshToken: other.refreshToken } });
  expect(refreshed.status).toBe(401);
  expect((await login(dana.email, password)).status).toBe(401);
  expect((await login(dana.email, next)).status).toBe(200);
  const log = await api.db.selectFrom('auditLog').selectAll().where('technicianId', '=', dana.id).execute();
  expect(log.map(({ action }) => action)).toContain('password-changed');
  expect(JSON.stringify(log)).not.toContain(next);
});

test.each([
  [{ currentPassword: 'wrong', newPassword: next }, 'currentPassword', 'Current password is not correct'],
  [{ currentPassword: '', newPassword: next }, 'currentPassword', 'Current password is required'],
  [{ newPassword: next }, 'currentPassword', 'Current password is required'],
  [{ currentPassword: password, newPassword: 'short' }, 'newPassword', 'Use at least 10 characters.'],
  [{ currentPassword: password, newPassword: 'x'.repeat(129) }, 'newPassword', 'Use at most 128 characters.'],
  [
    { currentPassword: password, newPassword: next, confirmPassword: 'other words than these' },
    'confirmPassword',
    'Passwords do not match',
  ],
  [
    { currentPassword: password, newPassword: 'qwertyuiop' },
    'newPassword',
    'This password is one of the most common ones. Choose one that is harder to guess.',
  ],
  [
    { currentPassword: password, newPassword: password },
    'newPassword',
    'Choose a password you do not use now.',
  ],
])('change password: %j is refused at %s: %s', async (body, field, message) => {
  const dana = await api.person();
  expect(await dana.send('auth.change-password', { body })).toMatchObject({
    status: 400,
    code: 'validation_failed',
    details: [{ field, message }],
  });
  expect((await login(dana.email, password)).status).toBe(200);
});

test('change password: repeated because the response was lost, the first response is returned', async () => {
  const dana = await api.person();
  const body = { currentPassword: password, newPassword: next };
  const again = { currentPassword: 'wrong', newPassword: password };
  expect(await dana.send('auth.change-password', { body: again })).toMatchObject({ status: 400 });
  (await dana.send('auth.change-password', { body })).ok();
  expect(await dana.send('auth.change-password', { body })).toMatchObject({
    status: 200,
    message: 'Password changed successfully',
  });
  const log = await api.db
    .selectFrom('auditLog')
    .select('action')
    .where('technicianId', '=', dana.id)
    .execute();
  expect(log.filter(({ action }) => action === 'password-changed')).toHaveLength(1);
  expect(
    await dana.send('auth.change-password', { body: { ...body, newPassword: 'something else again' } }),
  ).toMatchObject({
    status: 400,
    details: [{ field: 'currentPassword' }],
  });
});

test('change password: what was sent is stored nowhere, not even with an Idempotency-Key', async () => {
  const dana = await api.person();
  const body = { currentPassword: password, newPassword: next };
  const headers = { 'Idempotency-Key': 'change-once-1' };
  (await dana.send('auth.change-password', { body, headers })).ok();
  const keys = await api.db
    .selectFrom('idempotencyKeys')
    .select('key')
    .where('technicianId', '=', dana.id)
    .execute();
  expect(keys).toEqual([]);
});

const attempts = async (id: number) => {
  const manager = await api.person({ role: 'Manager' });
  return (await manager.send('technicians.read', { params: { id } })).ok().technician;
};

test('change password: a wrong current password, counted and logged as a failed sign-in, never a 200', async () => {
  const dana = await api.person();
  const change = (currentPassword: string, newPassword: string) =>
    dana.send('auth.change-password', { body: { currentPassword, newPassword } });
  const refused = {
    status: 400,
    details: [{ field: 'currentPassword', message: 'Current password is not correct' }],
  };
  (await change(password, next)).ok();
  // Within the minutes for repeats: the new password is right, the current one is not.
  for (let n = 1; n <= 4; n++) {
    expect(await change('wrong', next)).toMatchObject(refused);
    expect(await attempts(dana.id)).toMatchObject({ loginAttempts: n, accountLocked: false });
  }
  expect((await change(password, next)).status, 'the same once more is no failure').toBe(200);
  expect(await change('wrong', 'something else again')).toMatchObject(refused);
  expect(await attempts(dana.id)).toMatchObject({ loginAttempts: 5, accountLocked: true });
  expect(await change(next, 'something else again'), 'locked').toMatchObject(refused);
  expect(await change(password, next), 'locked for the same once more too').toMatchObject(refused);
  expect((await login(dana.email, next)).status, 'and for signing in from there').toBe(401);
  const log = await api.db
    .selectFrom('auditLog')
    .select(['action', 'ip'])
    .where('technicianId', '=', dana.id)
    .where('action', '=', 'password-change-failed')
    .execute();
  expect(log).toHaveLength(7);
  expect(log[0]!.ip).toBe('127.0.0.1');
});

test('change password: the former password, accepted for a few minutes and then forgotten', async () => {
  const dana = await api.person();
  const body = { currentPassword: password, newPassword: next };
  (await dana.send('auth.change-password', { body })).ok();
  await api.db
    .updateTable('technicians')
    .set({ passwordChangedAt: sql`now() - interval '11 minutes'` })
    .where('id', '=', dana.id)
    .execute();
  expect(await dana.send('auth.change-password', { body })).toMatchObject({ status: 400 });
  await forgetFormerPasswords(api.db);
  const { passwordHashBefore } = await api.db
    .selectFrom('technicians')
    .select('passwordHashBefore')
    .where('id', '=', dana.id)
    .executeTakeFirstOrThrow();
  expect(passwordHashBefore).toBeNull();
});
