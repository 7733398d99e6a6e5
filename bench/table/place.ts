import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDatabase } from '../../api/src/db/database.ts';
import { startEmbedded } from '../../api/src/db/embedded.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { openLog } from '../../api/src/log.ts';
import { fillSeed, hasData } from '../../api/src/seed/fill-seed.ts';

export type Db = ReturnType<typeof openDatabase>;

export interface Place {
  db: Db;
  projects: number;
  technicians: number;
  /** Existing ones. */
  claimNumbers: string[];
}

const technicians = 500;

/** Runs something on a database with this many projects, a new one unless BENCH_DATA or DATABASE_URL name one. */
export async function withProjects<T>(projects: number, run: (place: Place) => Promise<T>): Promise<T> {
  const kept = process.env.BENCH_DATA;
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'tidemark-table-')));
  const embedded = process.env.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir, log: openLog('error') });
  const fail = (error: Error) => {
    throw error;
  };
  const url = process.env.DATABASE_URL ?? embedded!.connectionString;
  const db = openDatabase(url, { max: 2, onError: fail, patient: true });
  try {
    await migrate(db, resolve(import.meta.dirname, '../../api/migrations'));
    if (!(await hasData(db))) {
      const amounts = { projects, technicians, inspections: Math.floor(projects / 50) };
      await fillSeed(db, { ...amounts, seed: 1, until: '2026-11-21', passwordHash: 'nobody signs in' });
    }
    const claimed = await db
      .selectFrom('inspections')
      .select('claimNumber')
      .where('claimNumber', 'is not', null)
      .orderBy('id')
      .limit(20)
      .execute();
    const claimNumbers = claimed.map(({ claimNumber }) => claimNumber!);
    return await run({ db, projects, technicians, claimNumbers });
  } finally {
    await db.destroy();
    await embedded?.stop();
    if (!kept) await rm(dataDir, { recursive: true });
  }
}
