import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { missingOf, podmanIn } from './container/podman.ts';
import { type Check, proveImage } from './container/prove-image.ts';
import { putStandIn } from './container/stand-in.ts';
import { startOwnPostgres } from './server/own-postgres.ts';

/**
 * Builds the Containerfile as it is and runs people's work in the image. `--pull` gets its base image from the
 * registry; otherwise Debian's packages make one. `--store DIR` keeps images and layers for the next run.
 */
const { values } = parseArgs({ options: { pull: { type: 'boolean' }, store: { type: 'string' } } });
const root = resolve(import.meta.dirname, '../..');
const say = (line: string) => process.stdout.write(`${line}\n`);
const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1000);
const image = 'localhost/tidemark-proof';
let [held, failed] = [0, 0];

const check: Check = (what, complaints) => {
  if (complaints.length > 0) failed++;
  else held++;
  say(`${complaints.length > 0 ? 'FAILED' : 'ok    '} ${what}`);
  for (const complaint of complaints.slice(0, 10)) say(`  ${complaint}`);
};

async function prove(store: string): Promise<void> {
  const podman = podmanIn(store);
  const base = /^ARG NODE=(\S+)$/m.exec(await readFile(join(root, 'Containerfile'), 'utf8'))![1]!;
  if (values.pull) await podman.run('pull', base);
  else if ((await podman.try('image', 'exists', base)).code !== 0) {
    await putStandIn(podman, base, store);
    say(`not pulled: ${base}. In its place stands Debian 12 with Node ${process.versions.node}.`);
  }
  const options = ['--format', 'docker', '--network', 'host', '--pull=never', ...podman.limits];
  const layers = await podman.try('build', ...options, '-t', image, root);
  check(
    `built in ${seconds()} s`,
    layers.code === 0 ? [] : [layers.out.slice(-2_000) + layers.err.slice(-2_000)],
  );
  if (layers.code !== 0) return;
  const postgres = await startOwnPostgres();
  try {
    await proveImage(podman, image, postgres.databaseUrl, check);
  } catch (error) {
    check('everything could be tried', [(error as Error).stack]);
  } finally {
    await podman.run('rm', '--all', '--force', '--time', '0', '--volumes');
    await podman.run('volume', 'prune', '--force');
    await postgres.stop();
  }
}

const missing = missingOf(values.pull ? ['podman'] : ['podman', 'debootstrap']);
if (missing.length > 0)
  say(`proof:container SKIPPED: nothing was tried, as there is no ${missing.join(' and no ')} on the PATH.`);
else {
  const store = resolve(values.store ?? (await mkdtemp(join(tmpdir(), 'proof-container-'))));
  try {
    await prove(store);
  } finally {
    if (!values.store) await rm(store, { recursive: true, force: true });
  }
  say(`proof:container ${failed > 0 ? 'FAILED' : 'passed'}: ${held} held, ${failed} failed, ${seconds()} s`);
  process.exitCode = failed > 0 ? 1 : 0;
}
