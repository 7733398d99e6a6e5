import { loadavg } from 'node:os';
import { dried } from '../api/src/reports/drying/testing/dried.ts';
import { openPrinter } from '../api/src/reports/render.ts';
import { type Figure, median, show } from './figure.ts';
import { treeCpu } from './pdf/tree-cpu.ts';

const [points, visits] = [60, 8];
const rounds = 9;
const goal = 1_000;

/** CPU time of a drying report of 60 points and 8 visits: the process that asks and the one that prints. */
export async function measure(): Promise<Figure[]> {
  const printer = openPrinter({ idleMs: 60_000 });
  const cpu: number[] = [];
  let size = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      const input = dried({ points, visits });
      const before = await treeCpu(process.pid);
      size = (await printer.drying(input)).length;
      cpu.push((await treeCpu(process.pid)) - before);
    }
  } finally {
    await printer.close();
  }
  if (size < 100_000) throw new Error('The PDF is too short to be the report.');
  const [first, ...warm] = cpu as [number, ...number[]];
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  return [
    {
      what: `CPU time of a drying report of ${points} points and ${visits} visits`,
      measured: `${ms(first)}, the process that prints begun for it; warm ${ms(median(warm))}`,
      goal: { text: `under ${ms(goal)}`, met: median(warm) < goal },
      note: `a file of ${Math.round(size / 1000)} kB; median of ${warm.length}; load ${loadavg()[0]!.toFixed(1)}`,
    },
  ];
}

if (import.meta.main) show(await measure());
