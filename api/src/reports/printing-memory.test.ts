import { fork } from 'node:child_process';
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
  let printed = 0;
  while (printed < 2_100_000) {
    const { length } = await printer.claimSheet(basement);
    printed += length;
    expect(collect).toHaveBeenCalledTimes(Math.floor(printed / Math.ceil(1_000_000 / length) / length));
  }
  expect(collect).toHaveBeenCalledWith({ type: 'minor' });
}, 60_000);

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
