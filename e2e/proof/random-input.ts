import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sendRandomInput } from '../../api/src/testing/random-input/run.ts';
import { actions } from '../../contract/src/actions.ts';
import { peopleOf } from './random-input/people.ts';
import { apiProcess } from './server/api-process.ts';
import { embeddedUrl, killPostgres } from './server/embedded-postgres.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    /** No request is sent after this many. */
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});
const seed = Number(values.seed);
const say = (line: string) => process.stdout.write(`${line}\n`);
const inboundSecret = 'what a CRM and this proof both know';

function signBody(id: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signed = createHmac('sha256', inboundSecret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signed}` };
}

const dataDir = await mkdtemp(join(tmpdir(), 'proof-random-input-'));
const server = await apiProcess({ DATA_DIR: dataDir, WEBHOOK_INBOUND_SECRET: inboundSecret });
const began = performance.now();
try {
  server.launch();
  await server.ready();
  const people = peopleOf(server.url, await embeddedUrl(dataDir));
  const found = await sendRandomInput({
    ...{ url: server.url, people, signBody, seed, each: 2, atOnce: 6 },
    requests: Number(values.requests),
    withinMs: Number(values.minutes) * 60_000,
  });
  await server.stop();
  for (const complaint of found.complaints.slice(0, 40)) say(complaint);
  for (const line of server.errors.slice(0, 20)) say(`in the log: ${line}`);
  const listed = (counted: Map<unknown, number>) =>
    [...counted]
      .sort(([, a], [, b]) => b - a)
      .map(([key, count]) => `${count} ${key}`)
      .join(', ');
  say(`statuses: ${listed(found.statuses)}`);
  say(`refusals: ${listed(found.codes)}`);
  const never = actions.map(({ name }) => name).filter((name) => !found.done.has(name));
  say(`never done: ${never.join(', ') || 'none'}`);
  const failed = found.complaints.length + server.errors.length > 0;
  process.exitCode = failed ? 1 : 0;
  say(
    `proof:random-input ${failed ? 'FAILED' : 'passed'}: seed ${seed}, ${found.requests} requests of ${actions.length} actions, ` +
      `${found.complaints.length} complaints, ${server.errors.length} errors in the log, ` +
      `slowest ${Math.round(found.slowestMs)} ms (${found.slowest}), ${Math.round((performance.now() - began) / 1000)} s`,
  );
} finally {
  await server.kill();
  await killPostgres(dataDir);
  await rm(dataDir, { recursive: true });
}
