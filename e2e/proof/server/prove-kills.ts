import { setTimeout as after } from 'node:timers/promises';
import type { ApiProcess } from './api-process.ts';
import { writersPerSite } from './changes.ts';
import { type Applied, countApplied } from './count-applied.ts';
import { closedGate } from './gate.ts';
import { openSite, readSite, type Site } from './site.ts';
import { Writer } from './writer.ts';

/** A server on some database, and how it is killed. */
export interface Place {
  name: string;
  api: ApiProcess;
  databaseUrl(): Promise<string>;
  /** @returns whether PostgreSQL was killed with the server */
  kill(nth: number): Promise<boolean>;
  remove(): Promise<void>;
}

export interface Proven {
  name: string;
  kills: number;
  withPostgres: number;
  whileStarting: number;
  acknowledged: number;
  resent: number;
  replayed: number;
  repeated: number;
  lost: number;
  doubled: number;
  restartMs: number;
  complaints: string[];
}

const upTo = (ms: number) => after(Math.random() * ms);
const sites = [
  ['technician@demo.tidemark.example', 1],
  ['technician2@demo.tidemark.example', 2],
] as const;

/** Kills the server again and again while six write; after each restart everything acknowledged must be there, once. */
export async function proveKills({ name, api, kill, databaseUrl }: Place, kills: number): Promise<Proven> {
  const proven: Proven = {
    ...{ name, kills: 0, withPostgres: 0, whileStarting: 0, acknowledged: 0, resent: 0, replayed: 0 },
    ...{ repeated: 0, lost: 0, doubled: 0, restartMs: 0, complaints: [] },
  };
  api.launch();
  await api.ready();
  const opened: Site[] = [];
  for (const [email, project] of sites) opened.push(await openSite(api.url, email, project));
  const before = await countApplied(await databaseUrl());
  const writers = opened.flatMap((site, at) =>
    Array.from({ length: writersPerSite }, (_, of) => new Writer(site, at * writersPerSite + of)),
  );

  const gate = closedGate();
  const running = writers.map((writer) => writer.run(gate.open));
  // Handled in Promise.all at the end; until then one's error must not end the process.
  const failed = Promise.all(running).then(
    () => undefined,
    (error: Error) => error,
  );
  const restarts: number[] = [];

  async function killOnce(): Promise<void> {
    if (await kill(proven.kills)) proven.withPostgres++;
    proven.kills++;
  }
  async function checkAll(): Promise<void> {
    for (const writer of writers) {
      proven.complaints.push(...(await writer.repeat()));
      proven.repeated++;
    }
    for (const site of opened) {
      const shown = await readSite(site);
      for (const writer of writers.filter((one) => one.site === site)) {
        const { lost, doubled } = writer.check(shown);
        proven.lost += lost.length;
        proven.doubled += doubled.length;
        proven.complaints.push(
          ...lost.map((what) => `lost: ${what}`),
          ...doubled.map((what) => `doubled: ${what}`),
        );
      }
    }
  }

  while (proven.kills < kills) {
    gate.unlock();
    const ended = await Promise.race([upTo(900), failed]);
    if (ended instanceof Error) throw ended;
    gate.lock();
    await killOnce();
    // One start in eight is killed too.
    while (Math.random() < 1 / 8 && proven.kills < kills) {
      api.launch();
      await upTo(600);
      await killOnce();
      proven.whileStarting++;
    }
    const start = performance.now();
    api.launch();
    await api.ready();
    restarts.push(performance.now() - start);
    await checkAll();
  }

  for (const writer of writers) writer.stop();
  gate.unlock();
  const error = await failed;
  if (error) throw error;
  await checkAll();

  for (const { acknowledged, resent, replayed } of writers) {
    proven.acknowledged += Object.values(acknowledged).reduce((total, count) => total + count, 0);
    proven.resent += resent;
    proven.replayed += replayed;
  }
  proven.restartMs = Math.round(restarts.sort((a, b) => a - b)[Math.floor(restarts.length / 2)] ?? 0);
  compareCounts(proven, writers, before, await countApplied(await databaseUrl()));
  await api.stop();
  return proven;
}

/**
 * Each acknowledged write changed something, so the log has exactly one row and the keys exactly one response for it.
 */
function compareCounts(proven: Proven, writers: Writer[], before: Applied, now: Applied): void {
  for (const action of ['claim-sheet-changed', 'room-added', 'inspection-changed'] as const) {
    const wanted = writers.reduce((total, { acknowledged }) => total + acknowledged[action], 0);
    const found = (now.audited.get(action) ?? 0) - (before.audited.get(action) ?? 0);
    if (found > wanted) proven.doubled += found - wanted;
    if (found < wanted) proven.lost += wanted - found;
    if (found !== wanted)
      proven.complaints.push(`${action}: ${wanted} acknowledged, ${found} in the audit log`);
  }
  const keys = now.keys - before.keys;
  if (keys !== proven.acknowledged) {
    proven.complaints.push(`${proven.acknowledged} acknowledged, ${keys} keys with an answer`);
  }
}
