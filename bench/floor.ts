import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Name, names, otherNames } from './api/calls.ts';
import { startHelper } from './api/helper.ts';
import type { Begin, Call, Drive, Outcome } from './api/messages.ts';
import { openDatabaseAndServer, poolSize } from './api/places.ts';
import { type Figure, median, quantile, show } from './figure.ts';
import { directusCalls } from './floor/directus/calls.ts';
import { startDirectus } from './floor/directus/start.ts';
import { treeCpu } from './pdf/tree-cpu.ts';
import { memoryOf } from './upload/process.ts';

const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const projects = number('BENCH_PROJECTS', 100_000);
const rounds = number('BENCH_ROUNDS', 3);
const seconds = number('BENCH_SECONDS', 3);
const only = process.env.BENCH_CALLS?.split(',');
/** A folder with Directus, if it is to be measured as well. */
const directusFolder = process.env.BENCH_DIRECTUS;
const measured = names.filter((name) => !only || only.some((some) => name.startsWith(some)));
const atOnce = (process.env.BENCH_CONNECTIONS ?? '1,16').split(',').map(Number);
/** Everything that loads or compiles once has done so. */
const warmSeconds = 0.4;

/** Processor time against the floor, at most; of a list for the same number of bytes. */
const goals: Partial<Record<Name, number>> = {
  'assigned list': 3,
  'read one project': 3,
  'update an inspection': 5,
  'save a sheet again': 3,
};
const beyondPictures = 100;
const memoryGoal = 350;

/** A call's processor time in ms: of the server with its helpers, and of PostgreSQL. */
interface Window {
  server: number;
  database: number;
  ms: number[];
}
type Who = 'app' | 'floor' | 'pictures' | 'directus';
const sum = ({ server, database }: Window) => server + database;

async function measureAll(dataDir: string) {
  await using open = new AsyncDisposableStack();
  const helper = async (file: string) => {
    const started = await startHelper(file);
    open.defer(() => started.stop());
    return started;
  };
  const { databaseUrl, copyUrl, calls, server, postmaster } = open.use(
    await openDatabaseAndServer(dataDir, projects, directusFolder !== undefined),
  );
  const sender = await helper('./drive.ts');
  const { photo } = (await sender.hear()) as { photo: number };
  const bare = await helper('../floor/server.ts');
  bare.tell({ databaseUrl, pool: poolSize } satisfies Begin);
  const floorPort = (await bare.hear()) as number;

  const openDirectus = async (folder: string, databaseUrl: string) => {
    const started = await startDirectus(folder, dataDir, { databaseUrl, pool: poolSize });
    open.defer(() => started.stop());
    return { ...started, calls: await directusCalls(databaseUrl, started.token, calls.subjects) };
  };
  const directus = directusFolder && copyUrl ? await openDirectus(directusFolder, copyUrl) : undefined;

  const drive = (port: number, of: Call[], connections: number, seconds: number): Promise<Outcome> =>
    sender.ask({ port, calls: of, connections, seconds } satisfies Drive);
  const turns: Record<Who, (name: Name) => { pid: number; port: number; of: Call[] }> = {
    app: (name) => ({ ...server, of: calls.app()[name] }),
    floor: (name) => ({ pid: bare.pid, port: floorPort, of: calls.floor[name] }),
    directus: (name) => ({ ...directus!, of: directus!.calls[name] }),
    pictures: () => ({ pid: bare.pid, port: floorPort, of: calls.floor['both pictures'] }),
  };
  let [memory, directusMemory] = [0, 0];
  const watching = setInterval(async () => {
    memory = Math.max(memory, await memoryOf(server.pid));
    if (directus) directusMemory = Math.max(directusMemory, await memoryOf(directus.pid));
  }, 200);
  open.defer(() => clearInterval(watching));

  async function window(who: Who, name: Name, connections: number): Promise<Window> {
    const { pid, port, of } = turns[who](name);
    await drive(port, of, connections, warmSeconds);
    const cpu = () => Promise.all([treeCpu(pid), treeCpu(postmaster)]);
    const [server, database] = await cpu();
    const { count, ms } = await drive(port, of, connections, seconds);
    const [serverAfter, databaseAfter] = await cpu();
    return { server: (serverAfter - server) / count, database: (databaseAfter - database) / count, ms };
  }

  const windows = new Map<string, Window[]>();
  for (let nth = 0; nth < rounds; nth++) {
    for (const name of measured) {
      const whos: Who[] = ['app', 'floor'];
      if (name === 'upload 4 MB') whos.push('pictures');
      if (directus) whos.push('directus');
      for (const connections of atOnce) {
        // Each is first in turn.
        for (const who of nth % 2 ? whos.toReversed() : whos) {
          const key = `${name}/${who}/${connections}`;
          windows.set(key, [...(windows.get(key) ?? []), await window(who, name, connections)]);
        }
      }
    }
    process.stderr.write(`round ${nth + 1} of ${rounds}\n`);
  }
  if (!only) for (const name of otherNames) await drive(server.port, calls.app()[name], 64, seconds);

  const lengthOf = async (port: number, { path, token }: Call) => {
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
    return (await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).arrayBuffer()).byteLength;
  };
  const kilobytes = {
    app: (await lengthOf(server.port, calls.app()['assigned list'][0]!)) / 1000,
    floor: (await lengthOf(floorPort, calls.floor['assigned list'][0]!)) / 1000,
  };
  return { windows, memory, directusMemory, photo, kilobytes };
}

function figuresOf(measuredAll: Awaited<ReturnType<typeof measureAll>>): Figure[] {
  const { windows, memory, directusMemory, photo, kilobytes } = measuredAll;
  const figures: Figure[] = [];
  const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);
  for (const name of measured) {
    for (const connections of atOnce) {
      const of = (who: Who) => windows.get(`${name}/${who}/${connections}`) ?? [];
      const [app, floor] = [of('app'), of('floor')];
      // For an equal number of bytes, where the answers differ.
      const even = name === 'assigned list' ? kilobytes.floor / kilobytes.app : 1;
      const ratio = median(app.map((one, nth) => (even * sum(one)) / sum(floor[nth]!)));
      const part = (who: Window[]) =>
        `${ms(median(who.map(sum)))} ms (PostgreSQL ${ms(median(who.map(({ database }) => database)))})`;
      const all = app.flatMap(({ ms }) => ms);
      const goal = goals[name];
      figures.push({
        what: `${name}, ${connections} at a time`,
        measured: `${part(app)}, floor ${part(floor)}: ${ratio.toFixed(1)} times`,
        ...(goal && { goal: { text: `at most ${goal} times`, met: ratio <= goal } }),
        note: `p50 ${ms(quantile(all, 0.5))}, p99 ${ms(quantile(all, 0.99))} ms${
          even === 1
            ? ''
            : `; ${kilobytes.app.toFixed(1)} kB, floor ${kilobytes.floor.toFixed(1)} kB: for the same bytes`
        }`,
      });
      const directus = of('directus');
      if (directus.length > 0) {
        const times = median(directus.map((one, nth) => sum(one) / sum(app[nth]!)));
        figures.push({
          what: `${name}, Directus, ${connections} at a time`,
          measured: `${part(directus)}: ${times.toFixed(1)} times Tidemark's`,
          note: '',
        });
      }
      const pictures = of('pictures');
      if (pictures.length === 0) continue;
      const beyond = median(app.map((one, nth) => sum(one) - sum(pictures[nth]!)));
      figures.push({
        what: `${name}, beyond both pictures with the image library alone, ${connections} at a time`,
        measured: `${ms(beyond)} ms; the library ${part(pictures)}`,
        goal: { text: `at most ${beyondPictures} ms`, met: beyond <= beyondPictures },
        note: `${(photo / 1e6).toFixed(1)} MB`,
      });
    }
  }
  figures.push({
    what: 'Memory of the server meanwhile',
    measured: `${Math.round(memory)} MB`,
    goal: { text: `at most ${memoryGoal} MB`, met: memory <= memoryGoal },
    note: 'own pages of the server and its helpers (pictures, PDFs), the files they have mapped once; the most of all windows, and 64 sign-ins and PDFs at a time',
  });
  if (directusMemory > 0)
    figures.push({ what: 'Memory of Directus', measured: `${Math.round(directusMemory)} MB`, note: '' });
  return figures;
}

/** Processor time of common calls against a server that is not ours and does the least; decision 0088 explains how. */
export async function measure(): Promise<Figure[]> {
  const kept = process.env.BENCH_DATA;
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'tidemark-floor-bench-')));
  try {
    return figuresOf(await measureAll(dataDir));
  } finally {
    if (!kept) await rm(dataDir, { recursive: true });
  }
}

if (import.meta.main) show(await measure());
