import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedUrl, killPostgres } from '../server/embedded-postgres.ts';
import { type OwnPostgres, startOwnPostgres } from '../server/own-postgres.ts';
import { type Bucket, startBucket } from './bucket.ts';

export type GroundKind = 'small-disk' | 'bucket' | 'embedded' | 'clock' | 'small-database-disk';

/** A server's environment, and the controls to break it. */
export interface Ground extends AsyncDisposable {
  env: { DATA_DIR: string } & Record<string, string>;
  databaseUrl(): Promise<string>;
  dataDir: string;
  postgres: OwnPostgres | undefined;
  bucket: Bucket | undefined;
  /** Sets the server's clock ahead of the right time, or behind it. */
  shiftClock(ms: number): Promise<void>;
  /** What the server's log must never contain. */
  secrets: string[];
}

const clockFile = 'clock-shift';

/** A file system of its own in memory, so that it can be filled. Needs root. */
function mount(folder: string, megabytes: number): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
  return () => execFileSync('umount', ['-l', folder]);
}

/** Opens what a fault needs; disposing it removes everything. */
export async function openGround(kind: GroundKind | undefined): Promise<Ground> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'proof-faults-'));
  stack.defer(() => rm(folder, { recursive: true }));
  if (kind === 'small-disk') stack.defer(mount(folder, 64));
  const dataDir = folder;
  const tokenSecret = randomBytes(24).toString('base64url');
  const env: Ground['env'] = { DATA_DIR: dataDir, TOKEN_SECRET: tokenSecret };
  const secrets = [tokenSecret];

  let postgres: OwnPostgres | undefined;
  if (kind === 'embedded') stack.defer(() => killPostgres(dataDir).then(() => undefined));
  else {
    const disk = kind === 'small-database-disk' ? await mkdtemp(join(tmpdir(), 'proof-disk-')) : undefined;
    if (disk) {
      stack.defer(() => rm(disk, { recursive: true }));
      stack.defer(mount(disk, 160));
    }
    postgres = await startOwnPostgres(disk);
    const { stop } = postgres;
    stack.defer(() => stop());
    // This database trusts everyone; the password in its address is there to be searched for in the log.
    const password = randomBytes(12).toString('hex');
    env.DATABASE_URL = postgres.databaseUrl.replace('tidemark@', `tidemark:${password}@`);
    secrets.push(password);
  }
  const bucket = kind === 'bucket' ? await startBucket() : undefined;
  if (bucket) {
    stack.defer(() => bucket.close());
    Object.assign(env, bucket.env);
    secrets.push(bucket.env.S3_SECRET_ACCESS_KEY);
  }
  const shift = join(folder, clockFile);
  if (kind === 'clock') {
    await writeFile(shift, '0');
    env.CLOCK_SHIFT_FILE = shift;
    env.NODE_OPTIONS = `--import ${new URL('./shifted-clock.ts', import.meta.url)}`;
  }
  const kept = stack.move();
  return {
    ...{ env, dataDir, postgres, bucket, secrets },
    databaseUrl: async () => postgres?.databaseUrl ?? (await embeddedUrl(dataDir)),
    shiftClock: (ms) => writeFile(shift, String(ms)),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
