import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runCommand } from '../run-command.ts';

/** Programs the tests need beyond npm's packages: Debian's package and its programs. */
const packages = {
  postgresql: ['initdb', 'pg_ctl'],
  'poppler-utils': ['pdftotext'],
  qpdf: ['qpdf'],
  chromium: ['chromium'],
  xvfb: ['Xvfb'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  'firefox-esr': ['firefox-esr'],
};
export type Package = keyof typeof packages;

/** On the PATH, or where Debian puts PostgreSQL's. */
async function find(program: string): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for await (const folder of glob('/usr/lib/postgresql/*/bin')) folders.push(folder);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

async function isThere(name: Package): Promise<boolean> {
  const found = await Promise.all(packages[name].map(find));
  return !found.includes(undefined);
}

async function aptGet(...args: string[]): Promise<string> {
  const [command, ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', ...args];
  return (await runCommand(command!, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } })).output;
}

/** Debian's lists, fetched once: a fresh container has none. */
let updated: Promise<string> | undefined;

/** Ensures that a package's programs are there, with apt-get if this user may. @throws a sentence if not */
export async function need(name: Package): Promise<void> {
  if (await isThere(name)) return;
  updated ??= aptGet('update');
  let said = await updated;
  said += await aptGet('install', '-y', '--no-install-recommends', name);
  if (await isThere(name)) return;
  throw new Error(
    `These tests need ${packages[name].join(' and ')}: apt-get install ${name}. ${said.trim().split('\n').at(-1)}`,
  );
}

/** The journeys' browser: CHROMIUM_PATH or Debian's. @throws a sentence if it is missing and cannot be installed */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  if (named) return named;
  await need('chromium');
  return (await find('chromium'))!;
}
