import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from '../fixtures/server.ts';
import { firstInspection } from '../steps/open-inspection.ts';
import { cameraPhoto } from '../steps/pictures.ts';
import { readZip } from '../steps/read-zip.ts';
import { type MadePhoto, makePhotos } from './evidence/make-photos.ts';
import { downloadCut } from './packages/download.ts';
import { packagesOf } from './packages/packages-of.ts';
import { uploadPhotos } from './packages/upload-photos.ts';
import { openPhone } from './rows/phone.ts';

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '500' },
    megabytes: { type: 'string', default: '1' },
    kills: { type: 'string', default: '5' },
    cuts: { type: 'string', default: '7' },
  },
});
const [count, megabytes, kills, cuts] = [values.photos, values.megabytes, values.kills, values.cuts].map(
  Number,
) as [number, number, number, number];
/** Photos of the first package, which warms the server up. */
const few = 20;
/** Megabytes that the server may hold more than before, whatever a package weighs: what is thrown away between two collections. */
const mostMore = 60;

/**
 * A package of hundreds of photos: the server's memory stays as it was, its download is cut and resumed through a link, every
 * hash is that of the manifest and of the original, and the server is killed while it builds: each package is there once, whole.
 */
const began = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'tidemark-packages-'));
const server = await startServer();
const wrong: string[] = [];

/** Megabytes of the server at its highest while this ran (proc(5)). */
async function peakDuring<T>(run: () => Promise<T>): Promise<[T, number, number]> {
  const pid = server.pid();
  const megabytesOf = async (name: string) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)![1]) / 1024);
  };
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const before = await megabytesOf('VmRSS');
  const done = await run();
  return [done, await megabytesOf('VmHWM'), before];
}

async function projectOf(photos: readonly MadePhoto[]) {
  const inspection = await firstInspection(server.url);
  await uploadPhotos(server.url, inspection.id, photos);
  return packagesOf(server.url, inspection.projectId);
}
type Packages = Awaited<ReturnType<typeof projectOf>>;

/** Downloads the parts of a package through its link, and compares what is in them. */
async function check(packages: Packages, id: string, photos: readonly MadePhoto[]): Promise<number> {
  const { share } = await packages.link(id);
  const answer = await fetch(`${server.url}/api/v1/packages/${id}?share=${share}`);
  const { data } = (await answer.json()) as { data: Awaited<ReturnType<Packages['read']>> };
  const found = new Map<string, string>();
  let manifest = '';
  let resumed = 0;
  for (const { url, size, sha256, number } of data.files) {
    const path = join(folder, 'package.zip');
    const got = await downloadCut(`${server.url}${url}`, path, { size, sha256, cuts });
    resumed += got.resumed;
    if (got.sha256 !== sha256) wrong.push(`part ${number} of ${id} has another hash`);
    for await (const { name, sha256: hash, bytes } of readZip(path)) {
      if (name === 'manifest.csv') manifest = String(await bytes());
      else found.set(name, hash);
    }
    await rm(path);
  }
  for (const [name, sha256] of found)
    if (!manifest.includes(`${name},${sha256},`)) wrong.push(`${name} has another hash in the manifest`);
  const hashes = new Set(found.values());
  for (const { name, sha256 } of photos) if (!hashes.has(sha256)) wrong.push(`${name} is not in ${id}`);
  await packages.revoke(id);
  const revoked = await fetch(`${server.url}${data.files[0]!.url}`);
  if (revoked.status !== 404) wrong.push(`a revoked link was answered with ${revoked.status}`);
  return resumed;
}

/** Kills the server at another moment of each build. */
async function killWhileBuilding(packages: Packages, ms: number): Promise<void> {
  const before = await packages.list();
  for (let nth = 0; nth < kills; nth++) {
    const id = await packages.make();
    await after((ms * (nth + 0.5)) / kills);
    const { state } = await packages.read(id);
    await server.kill();
    await server.restart();
    const { files } = await packages.built(id);
    if (files.length === 0) wrong.push(`${id} has no parts`);
    say(`kill ${nth + 1} of ${kills}, while it was ${state}: there once, ${files.length} part(s)`);
  }
  const there = await packages.list();
  if (there.length !== before.length + kills) wrong.push(`${there.length} packages after ${kills} kills`);
}

try {
  const camera = await openPhone(join(folder, 'camera'));
  const { buffer } = await cameraPhoto(camera.page, 'one.jpg', 400);
  await camera.close();
  const photos = await makePhotos(folder, buffer, count, megabytes * 1024 ** 2);
  const first = await projectOf(photos.slice(0, few));
  // Warms the server up.
  await first.built(await first.make());
  const packages = await projectOf(photos);
  say(`${count} photos of ${megabytes} MB uploaded, ${Math.round((performance.now() - began) / 1000)} s`);
  const built = performance.now();
  const [{ id }, most, before] = await peakDuring(async () => packages.built(await packages.make()));
  const ms = performance.now() - built;
  const [resumed, serving, idle] = await peakDuring(() => check(packages, id, photos));
  say(`built in ${Math.round(ms / 1000)} s; the server held ${before} MB before and at most ${most} MB,`);
  say(`${idle} MB and at most ${serving} MB while it was downloaded, cut and resumed ${resumed} times`);
  for (const more of [most - before, serving - idle])
    if (more > mostMore) wrong.push(`the server held ${more} MB more than before`);
  await killWhileBuilding(packages, ms);
  const last = (await packages.list())[0]!;
  await check(packages, last.id, photos);
  for (const what of wrong) say(what);
  say(
    `proof:packages ${wrong.length > 0 ? 'FAILED' : 'passed'}: ${count} photos of ${megabytes} MB in a package, ${most - before} MB more ` +
      `memory while it was built and ${serving - idle} while it was downloaded, cut and resumed ${resumed} times, ` +
      `${kills} kills of the server while it was built; ` +
      `${wrong.length} wrong, ${Math.round((performance.now() - began) / 1000)} s`,
  );
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
