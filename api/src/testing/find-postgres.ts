import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const packaged = '/usr/lib/postgresql';

/** The folder with both initdb and pg_ctl; distributions keep pg_ctl off the PATH. */
export function findPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const versions = existsSync(packaged) ? readdirSync(packaged) : [];
  const folders = [...onPath, ...versions.map((version) => join(packaged, version, 'bin'))];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))));
}

/** Shown if the tests cannot run on a PostgreSQL of this machine. */
export const noPostgres = `There is no PostgreSQL on the PATH or in ${packaged}: the API tests run on the PostgreSQL that comes with Tidemark instead.`;
