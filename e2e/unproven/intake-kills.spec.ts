import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { freshInspection, openSection, technician } from '../steps/open-inspection.ts';

/** What was typed longer ago than this must be on the device, whatever happens. */
const safeAfter = 300;
const policy = [
  'Insurance company',
  'Claim number',
  'Adjuster',
  'Claimant name',
  'Company name',
  'Contact number',
  'Contact email',
  'Loss address',
  'City',
  'State',
  'Zip',
];

interface Point {
  section: string;
  label: string;
}

/** Thirty places of the form where something is typed. */
const points: Point[] = [
  ...policy.map((label) => ({ section: 'Master Policy Details', label })),
  ...policy.map((label) => ({ section: 'Homeowner Claim Details', label })),
  { section: 'Damage Assessment', label: 'Other affected rooms' },
  { section: 'Damage Assessment', label: 'Other affected materials' },
  { section: 'Service Details', label: 'Testing and clearances, other' },
  { section: 'Additional Notes', label: 'Additional notes' },
  { section: 'Additional Notes', label: 'Additional notes' },
  { section: 'Service Details', label: 'Testing and clearances, other' },
  { section: 'Damage Assessment', label: 'Other affected rooms' },
  { section: 'Master Policy Details', label: 'Insurance company' },
];

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
    await page.keyboard.press(text);
    typed.push([text, Date.now()]);
    await page.waitForTimeout(30 + ((turn * 13 + letter * 29) % 60));
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
  await expect(page.getByRole('region', { name: 'Inspection Progress' })).toBeVisible();
  return page;
}

test('a tab killed at thirty points of the form loses nothing typed more than 300 ms earlier', {
  tag: '@phone',
}, async ({ page: first, context, server }) => {
  test.setTimeout(300_000);
  expect(points).toHaveLength(30);
  const { address, record } = await freshInspection(server.url, {
    insuranceClaimType: 'Insurance',
    policyType: 'Both',
    affectedRooms: ['Other'],
    affectedMaterials: ['Other'],
  });
  await signIn(first, technician);
  await first.goto(address);
  let page = first;
  const lost: string[] = [];
  for (const [turn, point] of points.entries()) {
    const { safe, typed } = await typeAndKill(page, point, turn);
    page = await openAgain(context, address);
    const there = await (await fieldOf(page, point)).inputValue();
    // More of it may have made it, but nothing else.
    if (!there.startsWith(safe) || !typed.startsWith(there))
      lost.push(`${point.section}, ${point.label}: of "${typed}" at least "${safe}", there is "${there}"`);
    expect(safe.length, 'something was old enough').toBeGreaterThan(0);
  }
  expect(lost).toEqual([]);
  const notes = await (await fieldOf(page, points[26]!)).inputValue();
  await expect.poll(async () => (await record()).additionalNotes).toBe(notes);
});
