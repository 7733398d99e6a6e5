import { sql } from 'kysely';
import { readToday } from '../api/src/today/read-today.ts';
import { type Figure, quantile, show } from './figure.ts';
import { type Db, withProjects } from './table/place.ts';

const projects = 30_000;
const day = '2026-11-21';
const rounds = 60;
const goalMs = 150;
const [few, many] = [1_000, 10_000];
const caller = {
  actor: { id: 1, role: 'Manager' as const },
  ...{ signInId: null, ip: '', userAgent: null, requestId: 'bench', fileAddress: String },
  asker: { who: 'bench', signal: new AbortController().signal },
};
const today = (db: Db) =>
  readToday(async () => undefined)({ ...caller, db }, { params: {}, query: { today: day }, body: {} });

/** So many open drying jobs, a visit a day of the week around today; every tenth waits for somebody. */
async function dry(db: Db, jobs: number): Promise<void> {
  await sql`
    UPDATE projects SET begun_at = now(), drying_date = ${day}::date + id % 7 - 1, drying_time = '08:00', drying_minutes = 45,
      drying_needs_at = CASE WHEN id % 10 = 0 THEN now() - id * interval '1 second' ELSE now() + interval '1 day' END
    WHERE id IN (SELECT id FROM projects WHERE drying_date IS NULL ORDER BY id LIMIT ${jobs})`.execute(db);
  const watch = { alerts: 1, first: 'Rising: point 2 rose from 60 to 66.', units: 4, lastVisitAt: null };
  await sql`
    INSERT INTO dryings (project_id, body, watch)
    SELECT id, '{}', ${JSON.stringify(watch)}::jsonb FROM projects WHERE drying_date IS NOT NULL
    ON CONFLICT DO NOTHING`.execute(db);
  await sql`ANALYZE projects, dryings`.execute(db);
}

async function time(db: Db): Promise<number[]> {
  const times: number[] = [];
  for (let nth = -5; nth < rounds; nth++) {
    const begun = performance.now();
    await today(db);
    if (nth >= 0) times.push(performance.now() - begun);
  }
  return times;
}

const ms = (times: number[]) =>
  `p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)} ms`;

/** The office's day with many open drying jobs, beside a tenth of them. */
export const measure = (): Promise<Figure[]> =>
  withProjects(projects, async ({ db }) => {
    await dry(db, few);
    const before = await time(db);
    await dry(db, many - few);
    const after = await time(db);
    const { drying, dryingVisits } = await today(db);
    const grown = quantile(after, 0.5) / quantile(before, 0.5);
    const note = `${projects.toLocaleString('en-US')} projects, ${dryingVisits.total} drying visits today, ${drying.total} jobs wait`;
    return [
      { what: `Today, ${few.toLocaleString('en-US')} open drying jobs`, measured: ms(before), note: '' },
      {
        what: `Today, ${many.toLocaleString('en-US')} open drying jobs`,
        measured: ms(after),
        goal: { text: `p95 ${goalMs} ms`, met: quantile(after, 0.95) <= goalMs },
        note,
      },
      {
        what: 'Ten times the drying jobs, medians',
        measured: `${grown.toFixed(2)} times`,
        note: 'at most 1.1 wanted; the day lists up to 300 visits, which a tenth has fewer of',
      },
    ];
  });

if (import.meta.main) show(await measure());
