import type { BrowserContext, Page } from '@playwright/test';
import { freshInspection, openSection, openWizard } from '../../steps/open-inspection.ts';
import type { Point } from './points.ts';

/** What was typed longer ago than this, in milliseconds, must be on the device, whatever happens. */
const safeAfter = 300;

export interface IntakeProven {
  kills: number;
  /** Letters that had to be there, and letters typed. */
  safe: number;
  typed: number;
  lost: string[];
}

/** Types at each point of step 1 and kills the tab meanwhile; what was old enough must be there when it is opened again. */
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
    // More of it may have made it, but nothing else.
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

/** Types letter by letter, kills the tab at some moment of it, and answers what must be there afterwards. */
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

/** Ends the tab's process: nothing of the page gets to run any more, as when the battery goes. */
async function killTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // What would answer is gone, so nobody waits for it.
  void session.send('Page.crash').catch(() => undefined);
}

async function openAgain(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('region', { name: 'Inspection Progress' }).waitFor();
  return page;
}

/** Waits until what the device has at the last point is also at the office. */
async function officeHas(record: () => Promise<Record<string, unknown>>, text: string): Promise<void> {
  for (const until = Date.now() + 15_000; ; ) {
    if (Object.values(await record()).includes(text)) return;
    if (Date.now() > until) throw new Error(`"${text}" did not reach the office.`);
  }
}
