import { once } from 'node:events';
import { readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import sharp from 'sharp';
import { type Server, startServer } from '../e2e/fixtures/server.ts';
import { multiplyPhotos } from '../e2e/steps/many-photos.ts';
import { type Figure, show } from './figure.ts';
import { type Key, openOffice } from './upload/office.ts';

const photos = 500;
/** Photos with bytes of their own; the ZIP holds each many times, and reads it anew each time. */
const different = 8;
/** Megabytes that the server may hold more than a first download took. */
const limit = 40;
const slow = { bytes: 200_000_000, pauseMs: 50, each: 1_000_000 };

/** A camera's photo of about 4 MB. */
const photo = (nth: number) =>
  sharp({
    create: {
      ...{ width: 2400, height: 1800, channels: 3, background: { r: 90 + nth * 10, g: 110, b: 120 } },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

const statusOf = (pid: number) => readFile(`/proc/${pid}/status`, 'utf8');
const megabytes = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)![1]) / 1024;
const held = async (pid: number) => megabytes(await statusOf(pid), 'VmRSS');
/** Megabytes at the highest while this ran. */
async function peakDuring(pid: number, run: () => Promise<void>): Promise<number> {
  // From here on the high-water mark is a new one (proc(5)).
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  await run();
  return megabytes(await statusOf(pid), 'VmHWM');
}

/** Stored files a process has open. */
async function openFiles(pid: number): Promise<number> {
  const all = await readdir(`/proc/${pid}/fd`);
  const targets = await Promise.all(all.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.includes('/blobs/')).length;
}

async function zipOf({ url, token, inspectionId }: Key): Promise<IncomingMessage> {
  const headers = { Authorization: `Bearer ${token}` };
  const ask = async (path: string) => (await (await fetch(`${url}/api/v1${path}`, { headers })).json()).data;
  const { inspection } = await ask(`/inspections/${inspectionId}`);
  const { evidence } = await ask(`/projects/${inspection.projectId}/evidence-files`);
  const [answer] = await once(get(new URL(evidence.url, url)), 'response');
  if (answer.statusCode !== 200) throw new Error(`The ZIP was answered with ${answer.statusCode}.`);
  return answer;
}

/** Reads so many bytes, or all, and then goes. @returns how many came */
async function download(key: Key, most: number, pauseMs = 0): Promise<number> {
  const zip = await zipOf(key);
  let [read, since] = [0, 0];
  for await (const piece of zip) {
    read += piece.length;
    since += piece.length;
    if (read >= most) break;
    if (pauseMs === 0 || since < slow.each) continue;
    since = 0;
    await after(pauseMs);
  }
  zip.destroy();
  return read;
}

async function measureAt(server: Server): Promise<Figure[]> {
  const office = await openOffice(server);
  for (let nth = 0; nth < different; nth++) await office.upload(new Uint8Array(await photo(nth)));
  await multiplyPhotos(server, office.key.inspectionId, photos);
  const pid = server.pid();
  const idle = await held(pid);
  // What the first one takes is code and buffers, not the ZIP.
  await download(office.key, 100_000_000);
  const base = await held(pid);
  let size = 0;
  const whole = await peakDuring(pid, async () => {
    size = await download(office.key, Number.POSITIVE_INFINITY);
  });
  const slowly = await peakDuring(
    pid,
    async () => void (await download(office.key, slow.bytes, slow.pauseMs)),
  );
  const gone = await peakDuring(pid, async () => {
    for (let nth = 0; nth < 5; nth++) await download(office.key, size / 10);
    for (let turn = 0; turn < 100 && (await openFiles(pid)) > 0; turn++) await after(100);
  });
  const left = await openFiles(pid);
  const row = (what: string, peak: number, isMore = true): Figure => ({
    what,
    measured: `${Math.round(peak)} MB, ${Math.round(peak - base)} more than before`,
    goal: { text: `at most ${limit} MB more`, met: peak - base <= limit && isMore },
    note: `the server's highest VmRSS; ${Math.round(base)} MB before, after 100 MB of a first one, ${Math.round(idle)} before that; files on the disk; load ${loadavg()[0]!.toFixed(1)}`,
  });
  return [
    row(`ZIP of ${photos} photos, ${(size / 1e9).toFixed(2)} GB, as fast as it is read`, whole),
    row(`The same, its first ${slow.bytes / 1e6} MB read at no more than 20 MB a second`, slowly),
    row(`Five readers gone after a tenth; ${left} stored files still open`, gone, left === 0),
  ];
}

/** What the server holds while it streams all evidence of a large job. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer();
  try {
    return await measureAt(server);
  } finally {
    await server.stop();
  }
}

if (import.meta.main) show(await measure());
