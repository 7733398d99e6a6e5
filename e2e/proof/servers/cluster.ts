import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startBucket } from '../../../api/src/testing/test-bucket.ts';
import { type ApiProcess, apiProcess } from '../server/api-process.ts';
import { startOwnPostgres } from '../server/own-postgres.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Crm, startCrm } from './crm.ts';
import { startWorker, type WorkerProcess } from './worker-process.ts';

/** Servers on one PostgreSQL, one bucket and one folder, behind a balancer. */
export interface Cluster {
  servers: ApiProcess[];
  balancer: Balancer;
  /** The balancer's. */
  url: string;
  dataDir: string;
  databaseUrl: string;
  crm: Crm;
  /** The secret a CRM signs its posts with. */
  inboundSecret: string;
  query<T extends object>(text: string, values?: unknown[]): Promise<T[]>;
  /** Settings of the servers' next lives. */
  set(settings: Record<string, string>): void;
  /** Starts a separate worker. */
  worker(): Promise<WorkerProcess>;
  /** All that were started. */
  workers: readonly WorkerProcess[];
  objects(): Promise<string[]>;
  [Symbol.asyncDispose](): Promise<void>;
}

const serverCount = 3;
const inboundSecret = 'what a CRM signs its own posts with';

/** @returns a function that makes houses, each with an empty database and its own folder */
export async function buildingSite() {
  await using made = new AsyncDisposableStack();
  const postgres = await startOwnPostgres();
  made.defer(() => postgres.stop());
  const bucket = await startBucket();
  made.defer(() => bucket.close());
  const crm = await startCrm();
  made.defer(() => crm.close());
  let houses = 0;

  async function newDatabase(): Promise<string> {
    const name = `house_${++houses}`;
    const client = new pg.Client({ connectionString: postgres.databaseUrl });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return postgres.databaseUrl.replace(/\/postgres$/, `/${name}`);
  }

  async function build(settings: Record<string, string>): Promise<Cluster> {
    await using open = new AsyncDisposableStack();
    const databaseUrl = await newDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'proof-servers-'));
    open.defer(() => rm(dataDir, { recursive: true }));
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      FILES: 's3',
      S3_ENDPOINT: bucket.settings.endpoint!,
      S3_REGION: bucket.settings.region,
      S3_BUCKET: bucket.settings.bucket,
      S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
      CRM: 'webhook',
      WEBHOOK_URL: crm.url,
      WEBHOOK_SECRET: 'a secret of twenty-four letters',
      WEBHOOK_INBOUND_SECRET: inboundSecret,
      OUTBOUND_PRIVATE: 'allow',
      ...settings,
    };
    const servers: ApiProcess[] = [];
    for (let nth = 0; nth < serverCount; nth++) {
      const server = await apiProcess(env);
      open.defer(() => server.kill());
      servers.push(server);
    }
    const balancer = await startBalancer(servers.map(({ url }) => Number(new URL(url).port)));
    open.defer(() => balancer.close());
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 4, application_name: 'proof' });
    open.defer(() => pool.end());
    const workers: WorkerProcess[] = [];
    open.defer(async () => void (await Promise.all(workers.map((worker) => worker.kill()))));
    const kept = open.move();
    return {
      ...{ servers, balancer, url: balancer.url, dataDir, databaseUrl, crm, inboundSecret },
      query: async (text, values) => (await pool.query(text, values)).rows,
      // Each start reads them again.
      set: (changed) => void Object.assign(env, changed),
      async worker() {
        const worker = await startWorker(env);
        workers.push(worker);
        return worker;
      },
      workers,
      objects: bucket.keys,
      [Symbol.asyncDispose]: () => kept.disposeAsync(),
    };
  }
  const kept = made.move();
  return { build, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

/**
 * Stops one server after another normally and starts it again, as for a new version.
 * @returns how long each took to stop and to be ready again, in milliseconds
 */
export async function roll(cluster: Cluster): Promise<{ stops: number[]; starts: number[] }> {
  const took = { stops: [] as number[], starts: [] as number[] };
  for (const server of cluster.servers) {
    const began = performance.now();
    await server.stop();
    const stopped = performance.now();
    server.launch();
    await server.ready();
    took.stops.push(Math.round(stopped - began));
    took.starts.push(Math.round(performance.now() - stopped));
  }
  return took;
}

/** The result of a check. */
export interface Finding {
  figures: string;
  complaints: string[];
}

export const technician = 'technician@demo.tidemark.example';
export const technician2 = 'technician2@demo.tidemark.example';
export const manager = 'manager@demo.tidemark.example';
