import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { type Answer, type Ask, ask } from '../server/ask.ts';
import { openSite } from '../server/site.ts';
import { type Cluster, type Finding, technician } from './cluster.ts';

const rounds = 20;
const each = 4;

async function roomsNamed(cluster: Cluster, name: string): Promise<number> {
  const found = await cluster.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM rooms WHERE name = $1',
    [name],
  );
  return found[0]!.count;
}

/** Sends until the response is not "still running". @returns it, and how often it was delayed */
async function insist(url: string, token: string, asked: Ask): Promise<{ answer: Answer; putOff: number }> {
  for (let putOff = 0; ; putOff++, await after(10)) {
    const answer = await ask(url, token, asked);
    if (answer && answer.status !== 409 && answer.status < 500) return { answer, putOff };
    if (putOff > 3000) throw new Error(`${asked.method} ${asked.path} was never answered: ${answer?.text}`);
  }
}

/**
 * A request with one key goes to all servers at the same moment, several times: it is done once with the same response.
 */
export async function sameKeyAtOnce(cluster: Cluster): Promise<Finding> {
  const { token, inspectionId } = await openSite(cluster.url, technician, 1);
  const complaints: string[] = [];
  let [putOff, replayed] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const name = `At once ${round}`;
    const asked = {
      ...{ method: 'POST', path: '/rooms', key: randomUUID() },
      body: { inspectionId, name, type: 'Other' },
    };
    const answers = await Promise.all(
      cluster.servers.flatMap(({ url }) => Array.from({ length: each }, () => insist(url, token, asked))),
    );
    const texts = new Set(answers.map(({ answer }) => `${answer.status} ${answer.text}`));
    const first = answers.filter(({ answer }) => !answer.replayed).length;
    if (texts.size !== 1) complaints.push(`${name} was answered ${[...texts].join(' and ')}`);
    if (first !== 1) complaints.push(`${name} was new work ${first} times`);
    const count = await roomsNamed(cluster, name);
    if (count !== 1) complaints.push(`${name} is there ${count} times`);
    putOff += answers.reduce((sum, one) => sum + one.putOff, 0);
    replayed += answers.length - first;
  }
  return {
    figures: `${rounds} keys sent ${each} times to each of 3 servers at the same moment: ${rounds} effects, ${replayed} equal answers replayed, ${putOff} times "still running" first`,
    complaints,
  };
}

/** A connection may still lead to the server that was just killed: a cut request is repeated once, as a device does. */
async function answered(url: string, token: string, asked: Ask): Promise<Answer> {
  for (let cut = 0; cut < 100; cut++, await after(10)) {
    const answer = await ask(url, token, asked);
    if (answer) return answer;
  }
  throw new Error(`${asked.method} ${asked.path} was cut a hundred times.`);
}

const kills = 4;

/**
 * A server is killed while its write waits in the middle of the transaction; the device asks the others meanwhile,
 * under the same key. PostgreSQL notices the dead client only when its statement continues, which makes this the
 * longest case.
 */
export async function killedInTheMiddle(cluster: Cluster): Promise<Finding> {
  const { token, inspectionId } = await openSite(cluster.url, technician, 1);
  const complaints: string[] = [];
  const took: number[] = [];
  let putOff = 0;
  for (let nth = 0; nth < kills; nth++) {
    const name = `In the middle ${nth}`;
    const asked = {
      ...{ method: 'POST', path: '/rooms', key: randomUUID() },
      body: { inspectionId, name, type: 'Other' },
    };
    const server = cluster.servers[nth % cluster.servers.length]!;
    const { release, waiting } = await holdInspection(cluster, inspectionId);
    const unanswered = ask(server.url, token, asked);
    await waiting();
    await server.kill();
    if (await unanswered) complaints.push(`${name} was answered by a dead server`);
    const again = await answered(cluster.url, token, asked);
    if (again.status !== 409)
      complaints.push(`${name} was answered ${again.text} while it was still running`);
    const released = performance.now();
    await release();
    const insisted = await insist(cluster.url, token, asked);
    took.push(Math.round(performance.now() - released));
    putOff += insisted.putOff + 1;
    if (insisted.answer.status !== 201) complaints.push(`${name} was answered ${insisted.answer.text}`);
    const count = await roomsNamed(cluster, name);
    if (count !== 1) complaints.push(`${name} is there ${count} times`);
    server.launch();
    await server.ready();
  }
  return {
    figures: `${kills} servers killed in the middle of a write, its key asked elsewhere: ${kills} effects, ${putOff} times "still running", done at most ${Math.max(...took)} ms after the dead transaction could end`,
    complaints,
  };
}

/** Locks the inspection's row, so that a write of its rooms stops in the middle. */
async function holdInspection(cluster: Cluster, inspectionId: string) {
  const client = new pg.Client({ connectionString: cluster.databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM inspections WHERE id = $1 FOR UPDATE', [inspectionId]);
  return {
    async waiting() {
      for (;;) {
        const blocked = await cluster.query(
          `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        );
        if (blocked.length > 0) return;
        await after(5);
      }
    },
    async release() {
      await client.query('COMMIT');
      await client.end();
    },
  };
}
