import { setTimeout as after } from 'node:timers/promises';
import { apiProcess } from '../server/api-process.ts';
import { countApplied } from '../server/count-applied.ts';
import { openSite, readSite } from '../server/site.ts';
import { Writer } from '../server/writer.ts';
import type { Fault } from './fault.ts';
import { openGround } from './ground.ts';
import { leaksIn, secretsIn } from './leaks.ts';
import { highestMemory, memoryOf, type Place, waitFor } from './place.ts';
import { openSession } from './session.ts';
import { readOn, type Seen, seconds, told, watched } from './traffic.ts';

/** A row of the table in docs/faults.md, and whether it holds. */
export interface Row {
  name: string;
  done: string;
  /** What those who caused or met it saw. */
  saw: string[];
  /** What the others saw meanwhile. */
  others: string[];
  recovered: string;
  lost: string;
  memory: string;
  wrong: string[];
}

const open = { open: () => Promise.resolve() };
const emails = ['technician@demo.tidemark.example', 'technician2@demo.tidemark.example'] as const;
const megabytes = (of: number) => `${Math.round(of)} MB`;

/** Causes one fault on its own server while others write and read, and compares what they saw with the promise. */
export async function proveFault(fault: Fault): Promise<Row> {
  await using ground = await openGround(fault.ground);
  let said = '';
  const env = { ...ground.env, ...fault.env };
  const api = await apiProcess(env, { hear: (text) => (said += text) });
  const row: Row = {
    ...{ name: fault.name, done: fault.done, saw: [], others: [] },
    ...{ recovered: '', lost: '', memory: '', wrong: [] },
  };
  const stop = new AbortController();
  try {
    api.launch();
    await api.ready();
    const sites = [await openSite(api.url, emails[0], 1), await openSite(api.url, emails[1], 2)] as const;
    const databaseUrl = await ground.databaseUrl();
    const before = await countApplied(databaseUrl);
    const seen: Seen[] = [];
    const { hostname: host, port } = new URL(api.url);
    const place: Place = { url: api.url, host, port: Number(port), api, ground, sites, seen };
    const sessions = [await openSession(api.url, emails[0]), await openSession(api.url, emails[1])] as const;
    const write = watched('writer', seen, sessions[0]);
    const writers = [0, 1].map((number) => new Writer(sites[0], number, write));
    const read = watched('reader', seen, sessions[1]);
    const { token, inspectionId } = sites[1];
    const paths = ['/projects/assigned', `/inspections/${inspectionId}`, `/rooms/inspection/${inspectionId}`];
    let turn = 0;
    const working = [
      ...writers.map((writer) => writer.run(open.open)),
      readOn(() => read(api.url, token, { method: 'GET', path: paths[turn++ % 3]! }), stop.signal),
    ];
    // Handled at the end; until then one's error must not end the process.
    const failed = Promise.all(working).then(
      () => undefined,
      (error: Error) => error,
    );

    await after(2_000);
    const pid = api.pid();
    const memoryBefore = await memoryOf(pid);
    const measuring = new AbortController();
    const most = highestMemory(pid, measuring.signal);
    const began = performance.now();
    const struck = await fault.strike(place);
    const ended = performance.now();
    row.saw.push(...struck.saw);
    row.wrong.push(...struck.wrong);

    const taken = (who: Seen['who']) =>
      seen.some((one) => one.who === who && one.at + one.ms > ended && one.status > 0 && one.status < 300);
    const served = () => {
      if (!api.isRunning()) throw new Error(`the server has ended:\n${said.slice(-2_000)}`);
      return taken('writer') && taken('reader');
    };
    const recovered = await waitFor('the others are served again', served, 60_000).catch(
      async (cause: Error) => {
        const gaveUp = await Promise.race([failed, undefined]);
        throw new Error(
          `${cause.message}: ${told(seen).join('; ')}; ${gaveUp?.message}\n${said.slice(-2_000)}`,
        );
      },
    );
    measuring.abort();
    stop.abort();
    for (const writer of writers) writer.stop();
    const error = await failed;
    if (error) row.wrong.push(`a writer gave up: ${error.message}`);

    const during = seen.filter((one) => one.at + one.ms >= began && one.at <= ended + recovered);
    row.others = told(during);
    row.wrong.push(...judged(fault, during));
    row.recovered = seconds(recovered);
    if (recovered > fault.recoversWithin) row.wrong.push(`recovered only after ${row.recovered}`);

    const shown = await readSite({ ...sites[0], token: sessions[0].token() });
    const checks = writers.map((writer) => writer.check(shown));
    const lost = checks.flatMap((one) => one.lost);
    const doubled = checks.flatMap((one) => one.doubled);
    const now = await countApplied(databaseUrl);
    let acknowledged = 0;
    for (const action of ['claim-sheet-changed', 'room-added', 'inspection-changed'] as const) {
      const own = action === 'inspection-changed' ? (struck.saves ?? 0) : 0;
      const wanted = writers.reduce((sum, writer) => sum + writer.acknowledged[action], own);
      const found = (now.audited.get(action) ?? 0) - (before.audited.get(action) ?? 0);
      if (found !== wanted) row.wrong.push(`${action}: ${wanted} acknowledged, ${found} in the audit log`);
      acknowledged += wanted;
    }
    row.lost = `${lost.length} lost, ${doubled.length} doubled of ${acknowledged}`;
    row.wrong.push(...[...lost, ...doubled].slice(0, 5));

    const peak = await most;
    row.memory = `${megabytes(memoryBefore)} before, ${megabytes(peak)} at most, ${megabytes(await memoryOf(pid))} after`;
    if (peak - memoryBefore > (fault.mostMemory ?? 150)) row.wrong.push(`memory: ${row.memory}`);
    if (api.pid() !== pid) row.wrong.push('the server is another process than before');
    row.wrong.push(
      ...leaksIn(seen),
      ...secretsIn(said, [
        ...ground.secrets,
        ...sites.map(({ token }) => token),
        ...sessions.map((session) => session.token()),
      ]),
    );
    await api.stop();
  } finally {
    stop.abort();
    await api.kill();
  }
  return row;
}

/** What the others should not have seen. */
function judged({ spares, others = [], answeredWithin }: Fault, during: readonly Seen[]): string[] {
  const wrong: string[] = [];
  for (const { status, code, retryAfter, ms } of during) {
    if (ms > answeredWithin) wrong.push(`somebody waited ${seconds(ms)}`);
    if (status > 0 && status < 300) continue;
    if (spares) wrong.push(`somebody else was answered ${status} ${code}`);
    else if (status === 0) wrong.push('somebody was not answered');
    else if (code !== 'unavailable' && code !== 'request_in_progress' && !others.includes(code))
      wrong.push(`somebody was answered ${status} ${code}`);
    else if (status === 503 && !retryAfter) wrong.push('a 503 without Retry-After');
  }
  return [...new Set(wrong)];
}
