import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type Ground, proveBackUp } from './back-up/prove-back-up.ts';
import { embeddedUrl } from './server/embedded-postgres.ts';
import { startOwnPostgres } from './server/own-postgres.ts';

/**
 * `--projects N` adds made-up ones to the demo's, a fifth of them inspected; `--photos N` exist before; `--only` is a
 * way.
 */
const { values } = parseArgs({
  options: {
    projects: { type: 'string', default: '0' },
    photos: { type: 'string', default: '12' },
    only: { type: 'string' },
  },
});
const [projects, photos] = [Number(values.projects), Number(values.photos)];
const began = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);
const folders: string[] = [];
async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'proof-back-up-'));
  folders.push(made);
  return made;
}

async function embedded(): Promise<Ground> {
  const dataDir = await folder();
  return { name: 'embedded', env: { DATA_DIR: dataDir }, databaseUrl: () => embeddedUrl(dataDir) };
}

/** Its own database in the machine's PostgreSQL, and its files on disk. */
async function own(server: string): Promise<Ground> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const name = `proof_${randomUUID().replaceAll('-', '')}`;
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name: 'own PostgreSQL',
    env: { DATA_DIR: await folder(), DATABASE_URL: url.href },
    databaseUrl: async () => url.href,
  };
}

const postgres = await startOwnPostgres();
const complaints: string[] = [];
try {
  const grounds = { embedded, own: () => own(postgres.databaseUrl) };
  // Also between kinds of databases, which may be of different versions.
  for (const [from, to] of [
    ['embedded', 'embedded'],
    ['own', 'own'],
    ['embedded', 'own'],
  ] as const) {
    if (![undefined, `${from} to ${to}`].includes(values.only)) continue;
    say(`from ${from} to ${to}`);
    const proof = {
      from: await grounds[from](),
      empty: grounds[to],
      to: await folder(),
      projects,
      photos,
      say,
    };
    complaints.push(...(await proveBackUp(proof)));
  }
} catch (error) {
  complaints.push((error as Error).stack ?? String(error));
} finally {
  await postgres.stop();
  for (const made of folders) await rm(made, { recursive: true, force: true });
}
for (const complaint of complaints.slice(0, 30)) say(complaint);
const failed = complaints.length > 0 ? `FAILED (${complaints.length})` : 'passed';
say(`proof:back-up ${failed}, ${Math.round((performance.now() - began) / 1000)} s`);
process.exitCode = complaints.length > 0 ? 1 : 0;
