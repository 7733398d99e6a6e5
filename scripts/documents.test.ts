import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const documents = globSync(
  ['*.md', '{docs,.github}/**/*.md', '{bench,e2e/proof}/*.md', '{api,web}/src/**/*.md'],
  {
    cwd: root,
  },
);
const textOf = (document: string) => readFileSync(resolve(root, document), 'utf8');

test.each(documents)('documents: links of %s resolve', (document) => {
  const links = [...textOf(document).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)|(?:src|srcset)="([^"]+)"/g)];
  const paths = links.map(([, link, source]) => (link ?? source)!).filter((path) => !/^\w+:/.test(path));
  expect(paths.filter((path) => !existsSync(resolve(root, dirname(document), path)))).toEqual([]);
});

test('documents: commands work on Node 20, which cannot run TypeScript: through npm, npx or a container', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const lines = documents.flatMap((document) => textOf(document).split('\n'));
  expect(lines.length).toBeGreaterThan(1000);
  const bare = lines.filter((line) => /(?<!npx )\bnode (--\S+ )*[\w./-]+\.ts\b/.test(line));
  expect(bare.filter((line) => !/docker|A worker is the same/.test(line))).toEqual([]);
  const named = lines.flatMap((line) => [...line.matchAll(/npm run ([\w:-]*\w)/g)].map(([, name]) => name!));
  expect([...new Set(named)].filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('documents: the index of decisions lists each one in order', () => {
  const files = globSync('docs/decisions/0*.md', { cwd: root }).map((file) => file.split('/').at(-1)!);
  const named = [...textOf('docs/decisions/README.md').matchAll(/^\| \[(\d{4})\]\((\S+)\) \| \S/gm)];
  expect(named.map(([, , file]) => file)).toEqual(files.sort());
  expect(named.every(([, number, file]) => file!.startsWith(`${number}-`))).toBe(true);
});

test('documents: a decision has at most 20 lines', () => {
  const long = documents.filter(
    (document) => /^docs\/decisions\/\d/.test(document) && textOf(document).trimEnd().split('\n').length > 20,
  );
  expect(long).toEqual([]);
});

test('documents: the systemd unit starts what npm start does without npm, which forwards no signals', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<'start', string> };
  expect(textOf('docs/operations.md')).toContain(`\nExecStart=/usr/bin/${scripts.start}\n`);
});

test('documents: the systemd unit can be enabled, so that the server starts with its machine', () => {
  const [, unit] = /```ini\n(.+?)```/s.exec(textOf('docs/operations.md'))!;
  // Without this `systemctl enable` accepts the unit, does nothing, and only hints at it.
  expect(unit).toContain('\n[Install]\nWantedBy=multi-user.target\n');
});

test("documents: the systemd unit keeps trying while the database is away, past systemd's limit of five starts", () => {
  const [, unit] = /```ini\n(.+?)```/s.exec(textOf('docs/operations.md'))!;
  const [, pause] = /^RestartSec=(\d+)$/m.exec(unit!) ?? [];
  expect(Number(pause)).toBeGreaterThan(10 / 5);
});

test("documents: the systemd unit's user is made by the guide and owns the folder the unit names", () => {
  const guide = textOf('docs/operations.md');
  const [, unit] = /```ini\n(.+?)```/s.exec(guide)!;
  const [user, folder] = ['User', 'WorkingDirectory'].map(
    (key) => new RegExp(`^${key}=(.+)$`, 'm').exec(unit!)?.[1],
  );
  expect(guide).toMatch(new RegExp(`^useradd .*${user}\nchown -R ${user}: ${folder}\n`, 'm'));
});

test('documents: an upgrade stops the server before npm ci removes the programs of its PostgreSQL', () => {
  const [, steps] = /^## Upgrade\n(.+?)^## /ms.exec(textOf('docs/operations.md'))!;
  expect(steps).toMatch(/Stop .+`npm ci`, start it/s);
});

test('documents: the installation guide names each type of message the webhook sends', () => {
  const types = [...textOf('api/src/integrations/crm/webhook-crm.ts').matchAll(/post\('([\w.]+)'/g)].map(
    ([, type]) => `\`${type}\``,
  );
  expect(types.length).toBeGreaterThan(1);
  const guide = textOf('docs/install.md');
  expect(types.filter((type) => !guide.includes(type))).toEqual([]);
});

test('documents: files CONTRIBUTING.md names exist', () => {
  const named = [...textOf('CONTRIBUTING.md').matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+\.\w+)`/g)].map(
    ([, path]) => path!,
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});
