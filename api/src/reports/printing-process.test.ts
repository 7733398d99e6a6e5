import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { helpers, isAlive } from '../testing/processes.ts';
import { flooded } from './inspection/testing/flooded.ts';
import { smallPicture } from './inspection/testing/print.ts';
import { PrintFailed } from './render.ts';
import { basement } from './testing/basement.ts';
import { blobOf, open, path, small, times } from './testing/printing.ts';

/** This process's printing process. */
const printing = async () => {
  const [pid, ...others] = await helpers(process.pid, 'pdf-process');
  expect(others).toEqual([]);
  return pid!;
};
/** Pictures that a test releases. */
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

test('printing process: a sheet needs too much memory, it ends only its process and the next sheet prints', async () => {
  const printer = open({ memoryMb: 64, timeMs: 150_000 });
  const huge = { ...basement, rows: { 24: { title: '🚰 '.repeat(5_000_000) } } };
  const failed = await printer.claimSheet(huge).catch((error) => error);
  expect(failed).toBeInstanceOf(PrintFailed);
  expect(failed.message).toBe('The printing process ended with SIGABRT.');
  expect(failed.cause.cause.message).toContain('JavaScript heap out of memory');
  expect((await printer.claimSheet(basement)).length).toBeGreaterThan(10_000);
}, 180_000);

test('printing process: killed during a report, the next one prints the same bytes', async () => {
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

test('printing process: killed twice over a report, it fails and the next document prints', async () => {
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

test('printing process: killed just before a request, no sheet is lost', async () => {
  const printer = open();
  await printer.claimSheet(basement);
  process.kill(await printing(), 'SIGKILL');
  expect((await printer.claimSheet(basement)).length).toBeGreaterThan(10_000);
});

test('printing process: hung, killed at its time limit and the next sheet prints', async () => {
  // Generous, because a busy machine needs long for its first sheet.
  const printer = open({ timeMs: 8_000 });
  const warm = () => printer.claimSheet(basement).then(() => 'printed', String);
  await expect.poll(warm, { timeout: 50_000 }).toBe('printed');
  const pid = await printing();
  process.kill(pid, 'SIGSTOP');
  await expect(printer.claimSheet(basement)).rejects.toThrow('The document took longer than 8000 ms.');
  await expect.poll(() => isAlive(pid)).toBe(false);
  await expect.poll(warm, { timeout: 50_000 }).toBe('printed');
}, 150_000);

test("printing process: its environment, none of the server's secrets", async () => {
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

test('printing process: the server is killed, the process ends too; signals to the group end no print', async () => {
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

/** A test controls the idle timeout. */
function idling() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

test('printing process: idle ends in time, and a sheet requested meanwhile is printed by the next', async () => {
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

test('printing process: at work, not treated as idle', async () => {
  idling();
  const printer = open();
  await printer.claimSheet(basement);
  const pid = await printing();
  const sheets = [printer.claimSheet(basement), printer.claimSheet(basement)];
  vi.advanceTimersByTime(19_999);
  for (const sheet of await Promise.all(sheets)) expect(sheet.length).toBeGreaterThan(10_000);
  expect(await printing()).toBe(pid);
});
