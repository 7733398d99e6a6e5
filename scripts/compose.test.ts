import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../api/src/config.ts';

const textOf = (file: string) => readFileSync(resolve(import.meta.dirname, '..', file), 'utf8');
const compose = textOf('compose.yaml');
const [, shared = '', rest = ''] = /^x-tidemark:(.+?)^services:(.+)/ms.exec(compose)!;
const [, app = ''] = /^ {2}app:(.+?)^ {2}worker:/ms.exec(rest)!;
/** The settings of server and worker, by name. */
const told = new Map(
  [...`${shared}${app}`.matchAll(/^ {4,6}([A-Z][A-Z0-9_]+): (.+)$/gm)].map(([, name, value]) => [
    name!,
    value!,
  ]),
);

test('compose: the image, built from Containerfile, a name Docker does not guess', () => {
  const [, file = ''] = /build: \{ context: \., dockerfile: (\w+) \}/.exec(shared)!;
  expect(textOf(file)).toMatch(/^FROM .* AS manifests$/m);
});

test("compose: the server's settings, all of them exist", () => {
  expect(told.size).toBeGreaterThan(10);
  expect([...told.keys()].filter((name) => !settingNames.includes(name))).toEqual([]);
});

test('compose: company, mail server and CRM in .env reach server and worker', () => {
  expect(shared).toContain('\n  env_file: .env\n');
});

test('compose: a .env made for a server without a container does not break the composed one', () => {
  const [, image = ''] = /^ENV (NODE_ENV=.+)$/m.exec(textOf('Containerfile'))!;
  const plain = (name: string) => told.get(name)?.replaceAll("'", '');
  const names = image.split(' ').map((pair) => pair.split('=')[0]!);
  expect(names.map((name) => `${name}=${plain(name)}`).join(' ')).toBe(image);
});

test('compose: a required setting is named in the guide, and in a message when it is missing', () => {
  // podman-compose does not replace ${NAME:?} if it has no message.
  const required = [...compose.matchAll(/\$\{(\w+):\?([^}]*)\}/g)];
  expect(required.filter(([, , message]) => message === '').map(([, name]) => name)).toEqual([]);
  const guide = textOf('docs/operations.md').split('## Containers')[1]!;
  const given = [...guide.matchAll(/^(?:echo ")?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!);
  expect(new Set(required.map(([, name]) => name))).toEqual(new Set([...given, 'PUBLIC_URL']));
});

test('compose: the database is healthy once it takes connections, not while its image fills a new volume', () => {
  expect(compose).toContain('test: [CMD, pg_isready, -h, 127.0.0.1, ');
});
