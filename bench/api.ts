import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kinds, type Name } from './api/calls.ts';
import { startHelper } from './api/helper.ts';
import type { Alone, Begin, Call, Drive, Outcome } from './api/messages.ts';
import { openPlaces, poolSize } from './api/places.ts';
import { record } from './api/record.ts';
import { type Figure, median, quantile, show } from './figure.ts';
import { treeCpu } from './pdf/tree-cpu.ts';
import { memoryOf } from './upload/process.ts';

const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const [few, many] = [10_000, number('BENCH_PROJECTS', 1_000_000)];
const rounds = number('BENCH_ROUNDS', 5);
const seconds = number('BENCH_SECONDS', 2);
const only = process.env.BENCH_CALLS?.split(',');
const atOnce = [1, 16, 64] as const;
const goals = { ofLimit: 0.5, p99: 5, memory: 350 };

/** Who handled the calls of a window: the app, the same statements and responses without it, or one of these alone. */
type Who = 'app' | 'small' | 'both' | 'http' | 'sql' | 'library';
type Windows = Map<string, Outcome[]>;
/** Processor time of a call, in milliseconds: of the server, the database and the sender. */
type Cost = Record<'server' | 'database' | 'sender', number>;

const rate = ({ count, seconds }: Outcome) => count / seconds;
const of = (windows: Windows, name: Name, who: Who, connections: number) =>
  windows.get(`${name}/${who}/${connections}`) ?? [];
const rates = (windows: Windows, name: Name, who: Who, connections: number) =>
  of(windows, name, who, connections).map(rate);
/** The median of the ratios of windows in the same round. */
const ratio = (some: readonly number[], others: readonly number[]) =>
  median(some.map((one, at) => one / others[at]!));
const latency = (outcomes: readonly Outcome[], share: number) =>
  median(outcomes.map(({ ms }) => quantile(ms, share)));

const round = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
const aSecond = (values: readonly number[]) => `${round(median(values))}/s`;

/** All windows, in rounds: each call at each number of connections, by every variant in turn. */
async function measureAll(dataDir: string) {
  const windows: Windows = new Map();
  const costs = new Map<Name, Cost[]>();
  const memory = new Map<Name, number>();
  await using open = new AsyncDisposableStack();
  const helper = async (file: string) => {
    const started = await startHelper(file);
    open.defer(() => started.stop());
    return started;
  };
  const { places, postmaster } = open.use(await openPlaces(dataDir, [few, many]));
  const [small, large] = [places[0]!, places[1]!];
  const sender = await helper('./drive.ts');
  const { photo } = (await sender.hear()) as { photo: number };
  const without = await helper('./without-app.ts');
  const recordable = kinds.filter(({ limit }) => limit === 'statements' || limit === 'pdfkit');
  const all = large.calls();
  const { recorded, sheets } = await record(
    large.databaseUrl,
    large.secret,
    Object.fromEntries(recordable.map(({ name }) => [name, all[name]])),
  );
  const { databaseUrl, password, passwordHash } = large;
  without.tell({ databaseUrl, password, passwordHash, pool: poolSize, recorded, sheets } satisfies Begin);
  const barePort = (await without.hear()) as number;

  const keep = (name: Name, who: Who, connections: number, outcome: Outcome) => {
    const key = `${name}/${who}/${connections}`;
    windows.set(key, [...(windows.get(key) ?? []), outcome]);
  };
  const drive = (port: number, calls: Call[], connections: number) =>
    sender.ask({ port, calls, connections, seconds } satisfies Drive);
  const bare = (how: 'both' | 'http', name: Name, calls: Call[]) =>
    calls.map(({ token: _, ...call }, nth) => ({
      ...call,
      path: `/${how}/${encodeURIComponent(name)}/${nth}`,
    }));
  const alone = (told: Alone) => without.ask(told);

  async function app(name: Name, connections: number): Promise<Outcome> {
    const pids = { server: large.server.pid, database: postmaster, sender: sender.pid };
    const cpu = async () => Promise.all(Object.values(pids).map(treeCpu));
    const before = await cpu();
    const watch = setInterval(() => {
      void memoryOf(large.server.pid).then((held) => {
        memory.set(name, Math.max(memory.get(name) ?? 0, held));
      });
    }, 200);
    const outcome = await drive(large.server.port, large.calls()[name], connections);
    clearInterval(watch);
    const after = await cpu();
    if (connections === 16) {
      const cost = Object.keys(pids).map((who, at) => [who, (after[at]! - before[at]!) / outcome.count]);
      costs.set(name, [...(costs.get(name) ?? []), Object.fromEntries(cost) as Cost]);
    }
    return outcome;
  }

  for (let nth = 0; nth <= rounds; nth++) {
    for (const { name, limit } of kinds) {
      if (only && !only.includes(name)) continue;
      for (const connections of atOnce) {
        const load = { connections, seconds };
        const turns: [Who, () => Promise<Outcome>][] = [['app', () => app(name, connections)]];
        if (connections < 64)
          turns.push(['small', () => drive(small.server.port, small.calls()[name], connections)]);
        if (limit === 'statements') {
          turns.push(['both', () => drive(barePort, bare('both', name, all[name]), connections)]);
          turns.push(['http', () => drive(barePort, bare('http', name, all[name]), connections)]);
          turns.push(['sql', () => alone({ statementsOf: name, ...load })]);
        } else turns.push(['library', () => alone({ library: limit, ...load })]);
        // Each is first once and last once; the first round warms up.
        for (const [who, turn] of nth % 2 ? turns.reverse() : turns) {
          const outcome = await turn();
          if (nth > 0) keep(name, who, connections, outcome);
        }
      }
    }
    process.stderr.write(`round ${nth} of ${rounds}\n`);
  }
  return { windows, costs, memory, photo };
}

function figuresOf({ windows, costs, memory, photo }: Awaited<ReturnType<typeof measureAll>>): Figure[] {
  const figures: Figure[] = [];
  for (const { name, goal, limit } of kinds) {
    if (of(windows, name, 'app', 1).length === 0) continue;
    for (const connections of atOnce) {
      const ours = of(windows, name, 'app', connections);
      const mine = ours.map(rate);
      const [p50, p99] = [latency(ours, 0.5), latency(ours, 0.99)];
      const against = limit === 'statements' ? 'both' : 'library';
      const theirs = rates(windows, name, against, connections);
      const share = ratio(mine, theirs);
      const parts = (who: 'http' | 'sql') => {
        const other = rates(windows, name, who, connections);
        return `${who === 'http' ? 'HTTP' : 'SQL'} alone ${aSecond(other)} (${ratio(mine, other).toFixed(2)})`;
      };
      const library = { argon2: 'argon2', sharp: 'the image library', pdfkit: 'the PDF kit', statements: '' }[
        limit
      ];
      figures.push({
        what: `${name}, ${connections} at a time`,
        measured: `${aSecond(mine)}, p50 ${round(p50)}, p99 ${round(p99)} ms; ${share.toFixed(2)} of ${aSecond(theirs)}`,
        ...(goal && { goal: { text: `at least ${goals.ofLimit} of it`, met: share >= goals.ofLimit } }),
        note: limit === 'statements' ? `${parts('sql')}, ${parts('http')}` : `${library} alone`,
      });
      if (connections === 64) {
        const goal = { text: `at most ${goals.p99} times`, met: p99 <= goals.p99 * p50 };
        figures.push({
          what: `${name}, p99 against p50`,
          measured: `${(p99 / p50).toFixed(1)} times`,
          goal,
          note: '64 at a time',
        });
      }
    }
    const grown = ratio(rates(windows, name, 'small', 1), rates(windows, name, 'app', 1));
    const busy = ratio(rates(windows, name, 'small', 16), rates(windows, name, 'app', 16));
    const cost = (of: keyof Cost) => round(median(costs.get(name)!.map((one) => one[of])));
    figures.push({
      what: `${name}, from ${few.toLocaleString('en-US')} to ${many.toLocaleString('en-US')} projects`,
      measured: `${grown.toFixed(2)} times the time, ${busy.toFixed(2)} at 16 at a time`,
      note: `processor time of a call: server ${cost('server')}, PostgreSQL ${cost('database')}, sender ${cost('sender')} ms`,
    });
  }
  const most = Math.max(...memory.values());
  const each = [...memory].map(([name, held]) => `${name} ${Math.round(held)}`).join(', ');
  figures.push({
    what: 'Memory of the server meanwhile',
    measured: `${Math.round(most)} MB`,
    goal: { text: `at most ${goals.memory} MB`, met: most <= goals.memory },
    note: `own pages of the server and its helpers (pictures, PDFs), the files they have mapped once (PSS would share those with the bench, too); the most of all windows; uploads of ${(photo / 1e6).toFixed(1)} MB. In the windows of each call, with what those before have left: ${each}`,
  });
  return figures;
}

/** Compares each main call of the API with the machine's own limit; decision 0026 explains how. */
export async function measure(): Promise<Figure[]> {
  const kept = process.env.BENCH_DATA;
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'tidemark-api-bench-')));
  try {
    return figuresOf(await measureAll(dataDir));
  } finally {
    if (!kept) await rm(dataDir, { recursive: true });
  }
}

if (import.meta.main) show(await measure());
