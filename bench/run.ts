import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { measure as bundle } from './bundle.ts';
import { measure as keystroke } from './claim-sheet-keystroke.ts';
import { measure as memory } from './claim-sheet-memory.ts';
import { measure as coldOpen } from './cold-open.ts';
import { measure as drain, poorLink } from './drain.ts';
import { measure as dryingReport } from './drying-report.ts';
import { measure as dryingToday } from './drying-today.ts';
import { measure as evidence } from './evidence.ts';
import { measure as evidenceZip } from './evidence-zip.ts';
import { type Figure, show, tableOf } from './figure.ts';
import { measure as firstLoad } from './first-load.ts';
import { measure as floor } from './floor.ts';
import { measure as hourOfUse } from './hour-of-use.ts';
import { measure as intake } from './intake-keystroke.ts';
import { measure as jobPhotos } from './job-photos.ts';
import { measure as longTasks } from './long-tasks.ts';
import { measure as pdfCpu } from './pdf-cpu.ts';
import { measure as projectsImport } from './projects-import.ts';
import { measure as projectsTable } from './projects-table.ts';
import { measure as reportPdf } from './report-pdf.ts';
import { measure as sketchDrag } from './sketch-drag.ts';
import { measure as upload } from './upload.ts';
import { measure as visitPad } from './visit-pad-keystroke.ts';

function machine(): string {
  const { model } = cpus()[0]!;
  const chromium = execFileSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${cpus().length} cores (${model.trim()}), ${memory}, Linux ${release()}, Node ${process.version}, ${chromium.trim()}`;
}

/** Processes that wanted to run in the last minute; these benches are about one of them. */
const load = () => loadavg()[0]!.toFixed(1);

/** Benches by their name on the command line. Those without `apart` run if none is named. */
const benches: Record<string, { measure: () => Promise<Figure[]>; apart?: true }> = {
  bundle: { measure: bundle },
  'pdf-cpu': { measure: pdfCpu },
  'report-pdf': { measure: reportPdf },
  'drying-report': { measure: dryingReport },
  evidence: { measure: evidence },
  'claim-sheet-keystroke': { measure: keystroke },
  'intake-keystroke': { measure: intake },
  'visit-pad-keystroke': { measure: visitPad },
  'sketch-drag': { measure: sketchDrag },
  'claim-sheet-memory': { measure: memory },
  'first-load': { measure: firstLoad },
  'long-tasks': { measure: longTasks },
  'evidence-zip': { measure: evidenceZip, apart: true },
  'job-photos': { measure: jobPhotos, apart: true },
  'cold-open': { measure: () => coldOpen(), apart: true },
  drain: { measure: () => drain(poorLink), apart: true },
  'hour-of-use': { measure: hourOfUse, apart: true },
  upload: { measure: upload, apart: true },
  floor: { measure: floor, apart: true },
  'drying-today': { measure: dryingToday, apart: true },
  'projects-table': { measure: projectsTable, apart: true },
  'projects-import': { measure: projectsImport, apart: true },
};
const results = resolve(import.meta.dirname, 'results');
const args = process.argv.slice(2).filter((arg) => arg !== '--write');
const unknown = args.find((name) => !Object.hasOwn(benches, name));
if (unknown) throw new Error(`There is no bench ${unknown}; there are ${Object.keys(benches).join(', ')}.`);
const names = args.length > 0 ? args : Object.keys(benches).filter((name) => !benches[name]!.apart);

const all: Figure[] = [];
for (const name of names) {
  const loadBefore = load();
  const figures = await benches[name]!.measure();
  all.push(...figures);
  if (!process.argv.includes('--write')) continue;
  const day = new Date().toISOString().slice(0, 10);
  const text = `# ${name}\n\n${day}, ${machine()}; load average ${loadBefore} at the start, ${load()} at the end.\n\n${tableOf(figures)}\n`;
  await mkdir(results, { recursive: true });
  await writeFile(resolve(results, `${name}.md`), text);
}
show(all);
