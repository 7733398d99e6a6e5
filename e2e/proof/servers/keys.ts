import { execFile } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ask } from '../server/ask.ts';
import { type Cluster, type Finding, roll, technician } from './cluster.ts';
import { type People, signedInPeople } from './people.ts';
import { signInWhole } from './refresh.ts';

const root = resolve(import.meta.dirname, '../../..');
/** key-ring.ts: a new secret signs after a minute; servers read it within a quarter of one. */
const signsWithin = 61_000;

function signs(secret: string, token: string): boolean {
  const [head, body, signature] = token.split('.');
  return createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url') === signature;
}

/** Signs in at each server and uses the token at each other one. */
async function everywhere(cluster: Cluster, secret: string): Promise<string[]> {
  const complaints: string[] = [];
  for (const { url } of cluster.servers) {
    const { accessToken } = await signInWhole(url, technician);
    if (!signs(secret, accessToken)) complaints.push(`${url} does not sign with the new secret`);
    for (const other of cluster.servers) {
      const answer = await ask(other.url, accessToken, { method: 'GET', path: '/auth/me' });
      if (answer?.status !== 200) complaints.push(`${other.url} answers a token of ${url} ${answer?.status}`);
    }
  }
  return complaints;
}

export interface Rotation {
  /** Waits until the new secret signs. */
  finish(): Promise<Finding>;
}

/** `npm run admin -- rotate-keys` while people work, without a restart. Nothing during it may need one. */
export async function rotateShared(cluster: Cluster): Promise<Rotation> {
  const people = await signedInPeople(cluster.url);
  const env = { PATH: process.env.PATH, DATA_DIR: cluster.dataDir, DATABASE_URL: cluster.databaseUrl };
  await promisify(execFile)(process.execPath, ['scripts/admin.ts', 'rotate-keys'], { cwd: root, env });
  const rotated = Date.now();
  const [secret] = (await readFile(join(cluster.dataDir, 'token-secret'), 'utf8')).split(' ');
  return {
    async finish() {
      await after(Math.max(0, rotated + signsWithin - Date.now()));
      const complaints = await everywhere(cluster, secret!);
      return told(people, 'rotate-keys in the shared folder, no restart', complaints);
    },
  };
}

/** The environment's secret changed by restarting servers one by one, in two rounds: accepted first, then signing. */
export async function rotateByRestart(cluster: Cluster): Promise<Finding> {
  const [first = ''] = (await readFile(join(cluster.dataDir, 'token-secret'), 'utf8')).split(/\s/);
  const next = randomBytes(32).toString('base64url');
  cluster.set({ TOKEN_SECRET: first });
  await roll(cluster);
  const people = await signedInPeople(cluster.url);
  cluster.set({ TOKEN_SECRET_BEFORE: next });
  await roll(cluster);
  cluster.set({ TOKEN_SECRET: next, TOKEN_SECRET_BEFORE: first });
  await roll(cluster);
  return told(people, 'TOKEN_SECRET in two rounds of restarts', await everywhere(cluster, next));
}

async function told(people: People, what: string, complaints: string[]): Promise<Finding> {
  const { calls, unanswered, refreshed, thrownOut } = await people.stop();
  return {
    figures: `${what}: 3 people, ${calls} calls, ${refreshed} refreshes, ${unanswered} calls unanswered, ${thrownOut.length} thrown out; then each server signs with the new secret and believes the others`,
    complaints: [...complaints, ...thrownOut.map((who) => `thrown out: ${who}`)],
  };
}
