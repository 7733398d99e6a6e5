import { expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { password } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { waitingStatements } from '../testing/waiting-statements.ts';
import { hashPassword } from './passwords.ts';

const api = useApi();
const signIn = (email: string, word = password) =>
  api.anyone.send('auth.login', { body: { email, password: word } });

test('password verifier: hundreds of sign-ins at once, no other call waits and the surplus gets a 429', async () => {
  const dana = await api.person();
  const { email } = await api.person();
  const all = Array.from({ length: 150 }, (_, nth) => signIn(`nobody-${nth}@tidemark.example`));
  const others = await Promise.all(
    Array.from({ length: 10 }, async () => (await dana.send('auth.me')).status),
  );
  expect(others).toEqual(Array.from({ length: 10 }, () => 200));
  const replies = await Promise.all(all);
  expect([...new Set(replies.map(({ status }) => status))].toSorted()).toEqual([401, 429]);
  for (const { status, code, headers } of replies) {
    if (status !== 429) continue;
    expect(code).toBe('rate_limited');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await signIn(email)).status).toBe(200);
}, 60_000);

test('password verifier: a password changed while it is being verified, verified again', async () => {
  const { id, email } = await api.person();
  const other = await hashPassword('quite another one');
  const own = openDatabase(api.databaseUrl, { max: 1, onError: () => undefined });
  const { reply } = await own.transaction().execute(async (tx) => {
    await tx.selectFrom('technicians').select('id').where('id', '=', id).forUpdate().execute();
    const reply = signIn(email);
    // It has verified the old password, and waits for the account's row.
    await expect.poll(() => waitingStatements(api.db)).toBe(1);
    await tx.updateTable('technicians').set({ passwordHash: other }).where('id', '=', id).execute();
    return { reply };
  });
  expect(await reply).toMatchObject({ status: 401, code: 'invalid_credentials' });
  await own.destroy();
});
