import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileBlob } from '../../api/src/files/disk-blobs.ts';
import { withPhotos } from '../../api/src/reports/inspection/testing/flooded.ts';
import { openPrinter } from '../../api/src/reports/render.ts';
import { treeCpu } from '../pdf/tree-cpu.ts';
import { peakOf } from '../upload/process.ts';

/** The cost of a report in this process and the printing one: milliseconds, bytes. */
export interface Cost {
  ms: number;
  cpu: number;
  /** Both processes up to their end, counting shared memory twice. */
  peak: number;
  size: number;
}

/** Prints the report of a folder's pictures this many times, as the server does, and returns the cost of each. */
const [dir = '', count = '', times = ''] = process.argv.slice(2);
const pictures = await Promise.all(
  Array.from({ length: Number(count) }, async (_, index) => {
    const path = join(dir, `${index}.jpg`);
    return fileBlob(path, (await stat(path)).size);
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
