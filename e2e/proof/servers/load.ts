import { setTimeout as after } from 'node:timers/promises';
import { ask } from '../server/ask.ts';
import { writersPerSite } from '../server/changes.ts';
import { type Applied, countApplied } from '../server/count-applied.ts';
import { openSite, readSite, type Site } from '../server/site.ts';
import { Writer } from '../server/writer.ts';
import { type Cluster, technician, technician2 } from './cluster.ts';

export interface Load {
  /** Ends it once everything is acknowledged, and compares that with what is there. */
  finish(): Promise<{ told: string; complaints: string[] }>;
}

const readers = 4;
/** No two writers of a cluster write the same values. */
let writersBefore = 0;

/** Six writers and four readers, without pause, through the balancer. */
export async function startLoad(cluster: Cluster): Promise<Load> {
  const sites: Site[] = [
    await openSite(cluster.url, technician, 1),
    await openSite(cluster.url, technician2, 2),
  ];
  const before = await countApplied(cluster.databaseUrl);
  const sizeBefore = await sizeOf(cluster);
  const writers = sites.flatMap((site, at) =>
    Array.from(
      { length: writersPerSite },
      (_, of) => new Writer(site, writersBefore + at * writersPerSite + of),
    ),
  );
  writersBefore += writers.length;
  const reads = { answered: 0, refused: 0, cut: 0, odd: [] as string[] };
  let [stopped, connections] = [false, 0];
  async function watch(): Promise<void> {
    for (; !stopped; await after(500)) connections = Math.max(connections, await connectionsTo(cluster));
  }
  async function read({ url, token, inspectionId }: Site): Promise<void> {
    while (!stopped) {
      const answer = await ask(url, token, { method: 'GET', path: `/rooms/inspection/${inspectionId}` });
      if (!answer) reads.cut++;
      else if (answer.status === 503) reads.refused++;
      else if (answer.status === 200) reads.answered++;
      else reads.odd.push(`${answer.status} ${answer.text}`);
      if (answer?.status !== 200) await after(5);
    }
  }
  const running = Promise.all([
    watch(),
    ...writers.map((writer) => writer.run(async () => undefined)),
    ...Array.from({ length: readers }, (_, nth) => read(sites[nth % sites.length]!)),
  ]).then(
    () => undefined,
    (error: Error) => error,
  );
  return {
    async finish() {
      stopped = true;
      for (const writer of writers) writer.stop();
      const error = await running;
      if (error) throw error;
      const complaints = reads.odd.slice(0, 5);
      for (const writer of writers) complaints.push(...(await writer.repeat()));
      for (const site of sites) {
        const shown = await readSite(site);
        for (const writer of writers.filter((one) => one.site === site)) {
          const { lost, doubled } = writer.check(shown);
          complaints.push(
            ...lost.map((what) => `lost: ${what}`),
            ...doubled.map((what) => `doubled: ${what}`),
          );
        }
      }
      complaints.push(...compareCounts(writers, before, await countApplied(cluster.databaseUrl)));
      const sum = (of: (writer: Writer) => number) => writers.reduce((total, one) => total + of(one), 0);
      const acknowledged = sum(acknowledgedBy);
      const bytes = Math.round((await sizeOf(cluster)) - sizeBefore) / acknowledged;
      const told =
        `${acknowledged} acknowledged writes (${sum(({ resent }) => resent)} sent again, of which ` +
        `${sum(({ replayed }) => replayed)} had been done), ${reads.answered} reads, ${reads.refused} answered 503, ${reads.cut} cut off; ` +
        `at most ${connections} connections to PostgreSQL, ${Math.round(bytes)} bytes of it an acknowledged write`;
      return { told, complaints };
    },
  };
}

async function sizeOf(cluster: Cluster): Promise<number> {
  const [found] = await cluster.query<{ size: string }>(
    'SELECT pg_database_size(current_database()) AS size',
  );
  return Number(found!.size);
}

async function connectionsTo(cluster: Cluster): Promise<number> {
  const [found] = await cluster.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name <> 'proof'`,
  );
  return found!.count;
}

const acknowledgedBy = ({ acknowledged }: Writer) =>
  Object.values(acknowledged).reduce((total, count) => total + count, 0);

/**
 * Each acknowledged write changed something, so the log has exactly one row and the keys exactly one response for it.
 */
function compareCounts(writers: Writer[], before: Applied, now: Applied): string[] {
  const complaints: string[] = [];
  for (const action of ['claim-sheet-changed', 'room-added', 'inspection-changed'] as const) {
    const wanted = writers.reduce((total, { acknowledged }) => total + acknowledged[action], 0);
    const found = (now.audited.get(action) ?? 0) - (before.audited.get(action) ?? 0);
    if (found !== wanted) complaints.push(`${action}: ${wanted} acknowledged, ${found} in the audit log`);
  }
  return complaints;
}
