import { chromium, type Page } from '@playwright/test';
import { claimSheetView } from '../../api/src/reports/claim-sheet-view.ts';
import { chromiumOptions } from '../browser.ts';
import { pageAround, sheetBody } from './html-sheet.ts';
import { sheetNumber } from './sheet.ts';
import { treeCpu } from './tree-cpu.ts';

/** Something that prints claim sheets, and its CPU time so far in milliseconds. */
export interface Printing {
  print(nth: number): Promise<Uint8Array>;
  cpu(): Promise<number> | number;
  close(): Promise<void>;
}

const html = (nth: number) => sheetBody(claimSheetView(sheetNumber(nth)));
const pdf = (page: Page) =>
  page.pdf({ format: 'Letter', printBackground: true, preferCSSPageSize: true, tagged: true });

/**
 * A running Chromium. `kept`: one page for all sheets, which has fonts and styles from the first; `fresh`: a page for
 * each sheet, so that nothing of a customer stays for the next. Only Chromium's own processes count, not what drives
 * them.
 */
export async function chromiumPrinter(pages: 'kept' | 'fresh'): Promise<Printing> {
  const server = await chromium.launchServer(chromiumOptions());
  const browser = await chromium.connect(server.wsEndpoint());
  const around = await pageAround();
  const kept = await browser.newPage();
  await kept.setContent(around(''));

  async function printKept(nth: number): Promise<Uint8Array> {
    await kept.evaluate(async (body) => {
      document.body.innerHTML = body;
      await document.fonts.ready;
    }, html(nth));
    return pdf(kept);
  }
  async function printFresh(nth: number): Promise<Uint8Array> {
    const page = await browser.newPage();
    await page.setContent(around(html(nth)));
    await page.evaluate(async () => void (await document.fonts.ready));
    const bytes = await pdf(page);
    await page.close();
    return bytes;
  }
  return {
    print: pages === 'kept' ? printKept : printFresh,
    cpu: () => treeCpu(server.process().pid!),
    close: () => server.close(),
  };
}
