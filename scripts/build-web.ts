import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { root, runCommand } from './run-command.ts';

const sources = ['web/{src,public}/**', 'web/*.{html,ts,json}', 'contract/src/**/*.ts', 'package-lock.json'];
/** Written last, so that an interrupted build does not count. */
const stamp = resolve(root, 'web/dist/.vite/built-from');

async function fingerprint(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root })) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const path = resolve(root, file);
    if ((await stat(path)).isFile()) hash.update(`${file}\0`).update(await readFile(path));
  }
  return hash.digest('hex');
}

/** @throws an error with vite's own message if the build fails */
async function build(): Promise<void> {
  const vite = resolve(root, 'node_modules/vite/bin/vite.js');
  if (!existsSync(vite)) throw new Error('The web app is not built and Vite is not installed: run npm ci.');
  // The app's build empties the folder, so the public report page comes after it.
  for (const config of ['vite.config.ts', 'vite.report.config.ts']) {
    const args = [vite, 'build', '--config', config, '--logLevel', 'error'];
    const ran = await runCommand(process.execPath, args, { cwd: 'web' });
    if (ran.code !== 0) throw new Error(`The web app could not be built.\n${ran.output}`);
  }
}

/** Builds the web app unless web/dist was made from exactly these sources. `onBuild` runs before it begins. */
export async function buildWeb(onBuild: () => void): Promise<void> {
  const wanted = await fingerprint();
  const have = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
  if (have === wanted) return;
  onBuild();
  await build();
  await writeFile(stamp, wanted);
}

if (import.meta.main) {
  try {
    await buildWeb(() => process.stdout.write('Building the web app.\n'));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
