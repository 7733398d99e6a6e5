import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Ready, readyInspection } from './deliveries/inspections.ts';
import { startReceiver } from './deliveries/receiver.ts';
import { apiProcess } from './server/api-process.ts';
import { ask, data, signIn } from './server/ask.ts';
import { killPostgres } from './server/embedded-postgres.ts';

/**
 * Submits while the server, and every fifth time PostgreSQL with it, is killed again and again. In the end each
 * inspection's record, quote, PDFs and mail must be on the other side once: one message id, one file, one .eml.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, submits: { type: 'string', default: '200' } },
});
const [kills, submits] = [Number(values.kills), Number(values.submits)];
const say = (line: string) => process.stdout.write(`${line}\n`);
const began = performance.now();
const technician = 'technician@demo.tidemark.example';

interface Delivery {
  id: string;
  kind: string;
  state: string;
  attempts: number;
  lastError: string | null;
  nextTryAt: string | null;
}

const dataDir = await mkdtemp(join(tmpdir(), 'proof-deliveries-'));
const receiver = await startReceiver();
const api = await apiProcess({
  DATA_DIR: dataDir,
  CRM: 'webhook',
  WEBHOOK_URL: receiver.url,
  WEBHOOK_SECRET: 'a secret of twenty-four letters',
  OUTBOUND_PRIVATE: 'allow',
  RATE_LIMIT: 'off',
});

try {
  const complaints = await prove();
  for (const complaint of complaints.slice(0, 20)) say(complaint);
  if (complaints.length > 0) process.exitCode = 1;
  await api.stop();
} catch (error) {
  process.exitCode = 1;
  say((error as Error).stack ?? String(error));
  await api.kill();
} finally {
  await receiver.close();
  await killPostgres(dataDir);
  await rm(dataDir, { recursive: true });
}

async function prove(): Promise<string[]> {
  api.launch();
  await api.ready();
  const secret = (await readFile(join(dataDir, 'webhook-inbound-secret'), 'utf8')).trim();
  const token = await signIn(api.url, technician);
  const ready: Ready[] = [];
  for (let nth = 0; nth < submits; nth++) {
    ready.push(await readyInspection(api.url, token, { secret, email: technician, nth }));
  }
  say(`${submits} inspections are ready, ${seconds()} s`);

  const submitting = submitAll(token, ready);
  let withPostgres = 0;
  for (let nth = 1; nth <= kills; nth++) {
    await after(Math.random() * 2500);
    await api.kill();
    if (nth % 5 === 0 && (await killPostgres(dataDir))) withPostgres++;
    api.launch();
    // Every third one dies again before it is up.
    if (nth % 3 !== 0) await api.ready();
  }
  await api.ready();
  const sentAgain = await submitting;
  say(`${kills} kills (${withPostgres} with PostgreSQL), ${sentAgain} submits sent again, ${seconds()} s`);

  const deliveries = await settled(ready);
  return judge(ready, deliveries, sentAgain);
}

/** Four at a time, each sent under one key until it is answered. @returns how often one was sent again */
async function submitAll(token: string, ready: readonly Ready[]): Promise<number> {
  const waiting = [...ready];
  let again = 0;
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const { id, key } = one;
      for (let sent = 0; ; sent++) {
        const asked = { method: 'PUT', path: `/inspections/${id}/completed`, body: {}, key };
        const answer = await ask(api.url, token, asked);
        if (answer && answer.status < 300) break;
        if (answer && answer.status < 500 && answer.status !== 409)
          throw new Error(`A submit was answered ${answer.status} ${answer.text}`);
        again++;
        await after(100 + Math.min(sent, 10) * 50);
      }
      // The submits should last as long as the kills.
      await after(Math.random() * 1600);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return again;
}

/** Waits until nothing is being delivered; brings later tries forward, as a manager would. */
async function settled(ready: readonly Ready[]): Promise<Map<string, Delivery[]>> {
  const token = await signIn(api.url, 'manager@demo.tidemark.example');
  const all = new Map<string, Delivery[]>();
  for (const until = Date.now() + 300_000; ; await after(1000)) {
    for (const { id } of ready) {
      if (all.get(id)?.every(({ state }) => state === 'done')) continue;
      const path = `/inspections/${id}/deliveries`;
      const { deliveries } = await data<{ deliveries: Delivery[] }>(api.url, token, { method: 'GET', path });
      all.set(id, deliveries);
      for (const delivery of deliveries.filter(({ state, nextTryAt }) => state === 'failed' || nextTryAt)) {
        await data(api.url, token, { method: 'POST', path: `/deliveries/${delivery.id}/retry`, body: {} });
      }
    }
    const left = [...all.values()].flat().filter(({ state }) => state !== 'done');
    if (left.length === 0) return all;
    if (Date.now() > until) throw new Error(`Not done in five minutes: ${JSON.stringify(left.slice(0, 5))}`);
  }
}

async function judge(
  ready: readonly Ready[],
  deliveries: Map<string, Delivery[]>,
  sentAgain: number,
): Promise<string[]> {
  const complaints: string[] = [];
  const once = (what: string, count: number) => {
    if (count !== 1) complaints.push(`${what} is there ${count} times`);
  };
  const files = await readdir(join(dataDir, 'drive', 'TSP Claim Sheets'));
  const letters = (await readdir(join(dataDir, 'mail'))).filter((name) => name.endsWith('.eml'));
  for (const { id, projectId } of ready) {
    const its = deliveries.get(id)!;
    const messages = [...receiver.taken].filter(([, externalId]) => externalId === id).map(([key]) => key);
    // A quote's message id names its delivery and its estimate, here the first.
    for (const [kind, estimate] of [
      ['crm-record', ''],
      ['quote', '.1'],
    ]) {
      const own = its.find((one) => one.kind === kind)!.id + estimate;
      once(`The ${kind} of project ${projectId}`, messages.filter((message) => message === own).length);
    }
    const papers = files.filter((name) => name.startsWith(`Project ${projectId} - `));
    for (const paper of ['estimate', 'report', 'claim sheet'])
      once(
        `The ${paper} of project ${projectId}`,
        papers.filter((name) => name.endsWith(` - ${paper}.pdf`)).length,
      );
    const mail = its.find(({ kind }) => kind === 'mail')!.id;
    once(`The letter of project ${projectId}`, letters.filter((name) => name === `${mail}.eml`).length);
  }
  if (files.length !== 3 * ready.length) complaints.push(`${files.length} PDFs for ${ready.length} submits`);
  if (letters.length !== ready.length)
    complaints.push(`${letters.length} letters for ${ready.length} submits`);
  if (receiver.taken.size !== 2 * ready.length) complaints.push(`${receiver.taken.size} records in the CRM`);
  complaints.push(...api.errors.map((line) => `in the log: ${line}`));

  const tries = [...deliveries.values()].flat();
  const repeated = tries.filter(({ attempts }) => attempts > 1).length;
  say(
    `proof:deliveries ${complaints.length > 0 ? 'FAILED' : 'passed'}: ${ready.length} submits (${sentAgain} sent again), ` +
      `${kills} kills, ${tries.length} deliveries, ${repeated} tried more than once, ${receiver.again} posts repeated ` +
      `under one id, ${complaints.length} lost or doubled, ${seconds()} s`,
  );
  return complaints;
}

function seconds(): number {
  return Math.round((performance.now() - began) / 1000);
}
