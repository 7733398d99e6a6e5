import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { filledInspection } from '../deliveries/testing/work-here.ts';
import { addDocument, addTexts } from '../documents/testing/sign-document.ts';
import { addPhoto } from '../testing/factories.ts';
import { administer, databaseUrl } from '../testing/template.ts';
import { startBucket, type TestBucket } from '../testing/test-bucket.ts';
import { useApi } from '../testing/use-api.ts';
import { backUp } from './back-up.ts';
import { BadCommand } from './bad-command.ts';
import { restore } from './restore.ts';
import { verifyDocuments } from './verify-documents.ts';
import { verifyFiles } from './verify-files.ts';

const api = useApi();
const database = `test_${randomUUID().replaceAll('-', '')}`;
let folder: string;
let dataDir: string;
let empty: string;
let bucket: TestBucket;
let made: string;
let projectId: number;

const commands = {
  'back-up': backUp,
  restore,
  'verify-documents': verifyDocuments,
  'verify-files': verifyFiles,
};

/** As an operator runs it, but in this process. */
async function admin(env: Record<string, string>, ...args: string[]) {
  const [name, ...options] = args;
  const lines: string[] = [];
  const config = readConfig(env);
  try {
    const code = await commands[name as keyof typeof commands](config, (line) => lines.push(line), options);
    return { code, out: lines.join('\n'), err: '' };
  } catch (error) {
    if (!(error instanceof BadCommand)) throw error;
    return { code: 2, out: lines.join('\n'), err: error.message };
  }
}
const here = () => ({ DATABASE_URL: api.databaseUrl, DATA_DIR: dataDir });
/** An empty database, with its files in an empty bucket. */
const there = () => {
  const { endpoint, region, bucket: of, accessKeyId, secretAccessKey } = bucket.settings;
  return {
    ...{ DATABASE_URL: empty, DATA_DIR: join(folder, 'there') },
    ...{ FILES: 's3', S3_ENDPOINT: endpoint!, S3_REGION: region, S3_BUCKET: of },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
  };
};
const save = () => admin(here(), 'back-up', '--to', join(folder, 'back-ups'));
const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
};

/** Each table's rows and each sequence, as PostgreSQL writes them. */
async function contents(url: string): Promise<Record<string, unknown>> {
  const tables = await query(
    url,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       AND relpersistence = 'p' AND relname NOT LIKE 'kysely%' ORDER BY 1`,
  );
  const found: Record<string, unknown> = {
    counters: await query(
      url,
      "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
    ),
  };
  for (const { name: table } of tables)
    found[table] = await query(url, `SELECT ${table}::text AS row FROM ${table} ORDER BY 1`);
  return found;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tidemark-back-up-'));
  dataDir = join(folder, 'here');
  empty = databaseUrl(inject('server'), database);
  await administer(inject('server'), `CREATE DATABASE ${database}`);
  bucket = await startBucket();
  // Deliveries wait because no worker runs; a name contains characters a text format must escape.
  const filled = await filledInspection(api);
  const { id, by, boss } = filled;
  projectId = filled.projectId;
  const body = { additionalNotes: 'a\tb\\N\n"ü"\\' };
  (await by.send('inspections.update', { params: { id }, body })).ok();
  await addPhoto(by, id);
  (await by.send('inspections.complete', { params: { id } })).ok();
  const texts = await addTexts(boss);
  await addDocument(by, projectId, texts);
  await addDocument(by, projectId, texts);
  await mkdir(dataDir);
  await symlink(api.filesDir, join(dataDir, 'files'));
  const { code, out } = await save();
  expect([code, out]).toEqual([0, expect.stringContaining('token-secret, which signs share links.')]);
  made = out.split('\n')[0]!;
}, 30_000);

afterAll(async () => {
  await bucket.close();
  await administer(inject('server'), `DROP DATABASE ${database}`);
  await rm(folder, { recursive: true });
});

test('back-up: a damaged back-up or a target that has data, refused before anything is written', async () => {
  const [table] = await readdir(join(made, 'tables'));
  const path = join(made, 'tables', table!);
  await rename(path, `${path}.kept`);
  expect(await admin(there(), 'restore', '--from', made)).toMatchObject({
    code: 2,
    err: `The back-up is damaged: tables/${table} is not as it was written. Nothing was changed.`,
  });
  await rename(`${path}.kept`, path);
  expect(await admin(here(), 'restore', '--from', made)).toMatchObject({
    code: 2,
    err: 'The database has tables already. Restore into an empty one. Nothing was changed.',
  });
  await bucket.write(`tidemark-files/${'f'.repeat(64)}`, { bytes: Buffer.from('another’s') });
  expect(await admin(there(), 'restore', '--from', made)).toMatchObject({
    code: 2,
    err: 'The store has other files already. Restore into an empty one. Nothing was changed.',
  });
  await bucket.close();
  bucket = await startBucket();
  expect(await query(empty, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
});

test('back-up: restored into another kind of store, every row, number and byte is the same', async () => {
  const { code, out, err } = await admin(there(), 'restore', '--from', made);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('deliveries were not sent yet at that moment');
  const [was, is] = [await contents(api.databaseUrl), await contents(empty)];
  expect(is).toEqual(was);
  expect(Object.keys(was).length).toBeGreaterThan(20);
  expect(await bucket.keys()).toHaveLength((await api.stored()).length);
  expect(await admin(there(), 'verify-files')).toMatchObject({ code: 0, err: '' });
  const inOrder = { code: 0, out: '2 documents, all in order.', err: '' };
  expect(await admin(there(), 'verify-documents')).toEqual(inOrder);
  await query(empty, `UPDATE documents SET content = replace(content, 'Maria', 'Marie') WHERE number = 2`);
  expect(await admin(there(), 'verify-documents')).toMatchObject({
    code: 1,
    out: expect.stringContaining(`Project ${projectId}, document 2: `),
  });
  const jobs = "SELECT data->>'delivery' AS id FROM pgboss.job ORDER BY 1";
  expect(await query(empty, jobs)).toEqual(await query(api.databaseUrl, jobs));
});

test('back-up: two started in the same second, both are kept', async () => {
  const to = join(folder, 'at-once');
  const both = await Promise.all([1, 2].map(() => admin(here(), 'back-up', '--to', to, '--without-files')));
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(await readdir(to)).toHaveLength(2);
  for (const { out } of both)
    expect((await readdir(out.split('\n')[0]!)).sort()).toEqual(expect.arrayContaining(['manifest.json']));
});

test('back-up: the next one shares the files already there and names the damaged ones', async () => {
  const { code, out } = await save();
  expect([code, out]).toEqual([0, expect.stringContaining('3 of them shared with the back-up before')]);
  const [photo] = (await api.stored()).filter((key) => key.length === 64);
  await appendFile(join(dataDir, 'files/blobs', photo!.slice(0, 2), photo!), 'x');
  await rm(join(folder, 'back-ups'), { recursive: true });
  expect(await save()).toMatchObject({
    code: 1,
    out: expect.stringContaining(`NOT IN IT: file ${photo}: the bytes are others`),
  });
});
