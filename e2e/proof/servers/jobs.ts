import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type Ready, readyInspection } from '../deliveries/inspections.ts';
import { ask, data, signIn } from '../server/ask.ts';
import { type Cluster, type Finding, technician } from './cluster.ts';
import { signInWhole } from './refresh.ts';
import type { WorkerProcess } from './worker-process.ts';

/** For each: a record and a quote in the CRM, a sheet, an estimate and a report in the drive, a mail to the office. */
const deliveriesEach = 6;
let number = 0;

export async function readyInspections(cluster: Cluster, count: number): Promise<Ready[]> {
  const token = await signIn(cluster.url, technician);
  const of = { secret: cluster.inboundSecret, email: technician };
  const ready: Ready[] = [];
  for (let nth = 0; nth < count; nth++)
    ready.push(await readyInspection(cluster.url, token, { ...of, nth: ++number }));
  return ready;
}

/** Sent under one key until there is a response. @returns how often it was sent again */
export async function submit(cluster: Cluster, { id, key }: Ready): Promise<number> {
  const { accessToken: token } = await signInWhole(cluster.url, technician);
  for (let again = 0; ; again++, await after(50)) {
    const asked = { method: 'PUT', path: `/inspections/${id}/completed`, body: {}, key };
    const answer = await ask(cluster.url, token, asked);
    if (answer && answer.status < 300) return again;
    if (answer && answer.status < 500 && answer.status !== 409)
      throw new Error(`A submit was answered ${answer.status} ${answer.text}`);
  }
}

/** Waits until nothing is being delivered, then compares what arrived with what was submitted. */
export async function judgeDeliveries(cluster: Cluster, ready: readonly Ready[]): Promise<string[]> {
  const ids = ready.map(({ id }) => id);
  interface Row {
    id: string;
    kind: string;
    state: string;
    last_error: string | null;
  }
  let rows: Row[] = [];
  for (const until = Date.now() + 120_000; Date.now() < until; await after(100)) {
    rows = await cluster.query<Row>(
      'SELECT id, kind, state, last_error FROM deliveries WHERE inspection_id = ANY($1)',
      [ids],
    );
    if (rows.every(({ state }) => state === 'done')) break;
  }
  const complaints = rows
    .filter(({ state }) => state !== 'done')
    .map(({ kind, state, last_error }) => `${kind} is ${state} after two minutes: ${last_error}`);
  if (rows.length !== ready.length * deliveriesEach)
    complaints.push(`${rows.length} deliveries for ${ready.length} submits`);
  const once = (what: string, count: number) => {
    if (count !== 1) complaints.push(`${what} is there ${count} times`);
  };
  const files = await readdir(join(cluster.dataDir, 'drive', 'TSP Claim Sheets'));
  const letters = await lettersIn(cluster);
  for (const { id, projectId } of ready) {
    const messages = new Set(
      cluster.crm.posts.filter(({ externalId }) => externalId === id).map((post) => post.id),
    );
    if (messages.size !== 2) complaints.push(`${messages.size} messages to the CRM of ${id}`);
    const papers = files.filter((name) => name.startsWith(`Project ${projectId} - `));
    for (const paper of ['estimate', 'report', 'claim sheet'])
      once(
        `${paper} of project ${projectId}`,
        papers.filter((name) => name.endsWith(` - ${paper}.pdf`)).length,
      );
  }
  for (const { id } of rows.filter(({ kind }) => kind === 'mail'))
    once(`letter ${id}`, letters.filter((name) => name === `${id}.eml`).length);
  return complaints;
}

/** None before the first is sent. */
const lettersIn = async ({ dataDir }: Cluster) =>
  (await readdir(dataDir, { recursive: true }))
    .filter((path) => path.endsWith('.eml'))
    .map((path) => basename(path));

const submits = 12;
const people = ['technician', 'technician2', 'supervisor', 'manager', 'admin'];

/** Four runners at once: each job is done by one of them, once. Mails about accounts too. */
export async function jobsOnce(cluster: Cluster): Promise<Finding> {
  const ready = await readyInspections(cluster, submits);
  await cluster.query('DELETE FROM account_mails');
  const before = (await lettersIn(cluster)).length;
  const [posts, began] = [cluster.crm.posts.length, performance.now()];
  await Promise.all([
    ...ready.map((one) => submit(cluster, one)),
    ...people.map((name, nth) =>
      data(cluster.servers[nth % cluster.servers.length]!.url, undefined, {
        ...{ method: 'POST', path: '/auth/forgot-password' },
        body: { email: `${name}@demo.tidemark.example` },
      }),
    ),
  ]);
  const complaints = await judgeDeliveries(cluster, ready);
  const ms = Math.round(performance.now() - began);
  const [tried] = await cluster.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM deliveries WHERE attempts > 1 AND inspection_id = ANY($1)',
    [ready.map(({ id }) => id)],
  );
  if (tried!.count > 0) complaints.push(`${tried!.count} deliveries were tried twice though nobody died`);
  const posted = cluster.crm.posts.length - posts;
  if (posted !== 2 * submits) complaints.push(`${posted} posts to the CRM for ${submits} submits`);

  const waiting = `SELECT count(*)::int AS count FROM account_mails WHERE ended_at IS NULL`;
  while ((await cluster.query<{ count: number }>(waiting))[0]!.count > 0) await after(50);
  const mails = await cluster.query<{ attempts: number }>('SELECT attempts FROM account_mails');
  const letters = (await lettersIn(cluster)).length - before;
  if (mails.length !== people.length || mails.some(({ attempts }) => attempts !== 1))
    complaints.push(`mails about accounts: tried ${mails.map(({ attempts }) => attempts).join(', ')} times`);
  if (letters !== submits + people.length)
    complaints.push(`${letters} letters, not ${submits + people.length}`);
  return {
    figures: `three servers and a worker apart run jobs, ${submits} submits and ${people.length} asked for a new password: ${submits * deliveriesEach} deliveries and ${people.length} letters in ${ms} ms, each tried once`,
    complaints,
  };
}

/**
 * pg-boss takes a runner for dead after 10 s of silence, checks every 5 s, and waits 2 s (4 at most the first time).
 */
const takenOverWithin = 25_000;

/** The only runner dies before the CRM has responded; another one, started meanwhile, does the job. */
export async function takenOver(cluster: Cluster, first: WorkerProcess): Promise<Finding> {
  const [ready] = await readyInspections(cluster, 1);
  const held = cluster.crm.holdNext();
  await submit(cluster, ready!);
  const { id } = await held;
  await cluster.worker();
  await first.kill();
  const killed = Date.now();
  const again = () => cluster.crm.posts.filter((post) => post.id === id)[1];
  while (!again() && Date.now() < killed + 2 * takenOverWithin) await after(20);
  const took = (again()?.at ?? Number.POSITIVE_INFINITY) - killed;
  const complaints = await judgeDeliveries(cluster, [ready!]);
  if (took > takenOverWithin) complaints.push(`taken over ${took} ms after the kill`);
  return {
    figures: `a runner killed with a message on its way: another sent it again under the same id ${took} ms later; ${deliveriesEach} deliveries, each there once`,
    complaints,
  };
}
