import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { buildApp } from '../app.ts';
import { sessionReader } from '../auth/session.ts';
import { type AccessTokens, accessTokens } from '../auth/tokens.ts';
import type { SessionReader } from '../context.ts';
import { openDatabase } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { type FileAddresses, fileAddresses } from '../files/addresses.ts';
import type { Files } from '../files/blobs.ts';
import { openDiskFiles } from '../files/disk-blobs.ts';
import { openLog } from '../log.ts';
import type { ClaimSheetPrinter } from '../reports/print-claim-sheet.ts';
import { Client } from './client.ts';
import { type People, peopleOf } from './people.ts';
import { administer, databaseUrl, template } from './template.ts';
import { tokenSecret } from './token-secret.ts';

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
  /** The folder of the files, and the files in it. */
  filesDir: string;
  files: Files;
  /** The server's fastify, for what cannot be seen from outside. */
  app: FastifyInstance;
  anyone: Client;
  /** Everything logged so far, as text. */
  logText(): string;
  /** The errors logged since the last call; those nobody asks for fail the test. */
  takeErrors(): Logged[];
}

export { tokenSecret };

export interface RouteParts {
  db: Kysely<Database>;
  session: SessionReader;
  files: Files;
  addresses: FileAddresses;
}

interface Options {
  webDir?: string;
  printer?: ClaimSheetPrinter;
  /** Adds to the server before it listens. */
  extend?(app: FastifyInstance, parts: RouteParts): void;
}

/** Hands the input of a page back as its bytes: what is printed is tested in reports/. */
const echo: ClaimSheetPrinter = { claimSheet: async (input) => Buffer.from(JSON.stringify(input)) };

/** A server on a database of its own for the tests of one file. Its parts are there once the first test runs. */
export function useApi({ webDir, printer = echo, extend }: Options = {}): Api {
  const api = {} as Api;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const lines: string[] = [];
  const errors: Logged[] = [];

  beforeAll(async () => {
    const server = inject('server');
    await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
    const log = openLog('info', {
      write(line) {
        lines.push(line);
        const logged = JSON.parse(line) as Logged;
        if (logged.level >= 50) errors.push(logged);
      },
    });
    const url = databaseUrl(server, name);
    const db = openDatabase(url, { max: 4, onError: (err) => log.error({ err }, 'connection lost') });
    const tokens = accessTokens(tokenSecret);
    const filesDir = await mkdtemp(join(tmpdir(), 'tidemark-files-'));
    const files = await openDiskFiles(filesDir);
    const addresses = fileAddresses(tokenSecret);
    const app = await buildApp({
      ...{ db, log, webDir, tokens, files, addresses, printer },
      company: 'Tidemark',
    });
    extend?.(app, { db, session: sessionReader(db, tokens), files, addresses });
    const base = await app.listen({ host: '127.0.0.1', port: 0 });
    const parts = { url: base, databaseUrl: url, db, tokens, filesDir, files, app, anyone: new Client(base) };
    Object.assign(api, parts, peopleOf(db, parts.anyone, tokens), {
      logText: () => lines.join(''),
      takeErrors: () => errors.splice(0),
    });
  });

  afterEach(() => {
    expect(errors.splice(0), 'errors in the log').toEqual([]);
  });

  afterAll(async () => {
    await api.app.close();
    await api.db.destroy();
    await rm(api.filesDir, { recursive: true });
    await administer(inject('server'), `DROP DATABASE ${name}`);
    const secrets = lines.filter((line) => /eyJ|tidemark-demo|argon2/.test(line));
    expect(secrets, 'tokens and passwords in the log').toEqual([]);
  });
  return api;
}
