import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { measure as bundle } from './bundle.ts';
import { measure as keystroke } from './claim-sheet-keystroke.ts';
import { type Figure, show, tableOf } from './figure.ts';
import { measure as pdfCpu } from './pdf-cpu.ts';

function machine(): string {
  const { model } = cpus()[0]!;
  const chromium = execFileSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${cpus().length} cores (${model.trim()}), ${memory}, Linux ${release()}, Node ${process.version}, ${chromium.trim()}`;
}

/** Processes that wanted to run in the last minute; these benches themselves are about one. */
const load = () => loadavg()[0]!.toFixed(1);

const loadBefore = load();
const figures: Figure[] = [];
for (const measure of [bundle, pdfCpu, keystroke]) figures.push(...(await measure()));
show(figures);

if (process.argv.includes('--write')) {
  const day = new Date().toISOString().slice(0, 10);
  const text = `# Results\n\n${day}, ${machine()}; load average ${loadBefore} at the start, ${load()} at the end. Written by \`node bench/run.ts --write\`.\n\n${tableOf(figures)}\n`;
  await writeFile(resolve(import.meta.dirname, 'RESULTS.md'), text);
}
