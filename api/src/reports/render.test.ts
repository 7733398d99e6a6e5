import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Blob } from '../files/blobs.ts';
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
  const printer = open({ threads: 2 });
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

test('data that cannot go to a thread fails, and the next sheet prints', async () => {
  const printer = open();
  const uncloneable = { ...basement, company: () => 'Harborline' } as unknown as ClaimSheetInput;
  await expect(printer.claimSheet(uncloneable)).rejects.toThrow('The data is not plain data.');
  expect((await printer.claimSheet(basement)).length).toBeGreaterThan(10_000);
});

test('a sheet that wants too much memory ends its thread only, and the next sheet prints', async () => {
  const printer = open({ memoryMb: 64 });
  const huge = { ...basement, rows: { 24: { title: '🚰 '.repeat(5_000_000) } } };
  await expect(printer.claimSheet(huge)).rejects.toThrow('The printing thread crashed.');
  expect((await printer.claimSheet(basement)).length).toBeGreaterThan(10_000);
}, 30_000);

test('a sheet that takes too long fails', async () => {
  await expect(open({ timeMs: 1 }).claimSheet(basement)).rejects.toThrow(
    'The document took longer than 1 ms.',
  );
});

/** The time a thread may be without a job goes by when a test says so; told is who was ended. */
function idling() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const terminated = vi.spyOn(Worker.prototype, 'terminate');
  onTestFinished(() => {
    terminated.mockRestore();
    vi.useRealTimers();
  });
  return terminated;
}

test('a thread without a job ends in time, and a sheet asked for while it ends is printed by the next', async () => {
  const terminated = idling();
  const printer = open();
  const first = await printer.claimSheet(basement);
  vi.advanceTimersByTime(4_999);
  await printer.claimSheet(basement);
  vi.advanceTimersByTime(4_999);
  expect(terminated).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(terminated).toHaveBeenCalledOnce();
  const next = await printer.claimSheet(basement);
  expect(next.equals(first)).toBe(true);
  await terminated.mock.results[0]!.value;
  expect((await printer.claimSheet(basement)).equals(first)).toBe(true);
  expect(terminated).toHaveBeenCalledOnce();
});

test('a thread at its job is not without one', async () => {
  const terminated = idling();
  const printer = open();
  await printer.claimSheet(basement);
  const sheets = [printer.claimSheet(basement), printer.claimSheet(basement)];
  vi.advanceTimersByTime(19_999);
  for (const sheet of await Promise.all(sheets)) expect(sheet.length).toBeGreaterThan(10_000);
  expect(terminated).not.toHaveBeenCalled();
});

async function path(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tidemark-render-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'report.pdf');
}

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
  // Where the cores are busy, a new thread may need all of its time to load.
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
