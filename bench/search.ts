import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Actor } from '@tidemark/contract/access';
import { openDatabase } from '../api/src/db/database.ts';
import { startEmbedded } from '../api/src/db/embedded.ts';
import { migrate } from '../api/src/db/migrate.ts';
import { openLog } from '../api/src/log.ts';
import { countProjects } from '../api/src/projects/count-projects.ts';
import { listProjects } from '../api/src/projects/list-projects.ts';
import { explained } from '../api/src/projects/testing/explained.ts';
import { fillSeed } from '../api/src/seed/fill-seed.ts';
import { type Figure, quantile, show } from './figure.ts';

type Db = ReturnType<typeof openDatabase>;

const projects = 100_000;
const technicians = 250;
const rounds = 30;
const goalMs = 200;

/** What people type; `nth` varies what would otherwise be asked again and again. */
const searches: Record<string, (nth: number) => string> = {
  'a common word': (nth) => ['water', 'basement', 'naperville', 'lane', 'helen', '555'][nth % 6]!,
  'several words': (nth) =>
    ['burst naperville', 'okafor lane basement', 'émilie leak', 'roof cedar 60'][nth % 4]!,
  'a claim number': (nth) => `gpm-2026-0${8_000 + nth * 60}`,
  'a project number': (nth) => `#${1 + nth * 4_987}`,
  'no hit': (nth) => ['xylophone', 'basement zeppelin', 'gpm-2031'][nth % 3]!,
  // Two letters make no trigram: a manager's matches are then counted by going through the projects.
  'two letters': (nth) => ['ok', '7b', 'zq', 'st'][nth % 4]!,
};

const people: Record<string, Actor> = {
  technician: { id: 17, role: 'Field Technician' },
  manager: { id: 1, role: 'Manager' },
};

async function withProjects<T>(run: (db: Db) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tidemark-search-'));
  const log = openLog('error');
  const embedded = await startEmbedded({ dataDir, log });
  const fail = (error: Error) => {
    throw error;
  };
  const db = openDatabase(embedded.connectionString, { max: 2, onError: fail, patient: true });
  try {
    await migrate(db, resolve(import.meta.dirname, '../api/migrations'));
    const amounts = { projects, technicians, inspections: projects / 5 };
    await fillSeed(db, { ...amounts, seed: 1, until: '2026-11-21', passwordHash: 'nobody signs in' });
    return await run(db);
  } finally {
    await db.destroy();
    await embedded.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** One request as the server answers it: the page, its page facts and the counts. */
function ask(db: Db, actor: Actor, query: { search?: string }) {
  const caller = { actor, signInId: null, ip: '', userAgent: null, requestId: 'bench' };
  const fileAddress = (id: string) => id;
  return listProjects(
    { ...caller, db, fileAddress },
    { params: {}, query: { page: 1, limit: 20, ...query }, body: {} },
  );
}

async function time(run: (nth: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let nth = -3; nth < rounds; nth++) {
    const begun = performance.now();
    await run(Math.abs(nth));
    if (nth >= 0) times.push(performance.now() - begun);
  }
  return times;
}

const ms = (times: number[]) =>
  `p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)} ms`;

/** Prints how PostgreSQL does a search. @returns whether it goes through all projects for it */
async function showPlans(db: Db, who: string, what: string, search: string): Promise<boolean> {
  const plans = await explained(db, (on) => ask(on, people[who]!, { search }));
  process.stdout.write(`\n${who}, ${what}: ${search}\n`);
  for (const { plan } of plans) process.stdout.write(`${plan.map((line) => `  ${line}`).join('\n')}\n`);
  return plans.some(({ plan }) => plan.some((line) => /Seq Scan on projects/.test(line)));
}

/** Searches of a technician and of a manager among 100,000 projects, on the database that comes with Tidemark. */
export function measure(): Promise<Figure[]> {
  return withProjects(async (db) => {
    const figures: Figure[] = [];
    for (const [who, actor] of Object.entries(people)) {
      const all: number[] = [];
      let scans = false;
      for (const [what, search] of Object.entries(searches)) {
        const scan = await showPlans(db, who, what, search(0));
        if (scan && what !== 'two letters') scans = true;
        const times = await time((nth) => ask(db, actor, { search: search(nth) }));
        all.push(...times);
        figures.push({
          what: `A ${who} searches, ${what}`,
          measured: ms(times),
          note: `such as "${search(1)}"`,
        });
      }
      figures.push({
        what: `A ${who} searches, all of these`,
        measured: ms(all),
        goal: { text: `p95 ${goalMs} ms, by an index`, met: quantile(all, 0.95) <= goalMs && !scans },
        note: `${projects.toLocaleString('en-US')} projects, ${technicians} technicians; page, page facts and counts`,
      });
      const list = await time(() => ask(db, actor, {}));
      figures.push({ what: `A ${who}'s list without a search`, measured: ms(list), note: 'the same three' });
      const counts = await time(() => countProjects(db, actor));
      figures.push({
        what: `A ${who}'s counts alone`,
        measured: ms(counts),
        note: 'five statuses and urgent',
      });
    }
    return figures;
  });
}

if (import.meta.main) show(await measure());
