import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildApp } from '../../api/src/app.ts';
import { openDatabase } from '../../api/src/db/database.ts';
import { openDiskFiles } from '../../api/src/files/disk-blobs.ts';
import { signatureCheck } from '../../api/src/integrations/signature.ts';
import { openJobs } from '../../api/src/jobs/jobs.ts';
import { givenKeys } from '../../api/src/key-ring.ts';
import { openLog } from '../../api/src/log.ts';
import type { ClaimSheetInput } from '../../api/src/reports/claim-sheet-view.ts';
import { signWith } from '../../api/src/signing.ts';
import { type Call, type Recorded, type Statement, stamp } from './messages.ts';

const recording = new AsyncLocalStorage<Statement[]>();

type Query = (sql: string | { text: string; values?: unknown[] }, ...more: unknown[]) => unknown;

/** Records every statement the driver gets from whatever runs inside `recording`. */
function listen(): () => void {
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  client.query = function (this: unknown, sql, ...more) {
    const [text, values] = typeof sql === 'string' ? [sql, more[0]] : [sql.text, sql.values];
    recording.getStore()?.push({ sql: text, values: Array.isArray(values) ? [...values] : [] });
    return query.call(this, sql, ...more);
  };
  return () => {
    client.query = query;
  };
}

/** Runs each call once through the app in this process, and records its statements and response. */
export async function record(
  databaseUrl: string,
  secret: string,
  calls: Record<string, Call[]>,
): Promise<{ recorded: Record<string, Recorded[]>; sheets: ClaimSheetInput[] }> {
  await using open = new AsyncDisposableStack();
  open.defer(listen());
  const log = openLog('error');
  const db = openDatabase(databaseUrl, { max: 2, onError: (err) => log.error({ err }, 'connection lost') });
  open.defer(() => db.destroy());
  const jobs = openJobs({ databaseUrl, log, supervise: false });
  open.defer(() => jobs.close());
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-record-'));
  open.defer(() => rm(dir, { recursive: true }));
  const sheets: ClaimSheetInput[] = [];
  const none = async () => Buffer.from('{}');
  const app = await buildApp({
    ...{ db, log, jobs, webDir: undefined, files: await openDiskFiles(dir) },
    ...signWith(givenKeys([secret])),
    printer: {
      estimate: none,
      report: async () => undefined,
      claimSheet: async (input) => {
        sheets.push(input);
        return Buffer.from('{}');
      },
    },
    support: { phone: null, email: null },
    isSigned: signatureCheck('nothing is signed here'),
  });
  open.defer(() => app.close());
  const recorded: Record<string, Recorded[]> = {};
  for (const [name, all] of Object.entries(calls)) {
    recorded[name] = [];
    for (const { method, path, token, bodies, keyed } of all) {
      const statements: Statement[] = [];
      // Awaited inside: inject starts only when something waits for it.
      const ask = async () =>
        await app.inject({
          method: method as 'GET',
          url: path,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(bodies && { 'content-type': 'application/json' }),
            ...(keyed && { 'idempotency-key': `bench-${stamp}-${randomUUID()}` }),
          },
          ...(bodies && { payload: bodies[0]! }),
        });
      const answer = await recording.run(statements, ask);
      if (statements.length === 0) throw new Error(`${name}: nothing was asked of the database.`);
      if (answer.statusCode >= 300) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
      recorded[name].push({ statements, answer: JSON.parse(answer.body) });
    }
  }
  return { recorded, sheets };
}
