import { type SqlBool, sql } from 'kysely';
import { expect, test } from 'vitest';
import { keptMail } from '../testing/kept-mail.ts';
import { password } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { sendMails } from './mails/send-mails.ts';

const api = useApi();
const mail = keptMail();
const next = 'a quiet harbour at dusk';
const spent = { status: 400, code: 'password_link_spent' };

const forgot = (email: string) => api.anyone.send('auth.forgot-password', { body: { email } });
const reset = (token: string, word = next) =>
  api.anyone.send('auth.reset-password', { body: { token, password: word } });
const login = (email: string, word: string) =>
  api.anyone.send('auth.login', { body: { email, password: word } });
const send = () =>
  sendMails({
    db: api.db,
    log: api.app.log as never,
    mail,
    publicUrl: 'https://inspections.example',
  });

/** The link in the newest mail to this address. */
async function mailed(email: string): Promise<string> {
  await send();
  const letter = mail.letters.findLast(({ to }) => to[0] === email);
  return /https:\/\/inspections\.example\/reset-password#token=([\w-]{43})\n/.exec(letter!.text)![1]!;
}
const mailsTo = (email: string) => mail.letters.filter(({ to }) => to[0] === email);

test('reset password: the mailed link sets the password once and signs out everywhere', async () => {
  const dana = await api.person();
  await forgot(` ${dana.email.toUpperCase()} `);
  const token = await mailed(dana.email);
  expect(await dana.send('auth.me')).toMatchObject({ status: 200 });

  expect(await reset(token)).toMatchObject({
    status: 200,
    message: 'Your password is set. Sign in with it.',
  });
  expect(await dana.send('auth.me')).toMatchObject({ status: 401 });
  expect(await login(dana.email, password)).toMatchObject({ status: 401 });
  expect(await login(dana.email, next)).toMatchObject({ status: 200 });
  expect(await reset(token, `other ${next}`)).toMatchObject(spent);
  await send();
  expect(mailsTo(dana.email).at(-1)!.subject).toBe('Your Tidemark password was changed');
});

test('reset password: a link used as soon as the mail arrives works before the server has recorded the sending', async () => {
  const dana = await api.person();
  await forgot(dana.email);
  const opened: number[] = [];
  await sendMails({
    db: api.db,
    log: api.app.log as never,
    publicUrl: 'https://inspections.example',
    mail: {
      name: 'A quick reader',
      async send({ text }) {
        const token = /token=([\w-]{43})/.exec(text)?.[1];
        if (token) opened.push((await reset(token)).status);
        return { externalId: 'read' };
      },
    },
  });
  expect(opened).toEqual([200]);
});

test('reset password: an active account, an inactive one or none, the same response', async () => {
  const dana = await api.person();
  const gone = await api.person({ status: 'Suspended' });
  const replies = [];
  for (const email of [dana.email, gone.email, 'nobody@tidemark.example']) {
    const { status, message, ok } = await forgot(email);
    replies.push({ status, message, data: ok() });
  }
  expect(replies[1]).toEqual(replies[0]);
  expect(replies[2]).toEqual(replies[0]);
  await send();
  expect(mailsTo(dana.email)).toHaveLength(1);
  expect(mailsTo(gone.email)).toEqual([]);
});

test('reset password: many requests for one account, at most three mails an hour', async () => {
  const dana = await api.person();
  for (let asked = 0; asked < 5; asked++) await forgot(dana.email);
  await send();
  expect(mailsTo(dana.email)).toHaveLength(3);
});

test('reset password: a stored link, only a hash and expired after an hour', async () => {
  const dana = await api.person();
  await forgot(dana.email);
  const token = await mailed(dana.email);
  const kept = await api.db
    .selectFrom('accountMails')
    .select([
      sql<string>`account_mails::text`.as('row'),
      sql<SqlBool>`link_expires_at - now() BETWEEN '59 minutes' AND '60 minutes'`.as('hour'),
    ])
    .where('technicianId', '=', dana.id)
    .executeTakeFirstOrThrow();
  expect(kept.hour).toBe(true);
  expect(kept.row).not.toContain(token);
  await api.db
    .updateTable('accountMails')
    .set({ linkExpiresAt: sql`now()` })
    .where('technicianId', '=', dana.id)
    .execute();
  expect(await reset(token)).toMatchObject(spent);
});

test.each([
  ['too short', 'Use at least 10 characters.'],
  ['x'.repeat(129), 'Use at most 128 characters.'],
  ['Password2026!', 'This password is one of the most common ones. Choose one that is harder to guess.'],
])('reset password: the password %s is refused, and the link still works', async (word, message) => {
  const dana = await api.person();
  await forgot(dana.email);
  const token = await mailed(dana.email);
  expect(await reset(token, word)).toMatchObject({
    status: 400,
    code: 'validation_failed',
    details: [{ field: 'password', message }],
  });
  expect((await reset(token)).status).toBe(200);
});

test('reset password: two uses at once, only one wins', async () => {
  const dana = await api.person();
  await forgot(dana.email);
  const token = await mailed(dana.email);
  const words = [1, 2, 3].map((nth) => `${nth} ${next}`);
  const replies = await Promise.all(words.map((word) => reset(token, word)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('reset password: repeated because the response was lost, the same response and one change', async () => {
  const dana = await api.person();
  await forgot(dana.email);
  const token = await mailed(dana.email);
  const replies = await Promise.all([reset(token), reset(token), reset(token)]);
  expect([...replies, await reset(token)].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const entries = await api.db
    .selectFrom('auditLog')
    .select('id')
    .where('technicianId', '=', dana.id)
    .where('action', '=', 'password-reset')
    .execute();
  expect(entries).toHaveLength(1);
  expect(await reset(token, `other ${next}`)).toMatchObject(spent);
});

test('reset password: a used link after the password has changed again changes nothing', async () => {
  const dana = await api.person();
  await forgot(dana.email);
  const first = await mailed(dana.email);
  expect((await reset(first)).status).toBe(200);
  await forgot(dana.email);
  expect((await reset(await mailed(dana.email), `other ${next}`)).status).toBe(200);
  expect(await reset(first)).toMatchObject(spent);
});

test('reset password: a second link after the first was used, invalid', async () => {
  const dana = await api.person();
  await forgot(dana.email);
  const first = await mailed(dana.email);
  await forgot(dana.email);
  const second = await mailed(dana.email);
  expect((await reset(second)).status).toBe(200);
  expect(await reset(first, `other ${next}`)).toMatchObject(spent);
});

test('reset password: a link of someone terminated since, invalid', async () => {
  const dana = await api.person();
  await forgot(dana.email);
  const token = await mailed(dana.email);
  await api.db.updateTable('technicians').set({ status: 'Terminated' }).where('id', '=', dana.id).execute();
  expect(await reset(token)).toMatchObject(spent);
});

test("reset password: a locked account, a reset unlocks it because a mailbox's owner is not guessing", async () => {
  const dana = await api.person();
  for (let n = 0; n < 5; n++) await login(dana.email, 'wrong');
  await forgot(dana.email);
  await reset(await mailed(dana.email));
  expect(await login(dana.email, next)).toMatchObject({ status: 200 });
});

test('reset password: a mail that cannot be delivered, retried at growing intervals, and its link works when it arrives', async () => {
  const dana = await api.person();
  await forgot(dana.email);
  mail.failing = true;
  await send();
  mail.failing = false;
  const waiting = api.db
    .selectFrom('accountMails')
    .select(['attempts', 'lastError', 'endedAt', sql<SqlBool>`next_try_at > now()`.as('later')])
    .where('technicianId', '=', dana.id);
  expect(await waiting.executeTakeFirstOrThrow()).toEqual({
    attempts: 1,
    lastError: 'The test mailbox is full.',
    endedAt: null,
    later: true,
  });
  await api.db
    .updateTable('accountMails')
    .set({ nextTryAt: sql`now()` })
    .where('technicianId', '=', dana.id)
    .execute();
  expect(await reset(await mailed(dana.email))).toMatchObject({ status: 200 });
});

test('reset password: two servers send at once, each mail is sent once', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => api.person()));
  for (const { email } of people) await forgot(email);
  await Promise.all([send(), send()]);
  for (const { email } of people) expect(mailsTo(email)).toHaveLength(1);
});

test('reset password: passwords guessed with a used link, counted as failed sign-ins until the lock', async () => {
  const dana = await api.person();
  await forgot(dana.email);
  const token = await mailed(dana.email);
  expect(await reset(token)).toMatchObject({ status: 200 });
  for (let n = 0; n < 5; n++) expect(await reset(token, `guess ${n} of many`)).toMatchObject(spent);
  expect(await reset(token), 'also with the right one').toMatchObject(spent);
  expect(await login(dana.email, next)).toMatchObject({ status: 401 });
});
