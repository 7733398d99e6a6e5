import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Abandoned, type TurnTaker } from '../files/take-turns.ts';
import { helpers } from '../testing/processes.ts';
import { flooded } from './inspection/testing/flooded.ts';
import { smallPicture } from './inspection/testing/print.ts';
import { deliveries } from './render.ts';
import { basement } from './testing/basement.ts';
import { blobOf, open, path, small, times } from './testing/printing.ts';

const asker = (who: string, signal = new AbortController().signal): TurnTaker => ({ who, signal });

/** A report's pictures that a test releases. */
function held() {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  let times = 0;
  const picture = blobOf(async function* () {
    times++;
    begun.resolve();
    await promise;
    yield smallPicture;
  });
  const pictures = Array.from({ length: 5 }, () => picture);
  return { pictures, begun: begun.promise, letGo, asked: () => times };
}

test("printing turns: a document waits for no report, a person's report for no other person's, a delivery for neither", async () => {
  const printer = open();
  const [a, b] = [held(), held()];
  const reports = [
    printer.report(flooded, await path(), a.pictures, asker('a')),
    printer.report(flooded, await path(), b.pictures, asker('b')),
  ];
  await Promise.all([a.begun, b.begun]);
  expect((await printer.claimSheet(basement, asker('c'))).length).toBeGreaterThan(10_000);
  expect((await printer.claimSheet(basement, asker(deliveries))).length).toBeGreaterThan(10_000);
  const to = await path();
  await printer.report(flooded, to, times(5, small), asker(deliveries));
  expect((await readFile(to)).subarray(0, 8).toString()).toBe('%PDF-1.7');
  a.letGo();
  b.letGo();
  await Promise.all(reports);
});

test("printing turns: deliveries printing one report after another, hold nobody's place and each gets its own", async () => {
  const printer = open();
  const delivering = held();
  const many = Array.from({ length: 3 }, async () =>
    printer.report(flooded, await path(), delivering.pictures, asker(deliveries)),
  );
  await delivering.begun;
  const [a, b] = [await path(), await path()];
  await Promise.all([
    printer.report(flooded, a, times(5, small), asker('a')),
    printer.report(flooded, b, times(5, small), asker('b')),
  ]);
  expect((await readFile(a)).equals(await readFile(b))).toBe(true);
  delivering.letGo();
  await Promise.all(many);
});

test("printing turns: one person's reports, printed one by one without delaying another person's", async () => {
  const printer = open();
  const first = held();
  const next = held();
  const own = [
    printer.report(flooded, await path(), first.pictures, asker('a')),
    printer.report(flooded, await path(), next.pictures, asker('a')),
  ];
  await first.begun;
  await printer.report(flooded, await path(), times(5, small), asker('b'));
  expect(next.asked()).toBe(0);
  first.letGo();
  next.letGo();
  await Promise.all(own);
});

test('printing turns: a report nobody waits for any more stops at its next picture, and a waiting one never starts', async () => {
  const printer = open();
  const gone = new AbortController();
  const { pictures, begun, letGo, asked } = held();
  const unread = await path();
  const reports = [
    printer.report(flooded, await path(), pictures, asker('a', gone.signal)),
    printer.report(flooded, unread, pictures, asker('a', gone.signal)),
  ].map((one) => one.catch((error: Error) => error));
  await begun;
  gone.abort();
  letGo();
  for (const outcome of await Promise.all(reports)) expect(outcome).toBeInstanceOf(Abandoned);
  expect(asked()).toBe(1);
  expect(existsSync(unread)).toBe(false);
  expect((await printer.claimSheet(basement, asker('a'))).length).toBeGreaterThan(10_000);
});

test('printing turns: a report that ends the process twice takes no other with it', async () => {
  const printer = open();
  const [bad, good] = [held(), held()];
  const failing = printer
    .report(flooded, await path(), bad.pictures, asker('a'))
    .catch((error: Error) => error);
  await bad.begun;
  const to = await path();
  const printing = printer.report(flooded, to, good.pictures, asker('b'));
  await good.begun;
  const kill = async () => {
    const [pid] = await helpers(process.pid, 'pdf-process');
    process.kill(pid!, 'SIGKILL');
    return pid;
  };
  good.letGo();
  const begun = bad.asked();
  await kill();
  // Each is printed again alone: in the other one's process there is nothing to end.
  await expect.poll(bad.asked, { timeout: 15_000 }).toBe(begun + 1);
  await kill();
  expect(await failing).toMatchObject({ name: 'PrintFailed' });
  await printing;
  expect((await readFile(to)).subarray(0, 8).toString()).toBe('%PDF-1.7');
}, 40_000);
