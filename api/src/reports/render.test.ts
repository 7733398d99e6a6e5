import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Blob } from '../files/blobs.ts';
import { makeRenditions } from '../files/pictures.ts';
import { helpers, isAlive } from '../testing/processes.ts';
import type { ClaimSheetInput } from './claim-sheet-view.ts';
import { flooded, rendition, withPhotos } from './inspection/testing/flooded.ts';
import { smallPicture } from './inspection/testing/print.ts';
import { openPrinter, type Printer, type PrinterLimits, PrintFailed } from './render.ts';
import { basement } from './testing/basement.ts';

const opened: Printer[] = [];
const open = (limits?: Partial<PrinterLimits>) => {
  const printer = openPrinter(limits);
  opened.push(printer);
  return printer;
};
afterEach(() => Promise.all(opened.splice(0).map((printer) => printer.close())));

test('many sheets asked for at once are all printed, each its own', async () => {
  const printer = open({ processes: 2 });
  const sheets = await Promise.all(
    Array.from({ length: 8 }, (_, index) => printer.claimSheet({ ...basement, enquiry: index % 4 })),
  );
  for (const sheet of sheets) expect(sheet.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(sheets[0]!.equals(sheets[4]!)).toBe(true);
  expect(sheets[0]!.equals(sheets[1]!)).toBe(false);
});

test('data that cannot be drawn fails with the cause, and the next sheet prints', async () => {
  const printer = open();
  const broken = printer.claimSheet({ ...basement, printedAt: 'yesterday' });
  const next = printer.claimSheet(basement);
  await expect(broken).rejects.toThrow(/^The document cannot be drawn: RangeError/);
  expect((await next).length).toBeGreaterThan(10_000);
});

test('data that cannot go to a process fails, and the next sheet prints', async () => {
  const printer = open();
  const uncloneable = { ...basement, company: () => 'Harborline' } as unknown as ClaimSheetInput;
  await expect(printer.claimSheet(uncloneable)).rejects.toThrow('The data is not plain data.');
  expect((await printer.claimSheet(basement)).length).toBeGreaterThan(10_000);
});

test('a sheet that wants too much memory ends its process only, and the next sheet prints', async () => {
  const printer = open({ memoryMb: 64 });
  const huge = { ...basement, rows: { 24: { title: '🚰 '.repeat(5_000_000) } } };
  const failed = await printer.claimSheet(huge).catch((error) => error);
  expect(failed).toBeInstanceOf(PrintFailed);
  expect(failed.message).toBe('The printing process ended with SIGABRT.');
  expect(failed.cause.cause.message).toContain('JavaScript heap out of memory');
  expect((await printer.claimSheet(basement)).length).toBeGreaterThan(10_000);
}, 60_000);

/** The process that prints for this one. */
const printing = async () => {
  const [pid, ...others] = await helpers(process.pid, 'pdf-process');
  expect(others).toEqual([]);
  return pid!;
};
/** Pictures none of which comes before a test lets it. */
function heldPictures() {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const held = blobOf(async function* () {
    begun.resolve();
    await promise;
    yield smallPicture;
  });
  return { pictures: times(5, held), begun: begun.promise, letGo };
}

test('a process that is killed at its report prints it in the next one, the same to the byte', async () => {
  const printer = open();
  const [to, like] = [await path(), await path()];
  const { pictures, begun, letGo } = heldPictures();
  const report = printer.report(flooded, to, pictures);
  await begun;
  const pid = await printing();
  process.kill(pid, 'SIGKILL');
  letGo();
  await report;
  expect(await printing()).not.toBe(pid);
  await printer.report(flooded, like, times(5, small));
  expect((await readFile(to)).equals(await readFile(like))).toBe(true);
}, 30_000);

test('a report whose second process is killed too fails, and the next document prints', async () => {
  const printer = open();
  let begun = 0;
  const away = blobOf(async function* () {
    begun++;
    await new Promise(() => undefined);
    yield smallPicture;
  });
  const report = printer.report(flooded, await path(), times(5, away)).catch((error) => error);
  for (const nth of [1, 2]) {
    await expect.poll(() => begun, { timeout: 15_000 }).toBe(nth);
    process.kill(await printing(), 'SIGKILL');
  }
  expect(await report).toMatchObject({
    name: 'PrintFailed',
    message: 'The printing process ended with SIGKILL.',
  });
  expect((await printer.claimSheet(basement)).length).toBeGreaterThan(10_000);
}, 30_000);

test('a process that is killed just before it is asked harms no sheet', async () => {
  const printer = open();
  await printer.claimSheet(basement);
  process.kill(await printing(), 'SIGKILL');
  expect((await printer.claimSheet(basement)).length).toBeGreaterThan(10_000);
});

test('a process that hangs is killed when its time is over, and the next sheet prints', async () => {
  const printer = open({ timeMs: 4_000 });
  const warm = () => printer.claimSheet(basement).then(() => 'printed', String);
  await expect.poll(warm, { timeout: 20_000 }).toBe('printed');
  const pid = await printing();
  process.kill(pid, 'SIGSTOP');
  await expect(printer.claimSheet(basement)).rejects.toThrow('The document took longer than 4000 ms.');
  await expect.poll(() => isAlive(pid)).toBe(false);
  await expect.poll(warm, { timeout: 20_000 }).toBe('printed');
}, 60_000);

test('a sheet that takes too long fails', async () => {
  await expect(open({ timeMs: 1 }).claimSheet(basement)).rejects.toThrow(
    'The document took longer than 1 ms.',
  );
});

test('a process has none of the secrets of the server', async () => {
  process.env.TOKEN_SECRET = 'told to nobody';
  onTestFinished(() => {
    delete process.env.TOKEN_SECRET;
  });
  await open().claimSheet(basement);
  const names = (await readFile(`/proc/${await printing()}/environ`, 'utf8'))
    .split('\0')
    .map((line) => line.split('=')[0]);
  const own = ['', 'PATH', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'NODE_CHANNEL_FD'];
  expect(names.filter((name) => !own.includes(name!))).toEqual(['NODE_CHANNEL_SERIALIZATION_MODE']);
});

test('a server that is killed takes its process along, and signals to all of them end no print', async () => {
  const server = fork(new URL('./testing/printing-server.ts', import.meta.url), { execArgv: [] });
  onTestFinished(() => void server.kill('SIGKILL'));
  await once(server, 'message');
  const [pid] = await helpers(server.pid!, 'pdf-process');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(pid!, signal);
  await once(server, 'message');
  expect(await helpers(server.pid!, 'pdf-process')).toEqual([pid]);
  server.kill('SIGKILL');
  await expect.poll(() => isAlive(pid!), { timeout: 10_000 }).toBe(false);
}, 30_000);

/** The time a process may be without a job goes by when a test says so. */
function idling() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

test('a process without a job ends in time, and a sheet asked for while it ends is printed by the next', async () => {
  idling();
  const printer = open();
  const first = await printer.claimSheet(basement);
  const pid = await printing();
  vi.advanceTimersByTime(2_999);
  await printer.claimSheet(basement);
  vi.advanceTimersByTime(2_999);
  expect((await printer.claimSheet(basement)).equals(first)).toBe(true);
  expect(await printing()).toBe(pid);
  vi.advanceTimersByTime(3_000);
  expect((await printer.claimSheet(basement)).equals(first)).toBe(true);
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(await printing()).not.toBe(pid);
});

test('a process at its job is not without one', async () => {
  idling();
  const printer = open();
  await printer.claimSheet(basement);
  const pid = await printing();
  const sheets = [printer.claimSheet(basement), printer.claimSheet(basement)];
  vi.advanceTimersByTime(19_999);
  for (const sheet of await Promise.all(sheets)) expect(sheet.length).toBeGreaterThan(10_000);
  expect(await printing()).toBe(pid);
});

test('a process without work gives way to one of another kind', async () => {
  const printer = open();
  await printer.claimSheet(basement);
  const pid = await printing();
  const dir = await folder();
  await writeFile(join(dir, 'photo'), smallPicture);
  await makeRenditions(join(dir, 'photo'), { '320': join(dir, 'small'), '1600': join(dir, 'large') });
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect((await printer.claimSheet(basement)).length).toBeGreaterThan(10_000);
});

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'tidemark-render-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}
const path = async () => join(await folder(), 'report.pdf');

const blobOf = (read: () => AsyncIterable<Uint8Array>, size = smallPicture.length): Blob => ({
  size,
  read: () => Readable.from(read()),
});
const small = blobOf(async function* () {
  yield smallPicture.subarray(0, 100);
  yield smallPicture.subarray(100);
});
const times = (count: number, picture: Blob | null) => Array.from({ length: count }, () => picture);

test('a report reads its pictures one after the other and is then in its file', async () => {
  const asked: number[] = [];
  let reading = 0;
  const pictures = Array.from({ length: 30 }, (_, index) =>
    blobOf(async function* () {
      expect(++reading).toBe(1);
      asked.push(index);
      await setImmediate();
      yield smallPicture;
      reading--;
    }),
  );
  const to = await path();
  await open().report(withPhotos(30), to, pictures);
  expect(asked).toEqual(Array.from({ length: 30 }, (_, index) => index));
  expect((await readFile(to)).subarray(0, 8).toString()).toBe('%PDF-1.7');
});

test('a report is the same to the byte whatever was printed before it, of larger pictures too', async () => {
  const printer = open();
  const [first, other, again] = [await path(), await path(), await path()];
  await printer.report(flooded, first, times(5, small));
  const large = await rendition(0, { noise: 60 });
  expect(large.length).toBeGreaterThan(1_000_000);
  await printer.report(
    flooded,
    other,
    times(
      5,
      blobOf(async function* () {
        yield large;
      }, large.length),
    ),
  );
  await printer.report(flooded, again, times(5, small));
  expect((await readFile(again)).equals(await readFile(first))).toBe(true);
  expect((await readFile(other)).length).toBeGreaterThan(5 * large.length);
}, 30_000);

test('a picture that cannot be read fails its report with the cause, and the next document prints', async () => {
  const printer = open();
  const away = blobOf(async function* () {
    yield smallPicture;
    throw new Error('the bucket is away');
  });
  await expect(printer.report(flooded, await path(), times(5, away))).rejects.toThrow(/the bucket is away/);
  expect((await printer.claimSheet(basement)).length).toBeGreaterThan(10_000);
});

test('a picture longer than was said fails its report', async () => {
  const longer = blobOf(async function* () {
    yield Buffer.alloc(2_000_000);
  });
  await expect(open().report(flooded, await path(), times(5, longer))).rejects.toThrow(/RangeError/);
});

test('a report may take longer than its time as long as its pictures do not', async () => {
  const limit = 5000;
  const slow = blobOf(async function* () {
    await setTimeout(limit / 4);
    yield smallPicture;
  });
  const printer = open({ timeMs: limit });
  // Where the cores are busy, a new process may need all of its time to load.
  const warm = () => printer.claimSheet(basement).then(() => 'printed', String);
  await expect.poll(warm, { timeout: 20_000 }).toBe('printed');
  await printer.report(flooded, await path(), times(5, slow));
}, 40_000);

test('a report that cannot be written fails', async () => {
  await expect(open().report(flooded, '/nowhere/report.pdf', times(5, small))).rejects.toThrow(/ENOENT/);
});

test('a closed printer refuses, and what it had not printed fails', async () => {
  const printer = open();
  const unfinished = Promise.allSettled([printer.claimSheet(basement), printer.claimSheet(basement)]);
  await printer.close();
  for (const outcome of await unfinished) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(PrintFailed) });
  }
  await expect(printer.claimSheet(basement)).rejects.toThrow('The printer is closed.');
});
