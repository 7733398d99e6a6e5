import { once } from 'node:events';
import { appendFile, glob, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiProcess, apiProcess } from '../server/api-process.ts';
import { writersPerSite } from '../server/changes.ts';
import { countApplied } from '../server/count-applied.ts';
import { openSite, readSite, type Site } from '../server/site.ts';
import { Writer } from '../server/writer.ts';
import { admin, adminOk, folderOf } from './admin.ts';
import { compare, readContents } from './contents.ts';
import { uploadPhotos } from './photos.ts';

type Env = { DATA_DIR: string } & Record<string, string>;

/** A database and a data folder, and access to them from outside. */
export interface Ground {
  name: string;
  env: Env;
  /** The database while a process runs it. */
  databaseUrl(): Promise<string>;
}

export interface Proof {
  from: Ground;
  /** Empty places, each restored into once. */
  empty: () => Promise<Ground>;
  /** The folder of back-ups. */
  to: string;
  /** Photos that exist before, and made-up projects with their inspections beside the demo's. */
  photos: number;
  projects: number;
  say(line: string): void;
}

const people = [
  ['technician@demo.tidemark.example', 1],
  ['technician2@demo.tidemark.example', 2],
] as const;
const audited = ['claim-sheet-changed', 'room-added', 'inspection-changed', 'file-added'] as const;
const technicians = 200;

/** Backs a server up during writes and after them, restores both elsewhere and compares. @returns complaints */
export async function proveBackUp(proof: Proof): Promise<string[]> {
  const { from, say } = proof;
  const complaints: string[] = [];
  const api = await apiProcess(from.env);
  api.launch();
  await api.ready();
  if (proof.projects > 0)
    await adminOk(
      from.env,
      ...['seed', '--projects', `${proof.projects}`, '--technicians', `${technicians}`, '--into-existing'],
    );
  const sites: Site[] = [];
  for (const [email, project] of people) sites.push(await openSite(api.url, email, project));
  await uploadPhotos(sites[0]!, (count) => count < proof.photos);
  const before = await countApplied(await from.databaseUrl());

  const busy = await backUpWhileWritten(proof, sites);
  say(`${from.name}: backed up in ${busy.ms} ms while ${busy.during} changes were acknowledged`);
  const [quiet, quietMs] = await timed(() => adminOk(from.env, 'back-up', '--to', proof.to));
  const size = await sizeOf(folderOf(quiet));
  say(
    `${from.name}: backed up in ${quietMs} ms while nobody wrote: ${size.tables} MB of tables, ${size.files} MB of files`,
  );
  if (!/; [1-9]\d* of them shared with the back-up before/.test(quiet.out))
    complaints.push(`the second back-up shares no file with the first: ${quiet.out}`);
  const was = await readContents(await from.databaseUrl(), from.env.DATA_DIR);
  complaints.push(...(await refusals(proof, folderOf(quiet))));
  await api.stop();

  const same = await proof.empty();
  const rows = await restoreCutOff(same, folderOf(quiet));
  say(`${same.name}: restored in ${rows.ms} ms`);
  const again = await startOn(same);
  const is = await readContents(await same.databaseUrl(), same.env.DATA_DIR);
  complaints.push(...compare(was, is).map((what) => `${same.name}: ${what}`));
  await again.stop();
  say(
    `${same.name}: ${was.tables.size} tables with ${[...was.tables.values()].flat().length} rows and ${was.files.size} files ` +
      `compared, ${rows.killed ? 'after a restore that was killed in its middle' : 'the restore ended before it was killed'}`,
  );

  const earlier = await proof.empty();
  await adminOk(earlier.env, 'restore', '--from', busy.folder);
  const restored = await startOn(earlier);
  const lost = await lostOf(sites, restored.url, busy.acknowledged);
  const now = await countApplied(await earlier.databaseUrl());
  const changes = audited.reduce(
    (sum, action) => sum + (now.audited.get(action) ?? 0) - (before.audited.get(action) ?? 0),
    0,
  );
  complaints.push(...lost);
  if (changes !== now.keys - before.keys)
    complaints.push(`${now.keys - before.keys} keys with an answer and ${changes} changes in the audit log`);
  await restored.stop();
  await adminOk(earlier.env, 'verify-files');
  say(
    `${earlier.name}: the one made while it was written to has ${changes} changes, each with its key and its row in the log; ` +
      `${lost.length} of those acknowledged before it are lost`,
  );
  complaints.push(...[...api.errors, ...again.errors, ...restored.errors]);
  return complaints;
}

async function startOn({ env }: Ground): Promise<ApiProcess> {
  const api = await apiProcess({ ...env, TIDEMARK_DEMO: 'off' });
  api.launch();
  await api.ready();
  return api;
}

interface Busy {
  folder: string;
  ms: number;
  /** What the writers had acknowledged when it began: each place's last value and how often it had been set. */
  acknowledged: Map<string, number>;
  during: number;
}

async function backUpWhileWritten({ from, to }: Proof, sites: Site[]): Promise<Busy> {
  const writers = sites.flatMap((site, at) =>
    Array.from({ length: writersPerSite }, (_, of) => new Writer(site, at * writersPerSite + of)),
  );
  const count = () =>
    writers.reduce(
      (sum, { acknowledged }) => sum + Object.values(acknowledged).reduce((a, b) => a + b, 0),
      0,
    );
  let goesOn = true;
  const all = Promise.all([
    ...writers.map((writer) => writer.run(async () => undefined)),
    uploadPhotos(sites[1]!, () => goesOn),
  ]);
  // Handled below; until then one's error must not end the process.
  const failed = all.then(
    () => undefined,
    (error: Error) => error,
  );
  while (count() < 60) await Promise.race([failed, new Promise((soon) => setTimeout(soon, 20))]);
  const acknowledged = new Map<string, number>();
  for (const { known } of writers)
    for (const [place, value] of known) acknowledged.set(place, newness(place, value));
  const began = performance.now();
  const atStart = count();
  const said = await adminOk(from.env, 'back-up', '--to', to);
  const during = count() - atStart;
  goesOn = false;
  for (const writer of writers) writer.stop();
  const error = await failed;
  if (error) throw error;
  return { folder: folderOf(said), ms: Math.round(performance.now() - began), acknowledged, during };
}

/** A writer counts up: a later value of its place has a greater number. */
const newness = (place: string, value: string | number) =>
  place.startsWith('room ') ? 1 : Number(String(value).split(' ').at(-1));

/** What was acknowledged before the back-up began must be in it, or a later value of the same writer. */
async function lostOf(sites: Site[], url: string, acknowledged: Busy['acknowledged']): Promise<string[]> {
  const lost: string[] = [];
  const shown = new Map<string, string | number>();
  for (const [at, site] of sites.entries()) {
    const [email, project] = people[at]!;
    const { token } = await openSite(url, email, project);
    for (const [place, value] of await readSite({ ...site, url, token })) shown.set(place, value);
  }
  for (const [place, newest] of acknowledged) {
    const value = shown.get(place);
    if (value === undefined || newness(place, value) < newest) lost.push(`lost: ${place}, shown: ${value}`);
  }
  return lost;
}

/** Kills a restore in the middle, then runs one to its end: leftovers of the first must not block it. */
async function restoreCutOff({ env }: Ground, folder: string): Promise<{ killed: boolean; ms: number }> {
  const { child, said } = admin(env, 'restore', '--from', folder);
  const begun = once(child.stdout!, 'data').then(() => new Promise((soon) => setTimeout(soon, 700)));
  await Promise.race([begun, said]);
  child.kill('SIGKILL');
  const { code } = await said;
  if (code === 0) return { killed: false, ms: 0 };
  const [again, ms] = await timed(() => admin(env, 'restore', '--from', folder).said);
  // The tables come last, in one step: if they exist, it was killed after its work.
  if (again.err.includes('The database has tables already.')) return { killed: false, ms: 0 };
  if (again.code !== 0) throw new Error(`restore ended with ${again.code}:\n${again.out}${again.err}`);
  return { killed: true, ms };
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  const done = await work();
  return [done, Math.round(performance.now() - began)];
}

/** A back-up's size on disk, in MB. */
async function sizeOf(folder: string): Promise<{ tables: string; files: string }> {
  const bytes = { tables: 0, files: 0 };
  for (const kind of ['tables', 'files'] as const)
    for await (const name of glob(`${kind}/**`, { cwd: folder })) {
      const of = await stat(join(folder, name));
      if (of.isFile()) bytes[kind] += of.size;
    }
  return { tables: (bytes.tables / 1e6).toFixed(1), files: (bytes.files / 1e6).toFixed(1) };
}

/** Each must be refused with a sentence, and leave the empty place empty. */
async function refusals({ from, empty }: Proof, folder: string): Promise<string[]> {
  const complaints: string[] = [];
  async function refused(what: string, env: Env, sentence: string): Promise<void> {
    const { code, err } = await admin(env, 'restore', '--from', folder).said;
    if (code !== 2 || !err.includes(sentence)) complaints.push(`${what}: ${code} ${err}`);
  }
  await refused('into the place itself', from.env, 'The database has tables already.');
  const place = await empty();
  for (const path of ['tables/audit_log.copy.gz', 'SHA256SUMS', await someFile(folder)]) {
    const at = join(folder, path);
    const whole = await readFile(at);
    // A new file, because back-ups share files.
    await rename(at, `${at}.whole`);
    await writeFile(at, whole);
    await appendFile(at, 'x');
    await refused(`${path} longer`, place.env, `${path} is not as it was written`);
    await rm(at);
    await refused(`without ${path}`, place.env, `${path} is not as it was written`);
    await rename(`${at}.whole`, at);
  }
  const left = await readdir(place.env.DATA_DIR);
  if (left.length > 0) complaints.push(`a refused restore left ${left.join(', ')}`);
  return complaints;
}

async function someFile(folder: string): Promise<string> {
  const [two] = await readdir(join(folder, 'files'));
  const [key] = await readdir(join(folder, 'files', two!));
  return `files/${two}/${key}`;
}
