import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withPhotos } from '../../api/src/reports/inspection/testing/flooded.ts';
import { openPrinter } from '../../api/src/reports/render.ts';

/** What a report cost in this process, its printing thread included: milliseconds, bytes. */
export interface Cost {
  ms: number;
  cpu: number;
  /** Of the process up to its end. */
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
  const before = process.cpuUsage();
  await printer.report(withPhotos(pictures.length), path, pictures);
  const { user, system } = process.cpuUsage(before);
  costs.push({
    ms: performance.now() - started,
    cpu: (user + system) / 1000,
    peak: process.resourceUsage().maxRSS * 1024,
    size: (await stat(path)).size,
  });
}
process.stdout.write(JSON.stringify(costs));
await printer.close();
