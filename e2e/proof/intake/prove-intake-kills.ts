import type { BrowserContext, Page } from '@playwright/test';
import { freshInspection, openSection, openWizard } from '../../steps/open-inspection.ts';
import type { Point } from './points.ts';

/** Text typed longer ago than this, in milliseconds, must be on the device in any case. */
const safeAfter = 300;

export interface IntakeProven {
  kills: number;
  /** Letters that had to be there, and letters typed. */
  safe: number;
  typed: number;
  lost: string[];
}

/**
 * Types at each point of step 1 and kills the tab meanwhile; text that was old enough must be there when it opens
 * again.
 */
export async function proveIntakeKills(
  context: BrowserContext,
  url: string,
  points: readonly Point[],
): Promise<IntakeProven> {
  const { address, record } = await freshInspection(url, {
    insuranceClaimType: 'Insurance',
    policyType: 'Both',
    affectedRooms: ['Other'],
    affectedMaterials: ['Other'],
  });
  const proven: IntakeProven = { kills: 0, safe: 0, typed: 0, lost: [] };
  let page = await context.newPage();
  await openWizard(page, address);
  let last = '';
  for (const [turn, point] of points.entries()) {
    const { safe, typed } = await typeAndKill(page, point, turn);
    page = await openAgain(context, address);
    last = await (await fieldOf(page, point)).inputValue();
    proven.kills++;
    proven.safe += safe.length;
    proven.typed += typed.length;
    // More of it may have been saved, but nothing else.
    if (!last.startsWith(safe) || !typed.startsWith(last))
      proven.lost.push(
        `${point.section}, ${point.label}: of "${typed}" at least "${safe}", there is "${last}"`,
      );
  }
  await officeHas(record, last);
  return proven;
}

const fieldOf = async (page: Page, { section, label }: Point) =>
  (await openSection(page, section)).getByLabel(label, { exact: true });

/** Types letter by letter, kills the tab at some moment, and returns what must be there afterwards. */
async function typeAndKill(page: Page, point: Point, turn: number): Promise<{ safe: string; typed: string }> {
  const field = await fieldOf(page, point);
  await field.fill('');
  await field.blur();
  const typed: [letter: string, at: number][] = [];
  const count = 8 + ((turn * 7) % 9);
  await field.focus();
  for (let letter = 0; letter < count; letter++) {
    const text = String.fromCharCode(97 + ((turn * 5 + letter) % 26));
    typed.push([text, Date.now()]);
    await page.keyboard.press(text, { delay: 30 + ((turn * 13 + letter * 29) % 60) });
  }
  const crashed = page.waitForEvent('crash');
  const at = Date.now();
  await killTab(page);
  await crashed;
  const old = typed.filter(([, when]) => when < at - safeAfter);
  return { safe: old.map(([text]) => text).join(''), typed: typed.map(([text]) => text).join('') };
}

/** Ends the tab's process: nothing of the page runs any more, as when the battery dies. */
async function killTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The process that would respond is gone, so nobody waits for it.
  void session.send('Page.crash').catch(() => undefined);
}

async function openAgain(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('region', { name: 'Inspection Progress' }).waitFor();
  return page;
}

/** Waits until the server has what the device has at the last point. */
async function officeHas(record: () => Promise<Record<string, unknown>>, text: string): Promise<void> {
  for (const until = Date.now() + 15_000; ; ) {
    if (Object.values(await record()).includes(text)) return;
    if (Date.now() > until) throw new Error(`"${text}" did not reach the office.`);
  }
}
