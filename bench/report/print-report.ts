import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withPhotos } from '../../api/src/reports/inspection/testing/flooded.ts';
import { openPrinter } from '../../api/src/reports/render.ts';
import { treeCpu } from '../pdf/tree-cpu.ts';
import { peakOf } from '../upload/process.ts';

/** What a report cost in this process and the one that prints: milliseconds, bytes. */
export interface Cost {
  ms: number;
  cpu: number;
  /** Of both up to its end, what they share counted twice. */
  peak: number;
  size: number;
}

/** Prints the report of the pictures in a folder so many times, as the server does, and tells what each cost. */
const [dir = '', count = '', times = ''] = process.argv.slice(2);
const pictures = await Promise.all(
  Array.from({ length: Number(count) }, async (_, index) => {
    const path = join(dir, `${index}.jpg`);
    return { size: (await stat(path)).size, read: () => createReadStream(path) };
  }),
);
const path = join(dir, 'ours.pdf');
const printer = openPrinter();
const costs: Cost[] = [];
for (let nth = 0; nth < Number(times); nth++) {
  const started = performance.now();
  const before = await treeCpu(process.pid);
  await printer.report(withPhotos(pictures.length), path, pictures);
  costs.push({
    ms: performance.now() - started,
    cpu: (await treeCpu(process.pid)) - before,
    peak: await peakOf(process.pid),
    size: (await stat(path)).size,
  });
}
process.stdout.write(JSON.stringify(costs));
await printer.close();
