import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiProcess } from '../server/api-process.ts';
import { signIn } from '../server/ask.ts';
import { embeddedUrl } from '../server/embedded-postgres.ts';
import { openSite, type Site } from '../server/site.ts';
import { lastOfLog, readLog, serverFigures } from './check-server.ts';
import { type FieldDay, fieldDay } from './field-day.ts';
import type { StepName } from './steps.ts';
import { Wire } from './wire.ts';

export interface RowsProven {
  kills: Map<StepName, number>;
  total: number;
  lost: string[];
  doubled: string[];
  missed: string[];
  savedInTime: number;
  notSaved: number;
  writes: number;
  failed: number;
  unanswered: number;
  replays: number;
  changes: number;
}

const people = [
  { email: 'technician@demo.tidemark.example', project: 1, firstFigure: 1_000 },
  { email: 'technician2@demo.tidemark.example', project: 2, firstFigure: 5_000 },
];

/**
 * Two technicians fill in claim sheets while their browsers are killed, `kills` times in all. Needs the built web app.
 */
export async function proveRowKills(kills: number): Promise<RowsProven> {
  const folder = await mkdtemp(join(tmpdir(), 'proof-rows-'));
  const dataDir = join(folder, 'data');
  const api = await apiProcess({ DATA_DIR: dataDir });
  const wires: Wire[] = [];
  api.launch();
  try {
    await api.ready();
    const databaseUrl = await embeddedUrl(dataDir);
    const sites: Site[] = [];
    for (const { email, project } of people) sites.push(await openSite(api.url, email, project));
    const since = await lastOfLog(databaseUrl);
    const ended = await Promise.allSettled(
      people.map(async (person, at) => {
        const wire = new Wire(api.url);
        wires.push(wire);
        await wire.up();
        const share = Math.floor(kills / people.length) + (at < kills % people.length ? 1 : 0);
        return fieldDay({ ...person, wire, site: sites[at]!, profile: join(folder, `profile-${at}`) }, share);
      }),
    );
    // Both have ended, so that no browser outlives the proof.
    const days = ended.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
    const proven = summed(days);
    for (const [at, site] of sites.entries()) {
      // The site's own token has expired: it lives for 15 minutes, and many kills take longer.
      const shown = await serverFigures({ ...site, token: await signIn(api.url, people[at]!.email) });
      const { model } = days[at]!;
      for (const key of new Set([...model.keys(), ...shown.keys()])) {
        if (model.get(key) === shown.get(key)) continue;
        proven.lost.push(`on the device ${key} = ${model.get(key)}, at the server ${shown.get(key)}`);
      }
    }
    const log = await readLog(
      databaseUrl,
      sites.flatMap(({ roomIds }) => roomIds),
      since,
    );
    proven.changes = log.changes;
    proven.doubled.push(...log.twice);
    if (log.changes > log.keys) proven.doubled.push(`${log.changes} changes of ${log.keys} keys`);
    if (log.changes < log.keys)
      proven.lost.push(`${log.changes} changes in the log, ${log.keys} keys say they saved`);
    for (const wire of wires) {
      proven.replays += wire.replays;
      const often = [...wire.applied].filter(([, count]) => count > 1);
      proven.doubled.push(...often.map(([what, count]) => `${what} was new work ${count} times`));
    }
    return proven;
  } finally {
    for (const wire of wires) await wire.close();
    await api.stop();
    await rm(folder, { recursive: true, maxRetries: 10 });
  }
}

function summed(days: FieldDay[]): RowsProven {
  const kills = new Map<StepName, number>();
  for (const day of days) {
    for (const [name, count] of day.kills) kills.set(name, (kills.get(name) ?? 0) + count);
  }
  const sum = (figure: (day: FieldDay) => number) => days.reduce((total, day) => total + figure(day), 0);
  return {
    kills,
    total: [...kills.values()].reduce((total, count) => total + count, 0),
    lost: days.flatMap(({ lost }) => lost),
    doubled: [],
    missed: days.flatMap(({ missed }) => missed),
    savedInTime: sum(({ savedInTime }) => savedInTime),
    notSaved: sum(({ notSaved }) => notSaved),
    writes: sum(({ troubles }) => troubles.writes),
    failed: sum(({ troubles }) => troubles.failed),
    unanswered: sum(({ troubles }) => troubles.unanswered),
    replays: 0,
    changes: 0,
  };
}
