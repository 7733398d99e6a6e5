import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { ClaimSheetInput } from './claim-sheet-view.ts';
import { flooded, rendition } from './inspection/testing/flooded.ts';
import { smallPicture } from './inspection/testing/print.ts';
import { PrintFailed } from './render.ts';
import { basement } from './testing/basement.ts';
import { blobOf, open, path, pictureFile } from './testing/printing.ts';

test('render: many sheets at once, each printed correctly', async () => {
  const printer = open();
  const sheets = await Promise.all(
    Array.from({ length: 8 }, (_, index) => printer.claimSheet({ ...basement, enquiry: index % 4 })),
  );
  for (const sheet of sheets) expect(sheet.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(sheets[0]!.equals(sheets[4]!)).toBe(true);
  expect(sheets[0]!.equals(sheets[1]!)).toBe(false);
});

test('render: data that cannot be drawn fails with the cause and the next sheet prints', async () => {
  const printer = open();
  const broken = printer.claimSheet({ ...basement, printedAt: 'yesterday' });
  const next = printer.claimSheet(basement);
  await expect(broken).rejects.toThrow(/^The document cannot be drawn: RangeError/);
  expect((await next).length).toBeGreaterThan(10_000);
});

test('render: data that cannot be sent to a process fails and the next sheet prints', async () => {
  const printer = open();
  const uncloneable = { ...basement, company: () => 'Harborline' } as unknown as ClaimSheetInput;
  await expect(printer.claimSheet(uncloneable)).rejects.toThrow('The data is not plain data.');
  expect((await printer.claimSheet(basement)).length).toBeGreaterThan(10_000);
});

test('render: a sheet that takes too long fails', async () => {
  await expect(open({ timeMs: 1 }).claimSheet(basement)).rejects.toThrow(
    'The document took longer than 1 ms.',
  );
});

test('render: a closed printer refuses new sheets and fails the unfinished ones', async () => {
  const printer = open();
  const unfinished = Promise.allSettled([printer.claimSheet(basement), printer.claimSheet(basement)]);
  await printer.close();
  for (const outcome of await unfinished) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(PrintFailed) });
  }
  await expect(printer.claimSheet(basement)).rejects.toThrow('The printer is closed.');
});

test('render: pictures on this machine, not through the server, the same bytes', async () => {
  const printer = open();
  const [here, there] = [await path(), await path()];
  // The first and last are smaller than those between.
  const bytes = [smallPicture, ...(await Promise.all([0, 1, 2].map((nth) => rendition(nth)))), smallPicture];
  const through = bytes.map((one) =>
    blobOf(async function* () {
      yield one;
    }, one.length),
  );
  await printer.report(flooded, here, await Promise.all(bytes.map(pictureFile)));
  await printer.report(flooded, there, through);
  expect((await readFile(here)).equals(await readFile(there))).toBe(true);
}, 30_000);
