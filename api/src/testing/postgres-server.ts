import { execFileSync } from 'node:child_process';
import { appendFile, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../db/embedded-cluster.ts';
import embeddedServer from './embedded-server.ts';
import { findPostgres, noPostgres } from './find-postgres.ts';
import { makeTemplate } from './template.ts';

const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
shared_buffers = 64MB
`;

/** PostgreSQL refuses to run as root; then it runs as `postgres`. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A PostgreSQL of this machine, in its own folder. */
export default async function setup(project: TestProject) {
  const programs = findPostgres();
  if (!programs) {
    process.stderr.write(`\n${noPostgres}\n\n`);
    return embeddedServer(project);
  }
  const as = account();
  const folder = await mkdtemp(join(tmpdir(), 'tidemark-postgres-'));
  if (as) await chown(folder, as.uid, as.gid);
  const cluster = join(folder, 'cluster');
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), ['-D', cluster, ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...as,
    });

  const port = await freePort();
  const options = '--username tidemark --auth trust --encoding UTF8 --locale C.UTF-8 --no-sync';
  run('initdb', ...options.split(' '));
  await appendFile(join(cluster, 'postgresql.conf'), settings);
  run('pg_ctl', 'start', '-w', '-l', join(folder, 'server.log'), '-o', `-p ${port}`);
  const server = `postgres://tidemark@127.0.0.1:${port}/postgres`;
  await makeTemplate(server);
  project.provide('server', server);
  return async () => {
    run('pg_ctl', 'stop', '-w', '-m', 'immediate');
    await rm(folder, { recursive: true });
  };
}
