import { fork } from 'node:child_process';
import { once } from 'node:events';
import { photo } from '../api/src/testing/photo.ts';
import { startServer } from '../e2e/fixtures/server.ts';
import { poorLink } from './drain.ts';
import { type Figure, median, quantile, show } from './figure.ts';
import { treeCpu } from './pdf/tree-cpu.ts';
import type { Begin } from './upload/eight-uploads.ts';
import { type Office, openOffice } from './upload/office.ts';
import { alone, another } from './upload/pictures.ts';
import { memoryOf } from './upload/process.ts';

const goals = { cpu: 1.5, p99: 2, growth: 1.1 };
const rounds = 5;
const perRound = 4;
const turns = 5;
/** A p99 of some hundred is the third or fourth slowest, which measures the machine. */
const calls = 2_000;
const manyUploads = 1_000;
/** After this many uploads everything that loads once has loaded. */
const warm = 200;

type Bytes = Uint8Array<ArrayBuffer>;

/** Processor time of the whole server for an upload, and of the image library alone, in turn. */
async function measureCpu(office: Office, pid: number, bytes: Bytes): Promise<Figure> {
  for (let nth = 0; nth < 6; nth++) await office.upload(another(bytes));
  await alone(bytes, 6);
  const ratios: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const theirs = (await alone(bytes, perRound)) / perRound;
    const before = await treeCpu(pid);
    for (let nth = 0; nth < perRound; nth++) await office.upload(another(bytes));
    const our = ((await treeCpu(pid)) - before) / perRound;
    ours.push(our);
    ratios.push(our / theirs);
  }
  const ratio = median(ratios);
  const size = (bytes.length / 2 ** 20).toFixed(1);
  return {
    what: 'CPU time of an upload, against the image library alone',
    measured: `${median(ours).toFixed(0)} ms, ${ratio.toFixed(2)} times`,
    goal: { text: `at most ${goals.cpu} times`, met: ratio <= goals.cpu },
    note: `12 megapixels, ${size} MB; median of ${rounds} turns of ${perRound}; the server's process with all its threads, without the database's`,
  };
}

async function times(office: Office): Promise<number[]> {
  const taken: number[] = [];
  for (let nth = 0; nth < calls; nth++) taken.push(await office.read());
  return taken;
}

/** Where the eight photos come from: phones have their own processors, and here they share the server's two. */
const uploaders: { nice: number; mbit?: number; who: string }[] = [
  {
    nice: 19,
    who: 'from a process at the lowest priority, as phones take nothing of the server’s processor',
  },
  { nice: 0, mbit: poorLink.mbit, who: `over eight links of ${poorLink.mbit} Mbit/s` },
  { nice: 0, who: 'from a process that takes as much of the processor as the server does' },
];

/** How long another call takes while nothing else happens, and during eight constant uploads, in turn. */
async function measureOthers(
  office: Office,
  bytes: Bytes,
  { who, ...how }: (typeof uploaders)[number],
): Promise<Figure> {
  await times(office);
  const quiet: number[] = [];
  const busy: number[] = [];
  let uploads = 0;
  for (let turn = 0; turn < turns; turn++) {
    quiet.push(quantile(await times(office), 0.99));
    const uploading = fork(new URL('./upload/eight-uploads.ts', import.meta.url), {
      serialization: 'advanced',
    });
    uploading.send({ key: office.key, bytes, ...how } satisfies Begin);
    await once(uploading, 'message');
    busy.push(quantile(await times(office), 0.99));
    uploading.send('end');
    const [done] = (await once(uploading, 'message')) as [number];
    uploads += done;
  }
  const ratio = median(busy.map((ms, turn) => ms / quiet[turn]!));
  return {
    what: "Other calls' p99 while 8 uploads run",
    measured: `${median(quiet).toFixed(1)} ms to ${median(busy).toFixed(1)} ms, ${ratio.toFixed(1)} times`,
    goal: { text: `at most ${goals.p99} times`, met: ratio <= goals.p99 },
    note: `GET of an inspection, ${calls} times one after the other, median of ${turns} turns; ${uploads} uploads of 12 megapixels meanwhile, ${who}; all on one machine`,
  };
}

async function measureMemory(office: Office, pid: number, bytes: Bytes): Promise<Figure> {
  const held: number[] = [];
  for (let done = 0; done < manyUploads; done += 4) {
    await Promise.all(Array.from({ length: 4 }, () => office.upload(another(bytes))));
    if (done >= warm) held.push(await memoryOf(pid));
  }
  const half = held.length / 2;
  const [early, late] = [Math.max(...held.slice(0, half)), Math.max(...held.slice(half))];
  return {
    what: `Memory of the server over ${manyUploads.toLocaleString('en-US')} uploads`,
    measured: `${early.toFixed(0)} MB, then ${late.toFixed(0)} MB`,
    goal: { text: 'flat: at most a tenth more', met: late <= goals.growth * early },
    note: `four at a time; the most held in uploads ${warm} to ${(manyUploads + warm) / 2}, and in the rest`,
  };
}

/** What receiving a photo costs the server, and other callers meanwhile. Needs the built web app. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer();
  try {
    const office = await openOffice(server);
    const [large, small] = [await photo(12), await photo(1)];
    const cpu = await measureCpu(office, server.pid(), large);
    const others: Figure[] = [];
    for (const uploader of uploaders) others.push(await measureOthers(office, large, uploader));
    return [cpu, ...others, await measureMemory(office, server.pid(), small)];
  } finally {
    await server.stop();
  }
}

if (import.meta.main) show(await measure());
