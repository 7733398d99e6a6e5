import { chromium } from '@playwright/test';
import { claimSheetView } from '../api/src/reports/claim-sheet-view.ts';
import { openPrinter } from '../api/src/reports/render.ts';
import { chromiumOptions } from './browser.ts';
import { type Figure, median, show } from './figure.ts';
import { emptyPage, sheetBody } from './pdf/html-sheet.ts';
import { sheetNumber } from './pdf/sheet.ts';
import { treeCpu } from './pdf/tree-cpu.ts';

const rounds = 7;
const goal = 8;
/** Sheets printed before anything is measured, and in each round. */
const ours = { warm: 30, round: 10 };
const theirs = { warm: 5, round: 4 };

interface Printing {
  print(nth: number): Promise<Uint8Array>;
  /** CPU time so far, in milliseconds. */
  cpu(): Promise<number> | number;
  close(): Promise<void>;
}

/** Our printer with its worker thread. */
function ourPrinter(): Printing {
  const printer = openPrinter();
  return {
    print: (nth) => printer.claimSheet(sheetNumber(nth)),
    cpu() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
    close: () => printer.close(),
  };
}

/** A warm browser whose page has fonts and styles already; only Chromium's own processes count, not what drives it. */
async function chromiumPrinter(): Promise<Printing> {
  const server = await chromium.launchServer(chromiumOptions());
  const browser = await chromium.connect(server.wsEndpoint());
  const page = await browser.newPage();
  await page.setContent(await emptyPage());
  return {
    async print(nth) {
      const body = sheetBody(claimSheetView(sheetNumber(nth)));
      await page.evaluate(async (html) => {
        document.body.innerHTML = html;
        await document.fonts.ready;
      }, body);
      return page.pdf({ format: 'Letter', printBackground: true, preferCSSPageSize: true, tagged: true });
    },
    cpu: () => treeCpu(server.process().pid!),
    close: () => server.close(),
  };
}

async function cpuPerSheet({ print, cpu }: Printing, first: number, count: number): Promise<number> {
  const before = await cpu();
  for (let nth = first; nth < first + count; nth++) {
    const bytes = await print(nth);
    if (bytes.length < 10_000) throw new Error('The PDF is too short to be a claim sheet.');
  }
  return ((await cpu()) - before) / count;
}

/** CPU time of a claim sheet's PDF, ours against Chromium printing the same tables, in turns. */
export async function measure(): Promise<Figure[]> {
  const our = ourPrinter();
  const their = await chromiumPrinter();
  const ms = { our: [] as number[], their: [] as number[] };
  try {
    await cpuPerSheet(our, 0, ours.warm);
    await cpuPerSheet(their, 0, theirs.warm);
    for (let round = 1; round <= rounds; round++) {
      ms.our.push(await cpuPerSheet(our, round * 100, ours.round));
      ms.their.push(await cpuPerSheet(their, round * 100, theirs.round));
    }
  } finally {
    await our.close();
    await their.close();
  }
  const [one, other] = [median(ms.our), median(ms.their)];
  const ratio = other / one;
  return [
    {
      what: 'CPU time of a claim sheet PDF',
      measured: `${one.toFixed(1)} ms; Chromium ${other.toFixed(1)} ms; ${ratio.toFixed(1)} times cheaper`,
      goal: `${goal} times cheaper`,
      met: ratio >= goal,
      note: `40 filled lines, warm, ${rounds * ours.round} and ${rounds * theirs.round} sheets in ${rounds} turns, medians`,
    },
  ];
}

if (import.meta.main) show(await measure());
