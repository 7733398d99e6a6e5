import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiProcess } from './server/api-process.ts';
import { embeddedUrl, killPostgres } from './server/embedded-postgres.ts';
import { startOwnPostgres } from './server/own-postgres.ts';
import { type Place, type Proven, proveKills } from './server/prove-kills.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' } } });
const kills = Number(values.kills);

/** The database that comes with Tidemark; every second kill takes PostgreSQL with it. */
async function embedded(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'proof-embedded-'));
  const api = await apiProcess({ DATA_DIR: dataDir });
  return {
    name: 'embedded',
    api,
    databaseUrl: () => embeddedUrl(dataDir),
    async kill(nth) {
      await api.kill();
      return nth % 2 === 1 && (await killPostgres(dataDir));
    },
    async remove() {
      await killPostgres(dataDir);
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A PostgreSQL of the machine, which survives the server. */
async function own(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'proof-own-'));
  const postgres = await startOwnPostgres();
  const api = await apiProcess({ DATA_DIR: dataDir, DATABASE_URL: postgres.databaseUrl });
  return {
    name: 'own PostgreSQL',
    api,
    databaseUrl: async () => postgres.databaseUrl,
    async kill() {
      await api.kill();
      return false;
    },
    async remove() {
      await postgres.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

const began = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);
const proven: Proven[] = [];
for (const make of [embedded, own]) {
  const place = await make();
  try {
    proven.push(await proveKills(place, kills));
  } catch (error) {
    process.exitCode = 1;
    say(`${place.name}: ${(error as Error).stack}`);
    await place.api.kill();
  } finally {
    await place.remove();
  }
}

for (const of of proven) {
  for (const complaint of of.complaints.slice(0, 20)) say(`${of.name}: ${complaint}`);
  say(
    `${of.name}: ${of.kills} kills (${of.withPostgres} with PostgreSQL, ${of.whileStarting} while starting), ` +
      `${of.acknowledged} acknowledged writes, ${of.resent} sent again of which ${of.replayed} had been applied, ` +
      `${of.repeated} repeated on purpose, ${of.lost} lost, ${of.doubled} doubled, restart ${of.restartMs} ms median`,
  );
  if (of.lost + of.doubled + of.complaints.length > 0) process.exitCode = 1;
}
const sum = (figure: (one: Proven) => number) => proven.reduce((total, one) => total + figure(one), 0);
const failed = process.exitCode === 1 ? 'FAILED' : 'passed';
say(
  `proof:server ${failed}: ${sum(({ kills: of }) => of)} kills, ${sum(({ acknowledged }) => acknowledged)} acknowledged writes, ` +
    `${sum(({ lost }) => lost)} lost, ${sum(({ doubled }) => doubled)} doubled, ` +
    `restart median ${proven.map(({ name, restartMs }) => `${restartMs} ms (${name})`).join(', ')}, ` +
    `${Math.round((performance.now() - began) / 1000)} s`,
);
