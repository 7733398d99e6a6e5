import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { progressive, withoutEnd } from '../testing/odd-pictures.ts';
import { picture } from '../testing/pictures.ts';
import type { Asked, Told } from './picture-process.ts';
import { makeRenditions, type UnfitPicture } from './pictures.ts';

// Picture processes have low priority, so a busy machine leaves them little.
vi.setConfig({ testTimeout: 180_000 });

let dir: string;
let good: string;
beforeAll(async () => {
  // A test controls the idle timeout.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  dir = await mkdtemp(join(tmpdir(), 'tidemark-renditions-'));
  good = join(dir, 'good');
  await writeFile(good, await picture());
});
afterAll(async () => {
  vi.useRealTimers();
  await rm(dir, { recursive: true });
});

const outputs = (nth: number | string) => ({
  '320': join(dir, `${nth}.320`),
  '1600': join(dir, `${nth}.1600`),
});
async function made(nth: number | string) {
  await makeRenditions(good, outputs(nth));
  const bytes = await readFile(outputs(nth)['320']);
  return bytes.toString('latin1', 8, 12) === 'WEBP';
}
/** This process's picture processes, with their niceness and memory in kilobytes. */
function processes() {
  const list = execFileSync('ps', ['-o', 'pid=,nice=,rss=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  return [...list.matchAll(/^ *(\d+) +(-?\d+) +(\d+) .*picture-process/gm)].map(([, pid, nice, held]) => ({
    pid: Number(pid),
    nice: Number(nice),
    held: Number(held),
  }));
}

test('pictures: many requests, made by one low-priority process that is replaced in time', async () => {
  expect(await made('first')).toBe(true);
  const [first, ...others] = processes();
  expect(others).toEqual([]);
  expect(first!.nice).toBe(Math.min(getPriority() + 10, 19));
  const all = await Promise.all(Array.from({ length: 250 }, (_, nth) => made(nth)));
  expect(all.filter((one) => !one)).toEqual([]);
  await expect.poll(() => processes().map(({ pid }) => pid)).not.toContain(first!.pid);
  expect(processes().length).toBeLessThanOrEqual(1);
});

test('pictures: its process is killed at work, no picture is lost', async () => {
  await made('before');
  const all = Array.from({ length: 12 }, (_, nth) => made(`killed-${nth}`));
  process.kill(processes()[0]!.pid, 'SIGKILL');
  expect((await Promise.all(all)).filter((one) => !one)).toEqual([]);
});

test('pictures: its process is killed just before a request, no picture is lost', async () => {
  await made('before');
  process.kill(processes()[0]!.pid, 'SIGKILL');
  expect(await made('asked')).toBe(true);
});

test('pictures: a process without work ends in time, and the next one makes what is requested meanwhile', async () => {
  await made('last');
  const { pid } = processes()[0]!;
  vi.advanceTimersByTime(2_999);
  expect(await made('in time')).toBe(true);
  expect(processes()).toMatchObject([{ pid }]);
  vi.advanceTimersByTime(3_000);
  const ending = processes().map((one) => one.pid);
  expect(ending).toEqual([pid]);
  expect(await made('while it ends')).toBe(true);
  await expect.poll(() => processes().map((one) => one.pid)).not.toContain(pid);
  expect(processes()).toHaveLength(1);
});

test('pictures: a process at work for long, not treated as idle', async () => {
  await made('before');
  const all = Array.from({ length: 20 }, (_, nth) => made(`long-${nth}`));
  const { pid } = processes()[0]!;
  vi.advanceTimersByTime(60_000);
  expect(await Promise.all(all)).not.toContain(false);
  expect(processes()).toMatchObject([{ pid }]);
});

test('pictures: a broken picture, reported, and the next one is made', async () => {
  const broken = join(dir, 'broken');
  await copyFile(good, broken);
  await writeFile(broken, (await readFile(good)).subarray(0, 200));
  await expect(makeRenditions(broken, outputs('broken'))).rejects.toMatchObject({ fault: 'cut-to-nothing' });
  expect(await made('after')).toBe(true);
});

// Whether the image library or the process gives up first is up to the machine, unless it is memory that is short.
test.each([
  ['memory, its process ends', { most: 200 * 1024 * 1024, seconds: 300 }, 1, true],
  ['time', { seconds: 1 }, 40, false],
] as const)(
  'pictures: a picture that takes more than allowed of %s, the photo is kept and others lose nothing',
  async (_, limits, scans, ends) => {
    const large = join(dir, 'large');
    await writeFile(large, await progressive(12_000, 9000, scans));
    await made('before');
    const { pid } = processes()[0]!;
    const all = Promise.all([
      made('beside'),
      makeRenditions(large, outputs('large'), limits),
      made('behind'),
    ]);
    expect(await all).toEqual([true, 'unshown', true]);
    if (ends) expect(processes().map((one) => one.pid)).not.toContain(pid);
  },
);

test('pictures: an incomplete picture that takes more than allowed, refused', async () => {
  const large = join(dir, 'large');
  await writeFile(large, withoutEnd(await progressive(12_000, 9000)));
  const asked = makeRenditions(large, outputs('large'), { most: 200 * 1024 * 1024 });
  await expect(asked).rejects.toMatchObject({ fault: 'cut-to-nothing' });
});

test.each([
  ['there', 'kept', (bytes: Uint8Array) => bytes, 'unshown'],
  ['missing', 'damaged', withoutEnd, 'damaged'],
] as const)(
  'pictures: with its end %s, one that ends two processes is %s; those waiting are made',
  async (_, __, of, said) => {
    const large = join(dir, 'large');
    await writeFile(large, of(await progressive(12_000, 9000, 40)));
    const asked = makeRenditions(large, outputs('large')).catch(({ fault }: UnfitPicture) => fault);
    const others: Promise<boolean>[] = [];
    const killed: number[] = [];
    await expect
      .poll(
        () => {
          for (const { pid, held } of processes()) {
            if (killed.includes(pid) || held < 200_000) continue;
            killed.push(pid);
            others.push(made(`at-hand-${pid}`), made(`beside-${pid}`));
            process.kill(pid, 'SIGKILL');
          }
          return killed.length;
        },
        { timeout: 60_000, interval: 5 },
      )
      .toBe(2);
    expect(await asked).toBe(said);
    expect(await Promise.all(others)).toEqual([true, true, true, true]);
  },
);

test('pictures: a picture whose time other work used up, not called damaged', async () => {
  const photo = join(dir, 'photo');
  await writeFile(
    photo,
    await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#7a5c3e' } })
      .jpeg({ progressive: true })
      .toBuffer(),
  );
  const child = fork(join(import.meta.dirname, 'picture-process.ts'), { execArgv: [] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const seconds = 2;
  let nth = 0;
  // It may finish before it is stopped; the next one does not.
  await expect
    .poll(
      async () => {
        const to = outputs(`starved-${nth++}`);
        let told: Told | undefined;
        const telling = (async () => {
          while (!told) {
            const [one] = (await once(child, 'message')) as [Told];
            if (one.isRight === undefined) told = one;
          }
        })();
        child.send({ id: nth, original: photo, to, seconds } satisfies Asked);
        // On a busy machine its time may be over before the file is begun.
        const isAtIt = () => told !== undefined || existsSync(to['1600']);
        await expect.poll(isAtIt, { interval: 1, timeout: 10_000 }).toBe(true);
        if (!told) {
          child.kill('SIGSTOP');
          const stopped = performance.now();
          const longer = seconds * 1_000 + 50;
          await expect.poll(() => performance.now() - stopped, { timeout: 4_000 }).toBeGreaterThan(longer);
          child.kill('SIGCONT');
        }
        await telling;
        return told;
      },
      { timeout: 15_000 },
    )
    .toMatchObject({ starved: true, error: expect.stringMatching(/^had the processor for 0\.\d s of 2 s$/) });
});

/** A slow picture, decoded in full. */
async function large() {
  const path = join(dir, 'large');
  const flat = { create: { width: 5000, height: 4000, channels: 3, background: '#7a5c3e' } } as const;
  await writeFile(path, await sharp(flat).png({ progressive: true, compressionLevel: 1 }).toBuffer());
  return path;
}

test('pictures: a process ends over a picture, those waiting with it are made one by one', async () => {
  const bad = makeRenditions(await large(), outputs('bad'));
  const others = ['one', 'two'].map((nth) => made(`beside-${nth}`));
  process.kill(processes()[0]!.pid, 'SIGKILL');
  expect(await bad).toBe(null);
  expect(await Promise.all(others)).toEqual([true, true]);
});

test('pictures: a thumbnail does not wait for a panorama in progress', async () => {
  await made('before');
  let isDone = false;
  const panorama = makeRenditions(await large(), outputs('panorama')).then(() => {
    isDone = true;
  });
  expect(await made('thumbnail')).toBe(true);
  expect(isDone).toBe(false);
  await panorama;
});
