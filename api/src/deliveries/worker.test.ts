import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { webhookCrm } from '../integrations/crm/webhook-crm.ts';
import { openOutbound } from '../integrations/outbound.ts';
import { faultyServer, type Reply } from '../integrations/testing/faulty-server.ts';
import { useApi } from '../testing/use-api.ts';
import { eventually, folder, submit, workHere } from './testing/work-here.ts';

const api = useApi();

test('deliveries: a submitted inspection arrives in CRM, drive and mailbox', async () => {
  const dir = await folder();
  await workHere(api, dir);
  const { id, projectId, deliveries, states } = await submit(api);
  await expect.poll(states, eventually).toEqual(Array(6).fill('done'));
  const sheet = `Project ${projectId} - Inspection 1 - Room 1 - Kitchen - claim sheet.pdf`;
  expect((await readdir(join(dir, 'drive/TSP Claim Sheets'))).sort()).toEqual(
    [
      sheet,
      `Project ${projectId} - Inspection 1 - estimate.pdf`,
      `Project ${projectId} - Inspection 1 - report.pdf`,
    ].sort(),
  );
  const quoted = JSON.parse(await readFile(join(dir, 'crm/quotes', `${id}.json`), 'utf8'));
  expect(quoted.total).toBeGreaterThan(0);
  const sum = quoted.lines.reduce((total: number, line: { amount: number }) => total + line.amount, 0);
  expect(sum).toBeCloseTo(quoted.subtotal, 6);
  const record = JSON.parse(await readFile(join(dir, 'crm/records', `${id}.json`), 'utf8'));
  expect(record).toMatchObject({
    externalId: id,
    project: { id: projectId },
    rooms: [{ name: 'Kitchen', filledCount: 1 }],
  });
  expect(record.inspection).not.toHaveProperty('technicianSignature');
  const [crm, , , , file, mail] = await deliveries();
  expect(crm).toMatchObject({ attempts: 1, lastError: null, externalId: `records/${id}.json` });
  expect(file!.externalId).toBe(`TSP Claim Sheets/${sheet}`);
  const letter = await readFile(join(dir, 'mail', `${mail!.id}.eml`), 'utf8');
  expect(letter).toContain(`Subject: Inspection completed: Project #${projectId}`);
  expect(letter).toContain(`https://tidemark.example/project/${projectId}`);
});

/** A CRM webhook that responds as instructed. */
async function webhook(reply: { now: Reply | undefined }) {
  const taken = new Set<string>();
  const asked: string[] = [];
  const server = await faultyServer(async ({ headers }) => {
    asked.push(headers['webhook-id'] as string);
    if (!reply.now) return new Promise<Reply>(() => undefined);
    if (reply.now.status < 300) taken.add(headers['webhook-id'] as string);
    return reply.now;
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const outbound = openOutbound({ privateAllowed: true });
  return {
    server,
    taken,
    asked,
    crm: webhookCrm({ url: server.url, secret: 'a secret of twenty-four letters' }, outbound),
  };
}

test('deliveries: a CRM that does not respond, drive and mail still go out', async () => {
  const { crm } = await webhook({ now: undefined });
  await workHere(api, await folder(), { crm });
  const { deliveries, one } = await submit(api);
  await expect
    .poll(
      async () => (await deliveries()).filter(({ state }) => state === 'done').map(({ kind }) => kind),
      eventually,
    )
    .toEqual(['drive-file', 'drive-file', 'drive-file', 'mail']);
  await expect
    .poll(async () => (await one('crm-record')).lastError, eventually)
    .toBe('The webhook did not answer within 2 seconds.');
});

test('deliveries: a failed one waits for its next try, which Retry brings forward', async () => {
  const reply: { now: Reply } = { now: { status: 503 } };
  const { crm, taken } = await webhook(reply);
  await workHere(api, await folder(), { crm });
  const { one, boss } = await submit(api);
  await expect
    .poll(async () => (await one('crm-record')).lastError, eventually)
    .toBe('The webhook answered 503.');
  const failed = await one('crm-record');
  expect(failed).toMatchObject({ state: 'waiting', attempts: 1 });
  const pause = Date.parse(failed.nextTryAt!) - Date.now();
  expect(pause).toBeGreaterThan(10_000);
  expect(pause).toBeLessThan(40_000);

  reply.now = { status: 200 };
  (await boss.send('deliveries.retry', { params: { id: failed.id } })).ok();
  await expect.poll(async () => (await one('crm-record')).state, eventually).toBe('done');
  expect(await one('crm-record')).toMatchObject({ attempts: 1, lastError: null, externalId: failed.id });
  expect(taken).toContain(failed.id);
});

test("deliveries: a system in its pause after failures, a person's request is still tried", async () => {
  const reply: { now: Reply } = { now: { status: 503 } };
  const { crm } = await webhook(reply);
  await workHere(api, await folder(), { crm }, { failures: 1 });
  const { one, boss } = await submit(api);
  for (const kind of ['crm-record', 'quote']) {
    await expect.poll(async () => (await one(kind)).lastError, eventually).not.toBeNull();
  }
  reply.now = { status: 200 };
  for (const kind of ['crm-record', 'quote']) {
    (await boss.send('deliveries.retry', { params: { id: (await one(kind)).id } })).ok();
    await expect.poll(async () => (await one(kind)).state, eventually).toBe('done');
  }
});

test.each<[string, Reply, number]>([
  ['the tenth failure', { status: 500 }, 9],
  ['a refusal for good', { status: 410 }, 0],
])('deliveries: %s is the last, and says why', async (_, now, attempts) => {
  const { crm, asked } = await webhook({ now });
  const { one } = await submit(api);
  const { id } = await one('crm-record');
  await api.db.updateTable('deliveries').set({ attempts }).where('id', '=', id).execute();
  await workHere(api, await folder(), { crm });
  await expect.poll(async () => (await one('crm-record')).state, eventually).toBe('failed');
  expect(await one('crm-record')).toMatchObject({
    attempts: attempts + 1,
    lastError: `The webhook answered ${now.status}.`,
    nextTryAt: null,
  });
  expect(asked.filter((message) => message === id)).toHaveLength(1);
});

test('deliveries: a try that a newer one overtook writes nothing', async () => {
  const reply: { now: Reply | undefined } = { now: undefined };
  const { crm, server } = await webhook(reply);
  await workHere(api, await folder(), { crm });
  const { one } = await submit(api);
  const { id } = await one('crm-record');
  await expect.poll(async () => (await one('crm-record')).state, eventually).toBe('running');
  await expect.poll(() => server.asked.length, eventually).toBeGreaterThan(0);
  // Like pressing "upload" again: another turn begins while the first is still running.
  await api.db.updateTable('deliveries').set({ turn: 2, state: 'waiting' }).where('id', '=', id).execute();
  await expect.poll(async () => await jobState(id), eventually).toBe('completed');
  expect(await one('crm-record')).toMatchObject({ state: 'waiting', lastError: null });
});

async function jobState(delivery: string) {
  const { rows } = await api.db.executeQuery<{ state: string }>({
    ...api.db.selectFrom('projects').compile(),
    sql: `SELECT state FROM pgboss.job WHERE data->>'delivery' = $1`,
    parameters: [delivery],
  });
  return rows[0]?.state;
}

test('deliveries: a worker killed in the middle, the next one finishes and everything is there once', {
  timeout: 60_000,
}, async () => {
  const dir = await folder();
  const { id, projectId, deliveries, states, one } = await submit(api);
  const taken: string[] = [];
  let kill = () => {};
  const server = await faultyServer(({ headers, body }) => {
    if (JSON.parse(body.toString()).data.externalId !== id) return { status: 200 };
    taken.push(headers['webhook-id'] as string);
    if (taken.length > 1) return { status: 200 };
    // It was accepted; nobody is left to learn of it.
    kill();
    return new Promise<Reply>(() => undefined);
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const apart = join(import.meta.dirname, 'testing/work-apart.ts');
  const begin = () => {
    const child = fork(apart, [api.databaseUrl, dir, server.url], { stdio: 'ignore' });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  const first = begin();
  kill = () => void first.kill('SIGKILL');
  await once(first, 'exit');
  const cutOff = async () => (await deliveries()).find(({ id }) => taken[0]!.startsWith(id));
  expect(await cutOff()).toMatchObject({ state: 'running', attempts: 1 });

  begin();
  await expect.poll(states, { timeout: 50_000, interval: 250 }).toEqual(Array(6).fill('done'));
  expect(await cutOff()).toMatchObject({
    attempts: 2,
    lastError: null,
  });
  // The id tells the receiver that it has this message.
  expect(taken.filter((message) => message === taken[0])).toHaveLength(2);
  expect(new Set(taken)).toEqual(new Set([(await one('crm-record')).id, `${(await one('quote')).id}.1`]));
  const its = async (path: string, word: string) =>
    (await readdir(join(dir, path))).filter((name) => name.includes(word));
  expect(await its('mail', (await one('mail')).id)).toHaveLength(1);
  expect(await its('drive/TSP Claim Sheets', `Project ${projectId} - Inspection 1 - estimate`)).toHaveLength(
    1,
  );
  expect(await its('drive/TSP Claim Sheets', `Project ${projectId} - Inspection 1 - report`)).toHaveLength(1);
});
