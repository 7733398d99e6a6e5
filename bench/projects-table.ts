import { officeQuery } from '@tidemark/contract/office/table';
import { countOfficeProjects } from '../api/src/office/count-projects.ts';
import { listOfficeProjects } from '../api/src/office/list-projects.ts';
import { readOverview } from '../api/src/office/read-overview.ts';
import { readWeek } from '../api/src/office/read-week.ts';
import { explained } from '../api/src/projects/testing/explained.ts';
import { type Figure, quantile, show } from './figure.ts';
import { type Db, type Place, withProjects } from './table/place.ts';
import { filtersOf, groupsOf, type Query } from './table/rows.ts';

const projects = Number(process.env.BENCH_PROJECTS ?? 1_000_000);
/** Rows whose name contains one of these; all by default. */
const only = process.env.BENCH_ROWS?.split(';');
const rounds = 20;
const goalMs = projects > 100_000 ? 150 : 60;
const caller = {
  actor: { id: 1, role: 'Manager' as const },
  ...{ signInId: null, ip: '', userAgent: null, requestId: 'bench', fileAddress: String },
  asker: { who: 'bench', signal: new AbortController().signal },
};

const wanted = (what: string) => !only || only.some((name) => what.includes(name));

const ask = (db: Db, query: Query) =>
  listOfficeProjects({ ...caller, db }, { params: {}, query: officeQuery.parse(query), body: {} });

async function time(run: (nth: number) => Promise<() => Promise<unknown>>): Promise<number[]> {
  const times: number[] = [];
  for (let nth = -3; nth < rounds; nth++) {
    const it = await run(Math.abs(nth));
    const begun = performance.now();
    await it();
    if (nth >= 0) times.push(performance.now() - begun);
  }
  return times;
}

async function showPlans(db: Db, what: string, run: (db: Db) => Promise<unknown>): Promise<void> {
  process.stdout.write(`\n${what}\n`);
  for (const { plan } of await explained(db, run)) {
    process.stdout.write(`${plan.map((line) => `  ${line.slice(0, 240)}`).join('\n')}\n`);
  }
}

const ms = (times: number[]) =>
  `p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}, longest ${quantile(times, 1).toFixed(1)} ms`;
const heldAgainst = (times: number[]): Figure['goal'] => ({
  text: `p95 ${goalMs} ms`,
  met: quantile(times, 0.95) <= goalMs,
});

async function measureLists(place: Place): Promise<Figure[]> {
  const { db, technicians } = place;
  const figures: Figure[] = [];
  for (const [title, asks] of Object.entries(groupsOf(place))) {
    const all: number[] = [];
    for (const [row, query] of Object.entries(asks)) {
      const what = `${title}, ${row}`;
      if (!wanted(what)) continue;
      const first = await query(1);
      await showPlans(db, `${what}: ${JSON.stringify(first)}`, (on) => ask(on, first));
      const times = await time(async (nth) => {
        const it = await query(nth);
        return () => ask(db, it);
      });
      all.push(...times);
      figures.push({ what, measured: ms(times), goal: heldAgainst(times)!, note: '' });
      process.stderr.write(`${what}: ${ms(times)}\n`);
    }
    if (all.length === 0) continue;
    const note = `${projects.toLocaleString('en-US')} projects, ${technicians} technicians, 50 rows a page`;
    figures.push({ what: `${title}, all of these`, measured: ms(all), goal: heldAgainst(all)!, note });
  }
  return figures;
}

async function measureBeside(place: Place): Promise<Figure[]> {
  const { db } = place;
  const count = (query: Query) => {
    const { limit: _, sort: __, direction: ___, ...of } = officeQuery.parse(query);
    return (on: Db) => countOfficeProjects({ ...caller, db: on }, { params: {}, query: of, body: {} });
  };
  const week = (on: Db) =>
    readWeek(
      { ...caller, db: on },
      { params: {}, query: { from: '2026-03-09', today: '2026-03-10' }, body: {} },
    );
  const overview = (on: Db) =>
    readOverview(async () => undefined)(
      { ...caller, db: on },
      { params: {}, query: { weeks: 12 }, body: {} },
    );
  const asked = { ...filtersOf(place), 'no filter': (_: number): Query => ({}) };
  const beside: Record<string, (db: Db) => Promise<unknown>> = Object.fromEntries(
    Object.entries(asked).map(([what, query]) => [`Counts beside it, ${what}`, count(query(1))]),
  );
  const figures: Figure[] = [];
  for (const [what, run] of Object.entries({ ...beside, 'Week board': week, Overview: overview })) {
    if (!wanted(what)) continue;
    await showPlans(db, what, run);
    figures.push({ what, measured: ms(await time(async () => () => run(db))), note: '' });
  }
  return figures;
}

/** The office's list of a million projects: every order, filters, searches, deep pages, and the counts beside it. */
export const measure = (): Promise<Figure[]> =>
  withProjects(projects, async (place) => [...(await measureLists(place)), ...(await measureBeside(place))]);

if (import.meta.main) show(await measure());
