import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addDocument, addTexts } from '../documents/testing/sign-document.ts';
import { addProject } from '../testing/factories.ts';
import { administer, databaseUrl } from '../testing/template.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const program = resolve(import.meta.dirname, '../admin.ts');
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tidemark-admin-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** Runs a command as an operator does, in its own process. */
function admin(args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; said: string }>((done) => {
    const given = { PATH: process.env.PATH, DATABASE_URL: api.databaseUrl, DATA_DIR: dataDir, ...env };
    execFile(process.execPath, [program, ...args], { env: given }, (error, out, err) =>
      done({ code: (error?.code as number | undefined) ?? 0, said: out + err }),
    );
  });
}

test("first account: made on the server's machine in production, it signs in", async () => {
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://inspections.example/' };
  const { code, said } = await admin(['create', '--email', 'Boss@Company.Example'], env);
  expect([code, said]).toEqual([0, expect.stringContaining('boss@company.example is Admin now.')]);
  const token = /https:\/\/inspections\.example\/reset-password#token=([\w-]{43})\n/.exec(said)![1]!;
  const password = 'a quiet harbour at dusk';
  (await api.anyone.send('auth.reset-password', { body: { token, password } })).ok();
  const login = await api.anyone.send('auth.login', { body: { email: 'boss@company.example', password } });
  expect(login.ok().technician).toMatchObject({ role: 'Admin', firstName: 'boss', status: 'Active' });
});

test('first account: an account that exists, left as it is and given a new link', async () => {
  const { email, id } = await api.person();
  const { code, said } = await admin(['create', '--email', email, '--role', 'Admin']);
  expect([code, said]).toEqual([0, expect.stringContaining('has an account already; it stays as it is.')]);
  const { role } = await api.db
    .selectFrom('technicians')
    .select('role')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(role).toBe('Field Technician');
});

test('admin commands: rotate-keys, the new secret is written before the old one', async () => {
  const { code, said } = await admin(['rotate-keys']);
  expect([code, said]).toEqual([0, expect.stringContaining('2 are believed.')]);
  expect((await readFile(join(dataDir, 'token-secret'), 'utf8')).trim().split('\n')).toHaveLength(2);
});

test('admin commands: rotate-document-key, a new key seals, what former ones sealed still verifies', async () => {
  const dana = await api.person();
  const texts = await addTexts(await api.person({ role: 'Manager' }));
  const project = await addProject(api.db, dana, {
    ...{ status: 'In Progress', startedAt: '2026-11-01T08:00:00Z' },
  });
  await addDocument(dana, project, texts);
  const keys = async () => (await api.anyone.send('documents.keys')).ok().keys;
  const [former] = await keys();
  const { code, said } = await admin(['rotate-document-key']);
  const [ended, now] = await keys();
  expect([code, said]).toEqual([
    0,
    `The key ${former!.keyId} seals no more documents. What it sealed still verifies.\n` +
      `The key ${now!.keyId} now seals new documents. Give it to everyone who compares keys.\n`,
  ]);
  expect(ended).toMatchObject({ keyId: former!.keyId, until: expect.any(String) });
  await addDocument(dana, project, texts);
  const verified = await admin(['verify-documents', '--project', String(project)]);
  expect(verified).toEqual({ code: 0, said: '2 documents, all in order.\n' });
});

test('admin commands: retention with --dry-run, it says what it would delete and changes nothing', async () => {
  const { code, said } = await admin(['retention', '--dry-run']);
  expect([code, said]).toEqual([0, expect.stringContaining('Nothing was changed.')]);
});

test.each([[['--help']], [['seed', '--help']]])(
  'admin commands: %j, it prints what can be asked and does nothing',
  async (args) => {
    const { code, said } = await admin(args, { PORT: 'eighty' });
    expect([code, said]).toEqual([0, expect.stringMatching(/^ {2}seed --projects 2000 --technicians 20/m)]);
    expect(said.trim().split('\n')).toHaveLength(10);
  },
);

test.each([
  [['nonsense'], {}, 'There is no command nonsense; there are create, '],
  [['create'], {}, '--email: Email is required'],
  [['create', '--email', 'boss'], {}, '--email: Enter a valid email address.'],
  [['create', '--email', 'a@b.example', '--role', 'Boss'], {}, '--role is one of: Field Technician,'],
  [['create', '--email', 'a@b.example', '--first-name', ' '], {}, '--first-name: It is empty.'],
  [
    ['create', '--email', 'a@b.example', '--last-name', 'n'.repeat(81)],
    {},
    '--last-name: Use at most 80 characters.',
  ],
  [['seed', '--technicians', '1'], {}, '--projects: Use a whole number.'],
  [['seed', '--projects', '1', '--technicians', '0'], {}, '--technicians: Use 1 or more.'],
  [
    ['seed', '--projects', '1', '--technicians', '1', '--until', 'today'],
    {},
    '--until: Use a day like 2026-11-21.',
  ],
  [['verify-files', '--deep'], {}, "Unknown option '--deep'"],
  [['back-up', '--to', program], {}, 'there is a file where a folder has to be.'],
  [['retention', '--now'], {}, "Unknown option '--now'"],
  [['rotate-keys'], { TOKEN_SECRET: 'x'.repeat(32) }, 'TOKEN_SECRET is set'],
  [['retention'], { PORT: 'eighty' }, 'The setting PORT cannot be used'],
])('admin commands: %j with %j, refused in one sentence', async (args, env, sentence) => {
  const { code, said } = await admin(args, env);
  expect([code, said]).toEqual([2, expect.stringContaining(sentence)]);
  expect(said).not.toMatch(/\n\s+at /);
});

test('admin commands: a database Tidemark never ran on, the reading commands say so in one sentence', async () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(inject('server'), `CREATE DATABASE ${name}`);
  const env = { DATABASE_URL: databaseUrl(inject('server'), name) };
  for (const args of [['retention'], ['verify-files'], ['back-up', '--to', join(dataDir, 'back-ups')]])
    expect(await admin(args, env)).toEqual({
      code: 2,
      said: 'There is nothing of Tidemark in this database. Are DATABASE_URL and DATA_DIR those of its server?\n',
    });
  await administer(inject('server'), `DROP DATABASE ${name}`);
});

test.runIf(process.getuid?.() === 0)(
  "admin commands: root on another user’s stopped installation, refused in one sentence and nothing of root's left in it",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tidemark-another-'));
    await mkdir(join(folder, 'data18'));
    await chown(join(folder, 'data18'), 4321, 4321);
    const to = join(dataDir, 'none');
    const reading = [['retention'], ['verify-files'], ['back-up', '--to', to]];
    for (const args of [['create', '--email', 'a@b.example'], ...reading])
      expect(await admin(args, { DATABASE_URL: '', DATA_DIR: folder })).toEqual({
        code: 2,
        said: `The database in ${folder}/data18 belongs to another user (uid 4321) and does not run. Start Tidemark, or give this command, as that user. Nothing was changed.\n`,
      });
    expect(await readdir(folder)).toEqual(['data18']);
    expect(await readdir(to)).toEqual([]);
    await rm(folder, { recursive: true });
  },
);
