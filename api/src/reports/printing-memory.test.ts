import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { letRestingGo } from '../helpers/begin-helper.ts';
import { helpers } from '../testing/processes.ts';
import { openPrinter, type PrinterLimits } from './render.ts';
import { basement } from './testing/basement.ts';

function open(limits?: Partial<PrinterLimits>) {
  const printer = openPrinter(limits);
  onTestFinished(() => printer.close());
  return printer;
}

test('dead answers are collected by the megabyte, not when the collector happens to come by', async () => {
  const collect = vi.fn();
  vi.stubGlobal('gc', collect);
  onTestFinished(() => void vi.unstubAllGlobals());
  const printer = open();
  const young = () => collect.mock.calls.filter(([how]) => how.type === 'minor').length;
  let printed = 0;
  while (printed < 2_100_000) {
    const { length } = await printer.claimSheet(basement);
    printed += length;
    expect(young()).toBe(Math.floor(printed / Math.ceil(1_000_000 / length) / length));
  }
}, 60_000);

test('where a process begins, the server gives back all it can, and not again while it lives', async () => {
  const collect = vi.fn();
  vi.stubGlobal('gc', collect);
  onTestFinished(() => void vi.unstubAllGlobals());
  const printer = open({ idleMs: 60_000 });
  const all = () =>
    collect.mock.calls.filter(([{ type, flavor }]) => type === 'major' && flavor === 'last-resort').length;
  await Promise.all([printer.claimSheet(basement), printer.claimSheet(basement)]);
  expect(all()).toBe(1);
  letRestingGo();
  await printer.claimSheet(basement);
  expect(all()).toBe(2);
});

test('a printing process gives freed memory back to the machine, not to a heap of its own', async () => {
  const printer = open({ idleMs: 60_000 });
  await printer.claimSheet(basement);
  const [pid] = await helpers(process.pid, 'pdf-process');
  const settings = (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0');
  expect(settings).toEqual(expect.arrayContaining(['MALLOC_ARENA_MAX=1', 'MALLOC_MMAP_THRESHOLD_=16384']));
});

test('a printing process collects what a document has left right after it has handed it over', async () => {
  const preload = 'data:text/javascript,globalThis.gc = (how) => process.send({ collected: how })';
  const child = fork(join(import.meta.dirname, 'pdf-process.ts'), {
    execArgv: ['--import', preload],
    serialization: 'advanced',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const told: object[] = [];
  child.on('message', (message) => told.push(message as object));
  child.send({ kind: 'claim-sheet', input: basement });
  await expect
    .poll(() => told, { timeout: 10_000 })
    .toEqual([{ bytes: expect.any(Uint8Array) }, { collected: { type: 'minor' } }]);
});

test('who takes much memory lets a process go that rests, and none that prints', async () => {
  const printer = open({ idleMs: 60_000 });
  const sheet = printer.claimSheet(basement);
  const printing = () => helpers(process.pid, 'pdf-process');
  const before = await printing();
  expect(before).toHaveLength(1);
  letRestingGo();
  await sheet;
  expect(await printing()).toEqual(before);
  letRestingGo();
  await expect.poll(printing).toEqual([]);
  expect((await printer.claimSheet(basement)).length).toBeGreaterThan(10_000);
});
