import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from './db/embedded-cluster.ts';
import { filledInspection } from './deliveries/testing/work-here.ts';
import { Client } from './testing/client.ts';
import { startInspection } from './testing/factories.ts';
import { type People, type Person, peopleOf } from './testing/people.ts';
import { tokenSecret, useApi } from './testing/use-api.ts';

const api = useApi();
let server: ChildProcess;
let url: string;
let metricsUrl: string;
let dataDir: string;
let said = '';
let people: People;
let dana: Person;
let inspectionId: string;

/** Seconds between SIGTERM and the end; a busy machine takes one of them to see that the server is not ready. */
const drain = 5;
const inTime = { timeout: 30_000, interval: 50 };
const ready = () =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );

/** The lines of its log. */
const logged = () =>
  said
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; msg: string; reqId?: string; kind?: string });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tidemark-rollover-'));
  const [port, metricsPort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}`;
  metricsUrl = `http://127.0.0.1:${metricsPort}`;
  server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: api.databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      TOKEN_SECRET: tokenSecret,
      TIDEMARK_DEMO: 'off',
      DRAIN_SECONDS: String(drain),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout!, server.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  await vi.waitUntil(async () => (await ready()) === 200, inTime);
  people = peopleOf(api.db, new Client(url), api.tokens);
  dana = await people.person();
  inspectionId = (await startInspection(api.db, dana)).id;
}, 60_000);

afterAll(async () => {
  server.kill('SIGKILL');
  await rm(dataDir, { recursive: true });
});

test('metrics: requests by action, connections, queues and the process, served beside the app only', async () => {
  (await dana.send('auth.me')).ok();
  await dana.fetch('GET', '/api/v1/nothing');
  const answer = await fetch(`${metricsUrl}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const told = await answer.text();
  for (const line of [
    /^tidemark_requests_total\{action="auth\.me",status="200"\} 1$/m,
    /^tidemark_requests_total\{action="none",status="404"\} 1$/m,
    /^tidemark_request_duration_seconds_bucket\{le="\+Inf",action="auth\.me"\} 1$/m,
    /^tidemark_database_connections\{state="max"\} 10$/m,
    /^tidemark_database_up 1$/m,
    /^tidemark_jobs\{queue="account-mail",state="waiting"\} 0$/m,
    /^tidemark_deliveries_failed 0$/m,
    /^nodejs_eventloop_lag_p99_seconds \d\S*$/m,
    /^tidemark_build_info\{version="[^"]+",node="[^"]+"\} 1$/m,
    /^process_resident_memory_bytes \d+$/m,
  ])
    expect(told).toMatch(line);
  expect(told).not.toContain(inspectionId);
  expect((await fetch(`${metricsUrl}/api/v1/auth/me`)).status).toBe(404);
  const [onApp, page] = await Promise.all(['/metrics', '/'].map((path) => dana.fetch('GET', path)));
  expect([onApp!.status, await onApp!.text()]).toEqual([page!.status, await page!.text()]);
});

test('request id: one from a device, in the log of everything it caused', {
  timeout: 60_000,
}, async () => {
  const { id, by, states } = await filledInspection({ db: api.db, person: people.person });
  const ids = ['0199d0c1-7f2e-7c1a-9a51-2f8d1f0c6a11', '0199d0c1-7f2e-7c1a-9a51-2f8d1f0c6a12'] as const;
  const headers = (at: 0 | 1) => ({ 'X-Request-Id': ids[at], 'Idempotency-Key': ids[at] });
  (await by.send('inspections.complete', { params: { id }, headers: headers(0) })).ok();
  const body = { email: by.email };
  (await new Client(url).send('auth.forgot-password', { body, headers: headers(1) })).ok();
  await expect.poll(states, inTime).toEqual(Array(6).fill('done'));
  const led = (reqId: string) => () =>
    logged()
      .filter((line) => line.reqId === reqId && line.kind)
      .map(({ msg, kind }) => `${kind}: ${msg}`)
      .sort();
  await expect
    .poll(led(ids[0]), inTime)
    .toEqual([
      'crm-record: a delivery was handed over',
      'drive-file: a delivery was handed over',
      'drive-file: a delivery was handed over',
      'drive-file: a delivery was handed over',
      'mail: a delivery was handed over',
      'quote: a delivery was handed over',
    ]);
  await expect.poll(led(ids[1]), inTime).toEqual(['reset: a mail about an account was sent']);
  const audited = await api.db
    .selectFrom('auditLog')
    .select('action')
    .where('requestId', 'in', ids)
    .execute();
  expect(audited.map(({ action }) => action).sort()).toEqual([
    'estimate-computed',
    'inspection-completed',
    'password-link-asked',
  ]);
});

/** Adds rooms without pause until one fails, each writer as itself: one person may call 1,200 times a minute. */
async function writeUntilRefused(writer: number) {
  const acknowledged: string[] = [];
  const by = await people.person();
  const { id } = await startInspection(api.db, by);
  for (let count = 0; ; count++) {
    const name = `Writer ${writer}, ${count}`;
    const status = await by
      .fetch('POST', '/api/v1/rooms', {
        body: { inspectionId: id, name, type: 'Other' },
        headers: { 'Idempotency-Key': randomUUID() },
      })
      .then(
        async (answer) => {
          await answer.text();
          return answer.status;
        },
        () => 0,
      );
    if (status !== 201) return { acknowledged, status };
    acknowledged.push(name);
  }
}

/** A change whose body arrives in two halves, the second on command. */
function halfSent() {
  const body = JSON.stringify({ additionalNotes: 'Sent across a rollover' });
  const asked = request(`${url}/api/v1/inspections/${inspectionId}`, {
    method: 'PUT',
    agent: false,
    headers: {
      Authorization: `Bearer ${dana.token}`,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    },
  });
  asked.write(body.slice(0, 10));
  const status = once(asked, 'response').then(([answer]) => answer.statusCode as number);
  return { finish: () => void asked.end(body.slice(10)), status };
}

test('closing: SIGTERM during writes, not ready first, then finished, and nothing acknowledged is lost', {
  timeout: 60_000,
}, async () => {
  const stream = await dana.fetch('GET', '/api/v1/live');
  const streamed = stream.text();
  const half = halfSent();
  const writers = [0, 1, 2, 3].map(writeUntilRefused);
  const rooms = async () =>
    (await api.db.selectFrom('rooms').select('name').where('name', 'like', 'Writer %').execute()).map(
      ({ name }) => name,
    );
  await expect.poll(async () => (await rooms()).length, inTime).toBeGreaterThan(20);

  const exited = once(server, 'exit');
  const told = performance.now();
  server.kill('SIGTERM');
  await expect.poll(ready, { timeout: drain * 900, interval: 20 }).toBe(503);
  (await dana.send('auth.me')).ok();

  // The stream ends normally: a cut one would fail to read.
  expect(await streamed).toContain(': listening');
  half.finish();
  expect(await half.status).toBe(200);

  const ended = await Promise.all(writers);
  for (const { status } of ended) expect([0, 503]).toContain(status);
  expect(await exited).toEqual([0, null]);
  expect(performance.now() - told, 'nothing idle is waited for').toBeLessThan((drain + 7) * 1_000);
  const acknowledged = ended.flatMap((one) => one.acknowledged);
  expect((await rooms()).sort()).toEqual(acknowledged.sort());
  expect(logged().filter(({ level }) => level >= 50)).toEqual([]);
});
