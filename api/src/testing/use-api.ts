import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CompiledQuery, Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type AppParts, buildApp } from '../app.ts';
import { sessionReader } from '../auth/session.ts';
import { type AccessTokens, accessTokens } from '../auth/tokens.ts';
import { shareLinks } from '../claim-sheet-shares/share-links.ts';
import { settleCompany } from '../company/settle-company.ts';
import type { SessionReader } from '../context.ts';
import { openDatabase } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { type FileAddresses, fileAddresses } from '../files/addresses.ts';
import type { Files } from '../files/blobs.ts';
import { openDiskFiles } from '../files/disk-blobs.ts';
import { openS3Files } from '../files/s3-blobs.ts';
import type { HandlerParts } from '../handler-parts.ts';
import type { SignatureCheck } from '../http/signed-body.ts';
import { signatureCheck } from '../integrations/signature.ts';
import { type Jobs, openJobs } from '../jobs/jobs.ts';
import { openLog } from '../log.ts';
import { settlePushKeys } from '../push/keys.ts';
import { Client } from './client.ts';
import { type People, peopleOf } from './people.ts';
import { administer, databaseUrl, template } from './template.ts';
import { startBucket, type TestBucket } from './test-bucket.ts';
import { tokenSecret } from './token-secret.ts';
import { unindexed } from './unindexed.ts';
import { watchQueries } from './watch-queries.ts';

/** A line of the log. */
export interface Logged {
  level: number;
  msg: string;
  reqId?: string;
  err?: { message: string };
}

export interface Api extends People {
  url: string;
  databaseUrl: string;
  db: Kysely<Database>;
  tokens: AccessTokens;
  /** The files' folder, and the files in it. */
  filesDir: string;
  files: Files;
  /** Where the files are with storage `bucket`. */
  bucket: TestBucket | undefined;
  /** The sorted keys of everything stored, and what is still arriving. */
  stored(): Promise<string[]>;
  /** Queues jobs with what is written; no worker runs unless a test starts one. */
  jobs: Jobs;
  /** The server's fastify instance, for what is invisible from outside. */
  app: FastifyInstance;
  anyone: Client;
  /** Everything logged so far, as text. */
  logText(): string;
  /** The errors logged since the last call; errors no test asks for fail it. */
  takeErrors(): Logged[];
}

export { tokenSecret };
export const inboundSecret = 'what a CRM and its test both know';

export interface RouteParts {
  db: Kysely<Database>;
  session: SessionReader;
  files: Files;
  addresses: FileAddresses;
  isSigned: SignatureCheck;
}

interface Options {
  webDir?: string;
  printer?: Partial<HandlerParts['printer']>;
  /** Where files are stored: `disk` by default. */
  storage?: 'disk' | 'bucket';
  /** Off unless a test is about it. */
  server?: Partial<
    Pick<AppParts, 'rateLimits' | 'trustProxy' | 'tls' | 'support' | 'timeLimits' | 'liveEveryMs'>
  > & {
    /** The company's, as its profile says. */
    timeZone?: string;
  };
  /** Adds to the server before it listens. */
  extend?(app: FastifyInstance, parts: RouteParts): void;
}

/** Returns a page's input as its bytes: reports/ tests the printing. */
const asItIs = async (input: object) => Buffer.from(JSON.stringify(input));
const echo: HandlerParts['printer'] = {
  claimSheet: asItIs,
  document: asItIs,
  drying: asItIs,
  estimate: asItIs,
  invoice: asItIs,
  scope: asItIs,
  report: (input, path) => writeFile(path, JSON.stringify(input)),
  photoSheet: (input, path) => writeFile(path, JSON.stringify(input)),
};

async function keysOf({ incoming, blobs }: Files): Promise<string[]> {
  const keys = await readdir(incoming);
  for await (const portion of blobs.list()) keys.push(...portion.map(({ key }) => key));
  return keys.sort();
}

/** A server with its own database for the tests of one file. Its parts exist once the first test runs. */
export function useApi({ webDir, printer, storage = 'disk', server: mode, extend }: Options = {}): Api {
  const api = {} as Api;
  const { timeZone, ...server } = mode ?? {};
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const lines: string[] = [];
  const errors: Logged[] = [];
  let bucket: TestBucket | undefined;
  let queries: CompiledQuery[] = [];

  beforeAll(async () => {
    const cluster = inject('server');
    await administer(cluster, `CREATE DATABASE ${name} TEMPLATE ${template}`);
    const log = openLog('info', {
      write(line) {
        lines.push(line);
        const logged = JSON.parse(line) as Logged;
        if (logged.level >= 50) errors.push(logged);
      },
    });
    const url = databaseUrl(cluster, name);
    const db = openDatabase(url, { max: 4, onError: (err) => log.error({ err }, 'connection lost') });
    await settlePushKeys(db);
    if (timeZone) await settleCompany(db, { timeZone }, log);
    const served = watchQueries(db);
    queries = served.queries;
    const tokens = accessTokens(tokenSecret);
    const filesDir = await mkdtemp(join(tmpdir(), 'tidemark-files-'));
    bucket = storage === 'bucket' ? await startBucket() : undefined;
    const files = await (bucket ? openS3Files(filesDir, bucket.settings) : openDiskFiles(filesDir));
    const addresses = fileAddresses(tokenSecret);
    const jobs = openJobs({ databaseUrl: url, log, supervise: false });
    const isSigned = signatureCheck(inboundSecret);
    const app = await buildApp({
      ...{ db: served.db, log, webDir, tokens, files, addresses, jobs, isSigned },
      printer: { ...echo, ...printer },
      shares: shareLinks(tokenSecret),
      support: { phone: null, email: null },
      ...server,
    });
    extend?.(app, { db: served.db, session: sessionReader(served.db, tokens), files, addresses, isSigned });
    const base = await app.listen({ host: '127.0.0.1', port: 0 });
    const parts = {
      url: base,
      databaseUrl: url,
      db,
      tokens,
      filesDir,
      files,
      app,
      jobs,
      anyone: new Client(base),
    };
    Object.assign(api, { bucket }, parts, peopleOf(db, parts.anyone, tokens), {
      logText: () => lines.join(''),
      stored: () => keysOf(files),
      takeErrors: () => errors.splice(0),
    });
  });

  afterEach(() => {
    expect(errors.splice(0), 'errors in the log').toEqual([]);
  });

  afterAll(async () => {
    // A connection a test left in the middle of a response would delay the stop.
    api.app.server.closeAllConnections();
    await api.app.close();
    await api.jobs.close();
    const whole = await unindexed(api.db, queries);
    await api.db.destroy();
    await bucket?.close();
    await rm(api.filesDir, { recursive: true });
    await administer(inject('server'), `DROP DATABASE ${name}`);
    const secrets = lines.filter((line) => /eyJ|tidemark-demo|argon2/.test(line));
    expect(whole, 'queries no index serves').toEqual([]);
    expect(secrets, 'tokens and passwords in the log').toEqual([]);
  });
  return api;
}
