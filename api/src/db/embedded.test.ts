import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, joinEmbedded, startEmbedded } from './embedded.ts';

let dataDir: string;
let embedded: Embedded | undefined;
const children: ChildProcess[] = [];
const start = async (folder = dataDir) => {
  embedded = await startEmbedded({ dataDir: folder, log: pino({ level: 'error' }) });
  return embedded;
};
const stop = async () => {
  await embedded?.stop();
  embedded = undefined;
};
const pidFile = () => join(dataDir, 'data18/postmaster.pid');
const pid = async () => (await readFile(pidFile(), 'utf8')).split('\n')[0]!;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tidemark-launcher-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await stop();
  await rm(dataDir, { recursive: true });
});

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

/** Starts another process on a folder and returns its output. */
async function another(folder: string) {
  const script = join(import.meta.dirname, '../testing/hold-embedded.ts');
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    child,
    said: JSON.parse(line) as { connectionString?: string; plain?: boolean; message?: string },
  };
}

async function kill({ child }: { child: ChildProcess }): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('embedded PostgreSQL: a stop and a start, committed data is there', async () => {
  const first = await start();
  await query(first.connectionString, "CREATE TABLE kept AS SELECT 'dry' AS word");
  await stop();
  await expect(stat(pidFile())).rejects.toThrow('ENOENT');
  const second = await start();
  expect(await query(second.connectionString, 'SELECT word FROM kept')).toEqual([{ word: 'dry' }]);
});

test('embedded PostgreSQL: without the generated password or from another machine, refused; a commit waits for the disk', async () => {
  const { connectionString } = embedded!;
  const file = await stat(join(dataDir, 'data18/tidemark-password'));
  expect((file.mode & 0o777).toString(8)).toBe('600');
  expect(((await stat(join(dataDir, 'data18'))).mode & 0o777).toString(8)).toBe('700');
  expect(new URL(connectionString).password).toHaveLength(32);
  const guess = new URL(connectionString);
  guess.password = 'guess';
  await expect(query(guess.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  const shown =
    'SELECT name, setting FROM pg_settings WHERE name IN ($$fsync$$, $$synchronous_commit$$, $$listen_addresses$$) ORDER BY 1';
  expect(await query(connectionString, shown)).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'listen_addresses', setting: '127.0.0.1' },
    { name: 'synchronous_commit', setting: 'on' },
  ]);
});

test('embedded PostgreSQL: a second process on the folder, refused in a sentence that names the folder and its owner', async () => {
  const { child, said } = await another(dataDir);
  expect(said).toEqual({
    plain: true,
    message: `The data folder ${dataDir} is in use by another Tidemark (process ${process.pid}). Stop it, or choose another DATA_DIR.`,
  });
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(1);
  expect(await query(embedded!.connectionString, 'SELECT word FROM kept')).toHaveLength(1);
  await stop();
});

test('embedded PostgreSQL: the owning process was killed, the next one attaches to its server and nothing is lost', async () => {
  const owner = await another(dataDir);
  await query(owner.said.connectionString!, "INSERT INTO kept VALUES ('wet')");
  const server = await pid();
  await kill(owner);
  const { connectionString } = await start();
  expect(await pid()).toBe(server);
  expect(await query(connectionString, 'SELECT word FROM kept')).toEqual([{ word: 'dry' }, { word: 'wet' }]);
});

test('embedded PostgreSQL: the server was killed too, it recovers', async () => {
  await stop();
  const owner = await another(dataDir);
  await query(owner.said.connectionString!, "INSERT INTO kept VALUES ('mold')");
  const server = Number(await pid());
  await kill(owner);
  process.kill(server, 'SIGKILL');
  const { connectionString } = await start();
  expect(await query(connectionString, 'SELECT word FROM kept')).toHaveLength(3);
  await stop();
});

test('embedded PostgreSQL: the server is killed under a living process, restarted at the same address', async () => {
  embedded = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  const { connectionString } = embedded;
  const before = await pid();
  process.kill(Number(before), 'SIGKILL');
  const kept = () => query(connectionString, 'SELECT word FROM kept').catch(() => []);
  await expect.poll(kept, { timeout: 15_000 }).toHaveLength(3);
  expect(await pid()).not.toBe(before);
  const { said } = await another(dataDir);
  expect(said.message).toContain(`process ${process.pid}`);
  await stop();
});

test.each([
  ['of a process that is gone', () => 4_194_304],
  ['of a process that is something else', () => process.pid],
])('embedded PostgreSQL: a pid file %s does not block the start', async (_, stale) => {
  await writeFile(pidFile(), `${stale()}\n${join(dataDir, 'data18')}\n1760000000\n1\n\n127.0.0.1\n`);
  const { connectionString } = await start();
  expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await stop();
});

test.runIf(process.getuid?.() === 0)(
  'embedded PostgreSQL: root starts what another user stopped, refused in a sentence that names the owner, and the folder stays as it was',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tidemark-launcher-'));
    await mkdir(join(folder, 'data18'), { mode: 0o700 });
    await chown(join(folder, 'data18'), 4321, 4321);
    const place = { dataDir: folder, log: pino({ level: 'silent' }) };
    for (const begin of [startEmbedded, joinEmbedded])
      await expect(begin(place)).rejects.toMatchObject({
        plain: true,
        message: expect.stringContaining('belongs to another user (uid 4321)'),
      });
    expect(await readdir(folder)).toEqual(['data18']);
    await rm(folder, { recursive: true });
  },
);

/** In seconds: half of what a start is waited for. */
const immediately = 30;

/** The message of a failed start, and how long it took. */
async function refusal(folder: string) {
  const began = performance.now();
  const { said, child } = await another(folder);
  const seconds = (performance.now() - began) / 1000;
  if (child.exitCode === null) await once(child, 'exit');
  return { ...said, seconds };
}

test('embedded PostgreSQL: a folder that is not writable, refused immediately in one sentence', async () => {
  const { plain, message, seconds } = await refusal('/sys');
  expect(plain).toBe(true);
  expect(message).toMatch(
    /^Nothing can be written into DATA_DIR \/sys: it is read-only for this user \(E\w+\)\.$/,
  );
  expect(seconds).toBeLessThan(immediately);
});

test('embedded PostgreSQL: a copy of a folder whose server runs, refused immediately in one sentence and left as it was', async () => {
  await start();
  const copy = await mkdtemp(join(tmpdir(), 'tidemark-launcher-'));
  execFileSync('cp', ['-a', join(dataDir, 'data18'), copy]);
  const { plain, message, seconds } = await refusal(copy);
  expect(plain).toBe(true);
  expect(message).toContain(`was copied or moved from ${join(dataDir, 'data18')}`);
  expect(seconds).toBeLessThan(immediately);
  expect(await readdir(copy)).toEqual(['data18']);
  expect(await stat(join(copy, 'data18/postmaster.pid'))).toBeDefined();
  await stop();
  await rm(copy, { recursive: true });
});

test.each([
  ['with another mode', (cluster: string) => chmod(cluster, 0o755), 'invalid permissions'],
  ['with a part missing', (cluster: string) => rm(join(cluster, 'global'), { recursive: true }), 'global'],
])(
  'embedded PostgreSQL: a copy %s fails immediately with PostgreSQL’s own message',
  async (_, spoil, word) => {
    const copy = await mkdtemp(join(tmpdir(), 'tidemark-launcher-'));
    execFileSync('cp', ['-a', join(dataDir, 'data18'), copy]);
    await spoil(join(copy, 'data18'));
    const { plain, message, seconds } = await refusal(copy);
    expect(plain).toBe(true);
    expect(message).toContain('does not start: ');
    expect(message).toContain(word);
    expect(seconds).toBeLessThan(immediately);
    await rm(copy, { recursive: true });
  },
);

test("embedded PostgreSQL: a pid file of another folder's server does not block the start", async () => {
  const other = await mkdtemp(join(tmpdir(), 'tidemark-launcher-'));
  const owner = await another(other);
  const [serving] = (await readFile(join(other, 'data18/postmaster.pid'), 'utf8')).split('\n');
  await writeFile(pidFile(), `${serving}\n${join(dataDir, 'data18')}\n1760000000\n1\n\n127.0.0.1\n`);
  const { connectionString } = await start();
  expect(await query(connectionString, 'SELECT word FROM kept')).toHaveLength(3);
  await stop();
  await kill(owner);
  await start(other);
  await stop();
  await rm(other, { recursive: true });
});

test('embedded PostgreSQL: two processes start at once on a new folder, one owns it and the other is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tidemark-launcher-'));
  const both = await Promise.all([another(folder), another(folder)]);
  const owners = both.filter(({ said }) => said.connectionString);
  const refused = both.find(({ said }) => !said.connectionString);
  expect(owners).toHaveLength(1);
  expect(refused?.said).toMatchObject({ plain: true, message: expect.stringContaining(folder) });
  await kill(owners[0]!);
  await start(folder);
  await stop();
  await rm(folder, { recursive: true });
});
