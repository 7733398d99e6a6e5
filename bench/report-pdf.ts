import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { withPhotos } from '../api/src/reports/inspection/testing/flooded.ts';
import { chromiumOptions } from './browser.ts';
import { type Figure, median, show } from './figure.ts';
import { treeCpu } from './pdf/tree-cpu.ts';
import { htmlReport } from './report/html-report.ts';
import { pictureFolder } from './report/pictures.ts';
import type { Cost } from './report/print-report.ts';

const photos = 200;
/** Reports printed before the measure, and measured ones. */
const warm = 2;
const rounds = 5;
const goals = { peak: 400_000_000, times: 8, cpu: 1_000 };
const script = fileURLToPath(new URL('./report/print-report.ts', import.meta.url));

/** Ours, in its own process, so that the peak is its own. */
async function ours(dir: string): Promise<Cost[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    dir,
    `${photos}`,
    `${warm + rounds}`,
  ]);
  return JSON.parse(stdout) as Cost[];
}

/** Chromium with a page for each report; only its own processes count. @returns CPU time of each, in milliseconds */
async function theirs(address: string): Promise<number[]> {
  const server = await chromium.launchServer(chromiumOptions());
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const cpu: number[] = [];
    for (let nth = 0; nth < warm + rounds; nth++) {
      const before = await treeCpu(server.process().pid!);
      const page = await browser.newPage();
      await page.goto(address, { waitUntil: 'load' });
      const pdf = await page.pdf({ format: 'Letter', printBackground: true, tagged: true, outline: true });
      if (pdf.length < photos * 100_000) throw new Error('The PDF is too short to have its photos in it.');
      await page.close();
      cpu.push((await treeCpu(server.process().pid!)) - before);
    }
    return cpu;
  } finally {
    await server.close();
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** A report of 200 photos: its time, its memory, and its CPU time compared with Chromium's for the same page. */
export async function measure(): Promise<Figure[]> {
  const folder = await pictureFolder(photos);
  try {
    const address = await htmlReport(folder.dir, withPhotos(photos));
    const all = await ours(folder.dir);
    const our = all.slice(warm);
    const their = median((await theirs(address)).slice(warm));
    const cpu = median(our.map((one) => one.cpu));
    const peak = Math.max(...all.map((one) => one.peak));
    const file = `${photos} pictures of 1600 px, a file of ${megabytes(our[0]!.size)}`;
    const note = `${file}; warm, medians of ${rounds}; load ${loadavg()[0]!.toFixed(1)}`;
    return [
      {
        what: `Time of a report with ${photos} photos`,
        measured: `${seconds(median(our.map(({ ms }) => ms)))}; the first of a process ${seconds(all[0]!.ms)}`,
        note,
      },
      {
        what: `Peak memory of printing a report with ${photos} photos`,
        measured: megabytes(peak),
        goal: { text: `at most ${megabytes(goals.peak)}`, met: peak <= goals.peak },
        note: `${file}; the process that asks and the one that prints after ${all.length} reports, what they share counted twice`,
      },
      {
        what: `CPU time of a report with ${photos} photos, against Chromium with a page for each`,
        measured: `${cpu.toFixed(0)} ms to ${their.toFixed(0)} ms: ${(their / cpu).toFixed(1)} times cheaper`,
        goal: {
          text: `under ${seconds(goals.cpu)} and ${goals.times} times cheaper`,
          met: cpu < goals.cpu && their / cpu >= goals.times,
        },
        note,
      },
    ];
  } finally {
    await folder.remove();
  }
}

if (import.meta.main) show(await measure());
