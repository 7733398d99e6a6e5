import { readFile, rm } from 'node:fs/promises';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { flooded, rendition, withPhotos } from './inspection/testing/flooded.ts';
import { smallPicture } from './inspection/testing/print.ts';
import { basement } from './testing/basement.ts';
import { blobOf, open, path, pictureFile, small, times } from './testing/printing.ts';

test('render report: pictures, read one by one and all in the file', async () => {
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

test('render report: printed after larger pictures, the same bytes', async () => {
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

test('render report: a picture gone from the disk, the report fails with the cause and the next prints', async () => {
  const printer = open();
  const gone = await pictureFile(smallPicture);
  await rm(gone.path!);
  await expect(printer.report(flooded, await path(), times(5, gone))).rejects.toThrow(/ENOENT.*picture\.jpg/);
  await printer.report(flooded, await path(), times(5, await pictureFile(smallPicture)));
});

test('render report: an unreadable picture, the report fails with the cause and the next document prints', async () => {
  const printer = open();
  const away = blobOf(async function* () {
    yield smallPicture;
    throw new Error('the bucket is away');
  });
  await expect(printer.report(flooded, await path(), times(5, away))).rejects.toThrow(/the bucket is away/);
  expect((await printer.claimSheet(basement)).length).toBeGreaterThan(10_000);
});

test('render report: a picture longer than announced, the report fails', async () => {
  const longer = blobOf(async function* () {
    yield Buffer.alloc(2_000_000);
  });
  await expect(open().report(flooded, await path(), times(5, longer))).rejects.toThrow(/RangeError/);
});

test('render report: longer than its time limit, allowed as long as no picture is', async () => {
  const limit = 5000;
  const slow = blobOf(async function* () {
    await setTimeout(limit / 4);
    yield smallPicture;
  });
  const printer = open({ timeMs: limit });
  // On busy cores a new process may need all of its time to load.
  const warm = () => printer.claimSheet(basement).then(() => 'printed', String);
  await expect.poll(warm, { timeout: 20_000 }).toBe('printed');
  await printer.report(flooded, await path(), times(5, slow));
}, 40_000);

test('render report: no place to write, the report fails', async () => {
  await expect(open().report(flooded, '/nowhere/report.pdf', times(5, small))).rejects.toThrow(/ENOENT/);
});
