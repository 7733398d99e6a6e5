import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDatabase } from '../api/src/db/database.ts';
import { startEmbedded } from '../api/src/db/embedded.ts';
import { migrate } from '../api/src/db/migrate.ts';
import { openLog } from '../api/src/log.ts';
import { importProjects } from '../api/src/office/import-projects.ts';
import { fillSeed } from '../api/src/seed/fill-seed.ts';
import { type Figure, show } from './figure.ts';

type Db = ReturnType<typeof openDatabase>;
type Body = Parameters<typeof importProjects>[1]['body'];

const lines = 10_000;
const atOnce = 500;
const known = 100_000;

const file = Array.from({ length: lines }, (_, nth) => ({
  line: nth + 2,
  cells: {
    title: `Water loss ${nth}`,
    addressLine1: `${nth} Import Avenue`,
    city: 'Lisle',
    state: 'IL',
    zipCode: '60532',
    customerName: `Customer ${nth % 700}`,
    scheduledDate: '3/25/2026',
    technicianEmail: `technician${1 + (nth % 28)}@seed.tidemark.example`,
  },
}));

/** One call as the server performs it, in its own transaction. */
function bring(db: Db, body: Partial<Body>) {
  return db.transaction().execute((tx) => {
    const caller = {
      actor: { id: 1, role: 'Manager' as const },
      ...{
        signInId: null,
        ip: '',
        userAgent: null,
        requestId: 'bench',
        fileAddress: String,
        asker: { who: 'bench', signal: new AbortController().signal },
        tx,
        existed: () => {},
      },
    };
    return importProjects(caller, {
      params: {},
      query: { strict: 'false' },
      body: { dryRun: false, ...body },
    });
  });
}

async function inPortions(
  db: Db,
  dryRun: boolean,
): Promise<{ created: number; ms: number; longest: number }> {
  const begun = performance.now();
  let created = 0;
  let longest = 0;
  for (let from = 0; from < lines; from += atOnce) {
    const at = performance.now();
    created += (await bring(db, { lines: file.slice(from, from + atOnce), dryRun })).created;
    longest = Math.max(longest, performance.now() - at);
  }
  return { created, ms: performance.now() - begun, longest };
}

/** A file of 10,000 lines beside 100,000 projects: previewed, imported, and imported again. */
export async function measure(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tidemark-import-'));
  const embedded = await startEmbedded({ dataDir, log: openLog('error') });
  const fail = (error: Error) => {
    throw error;
  };
  const db = openDatabase(embedded.connectionString, { max: 2, onError: fail, patient: true });
  try {
    await migrate(db, resolve(import.meta.dirname, '../api/migrations'));
    const amounts = { projects: known, technicians: 30, inspections: 0 };
    await fillSeed(db, { ...amounts, seed: 1, until: '2026-11-21', passwordHash: 'nobody signs in' });
    const figures: Figure[] = [];
    const runs = [
      ['Dry run', true, lines],
      ['Import', false, lines],
      ['The same file again', false, 0],
    ] as const;
    for (const [what, dryRun, expected] of runs) {
      const { created, ms, longest } = await inPortions(db, dryRun);
      if (created !== expected) throw new Error(`${what}: ${created} in place of ${expected} projects.`);
      figures.push({
        what: `${what} of ${lines.toLocaleString('en-US')} lines`,
        measured: `${(ms / 1000).toFixed(1)} s, longest call ${longest.toFixed(0)} ms`,
        note: `${atOnce} lines a call, beside ${known.toLocaleString('en-US')} projects`,
      });
    }
    return figures;
  } finally {
    await db.destroy();
    await embedded.stop();
    await rm(dataDir, { recursive: true });
  }
}

if (import.meta.main) show(await measure());
