import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { submittedEvidence } from '../steps/evidence.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { office } from '../steps/office.ts';
import { appIsKept, technician } from '../steps/open-inspection.ts';
import { savePrices } from '../steps/prices.ts';

const card = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Estimate' }) });

/** A room of 12 × 10 feet: two hours of anti-microbial and its whole hard floor, 120 SF. */
const bedroom = { name: 'Bedroom', rows: { 5: { yesX: 2 }, 54: { all: true } } };

/** A manager raises the price of an hour of anti-microbial by two dollars; returns the version. */
const raisePrice = (url: string) =>
  savePrices(url, ({ prices }) => ({ prices: { ...prices, '5.yesX': prices['5.yesX']! + 2 } }));

async function download(page: Page, name: string) {
  const coming = page.waitForEvent('download');
  await card(page).getByRole('button', { name, exact: true }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('estimate: a draft follows its sheets, Submit keeps it, and a newer price list changes it only when recalculated @main', async ({
  page,
  server,
}) => {
  const { id, projectId, its, roomsThere } = await furnishedInspection(server.url, [bedroom]);
  const listening = page.waitForResponse('**/api/v1/live?*');
  await openSignedIn(page, technician, `/project/${projectId}`);
  await expect(card(page)).toContainText('Draft. Final when the inspection is submitted. Price list');
  await expect(card(page)).toContainText(/Bill to/);
  await expect(card(page).getByRole('button', { name: 'Recalculate' })).toHaveCount(0);
  const total = card(page)
    .getByText(/^\$[\d,.]+$/)
    .first();
  const drafted = (await total.textContent())!;
  await listening;
  const inspectionRoomId = (await roomsThere())[0]!.id;
  // Another device of this technician continues the sheet.
  await its.ask('PUT', `/rooms/claim-sheet-data/${inspectionRoomId}/field/5`, {
    ...{ inspectionId: id, inspectionRoomId, fieldMasterId: 5, fieldData: { yesX: 3 } },
  });
  await expect(total).not.toHaveText(drafted);
  await its.ask('PUT', `/inspections/${id}/completed`, {});
  await page.reload();
  await expect(card(page)).toContainText('Estimate 1');
  const before = await total.textContent();
  await expectAccessible(page);

  const csv = await download(page, 'CSV, Estimate');
  expect(csv.name).toMatch(/^project-\d+-inspection-\d+-estimate-\d+\.csv$/);
  expect(csv.bytes.toString('utf8')).toContain('Bedroom,"Extraction, Hard Surface",120,SF,0.46,,55.20');
  await expect(page.getByText('CSV Downloaded')).toBeVisible();
  const pdf = await download(page, 'PDF, Estimate');
  expect(pdf.name).toMatch(/^project-\d+-inspection-\d+-estimate-\d+\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('Estimate PDF has been downloaded successfully.')).toBeVisible();

  const version = await raisePrice(server.url);
  await page.reload();
  await expect(card(page)).toContainText(`Price list ${version} is newer.`);
  await expect(card(page).getByText(before!).first()).toBeVisible();
  await card(page).getByRole('button', { name: 'Recalculate' }).click();
  await expect(page.getByText('Saved as Estimate 2.')).toBeVisible();
  await expect(card(page)).toContainText(`Estimate 2. Price list ${version}.`);
  await card(page).getByText('Earlier estimates').click();
  await expect(card(page).getByRole('listitem').first()).toContainText('1 line changed');
  await expect(card(page).getByRole('listitem').last()).toContainText('First estimate');
  await expectAccessible(page);
  await card(page).getByRole('button', { name: 'Recalculate' }).click();
  await expect(page.getByText('No changes')).toBeVisible();
});

test('estimate: a code from the price list, a cited photo in the note, and the scope for another program', async ({
  page,
  server,
  isMobile,
}) => {
  const { projectId } = await submittedEvidence(server.url);
  await openSignedIn(page, accounts.manager, '/price-list');
  await page.getByLabel('Search the price list').fill('anti-microbial regular');
  await page.getByLabel('Anti-Microbial Regular, code', { exact: true }).fill('W-160');
  await expect(page.getByText('1 code changed')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save price list' }).click();
  await expect(page.getByText('Price list saved')).toBeVisible();

  await page.goto(`/project/${projectId}?part=estimate`);
  await card(page).getByRole('button', { name: 'Recalculate' }).click();
  await expect(card(page)).toContainText('Estimate 2');
  await page.getByRole('button', { name: 'Edit lines' }).click();
  const of = 'Anti-Microbial Regular, Basement';
  const note = page.getByLabel(`Note, ${of}`, { exact: true });
  await expect(page.getByLabel(`Code, ${of}`, { exact: true })).toHaveAttribute('placeholder', 'W-160');
  await note.fill('Category 2');
  await page.getByRole('button', { name: `Insert, ${of}` }).click();
  await page.getByRole('button', { name: 'Photos: Photo 001' }).click();
  await expect(note).toHaveValue('Category 2, Photo 001');
  await note.fill('x'.repeat(290));
  await page.getByRole('button', { name: 'Photos: Photo 001' }).click();
  await expect(page.getByText('Not inserted: the note would have 301 characters.')).toBeVisible();
  await expectAccessible(page);
  await note.fill('Category 2, Photo 001');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card(page)).toContainText('Estimate 3');
  if (isMobile)
    await card(page)
      .getByText(/^Lines \d+$/)
      .click();
  const first = isMobile
    ? card(page).getByRole('region', { name: 'Basement' }).getByRole('listitem').first()
    : card(page)
        .getByRole('table', { name: 'Lines' })
        .getByRole('row', { name: /^W-160 .+Category 2/ });
  await expect(first).toContainText('W-160');
  await expect(first).toContainText('Category 2, Photo 001');
  await expect(card(page)).toContainText('Closed estimate formats of other programs are not written here.');
  await expectAccessible(page);

  const csv = await download(page, 'Scope CSV');
  expect(csv.name).toBe(`scope-v1-${projectId}.csv`);
  expect(csv.bytes.toString('utf8').split('\r\n')[1]).toBe(
    'Basement,W-160,Anti-Microbial Regular,apply,2.00,HRS,,,"Category 2, Photo 001",',
  );
  await card(page).getByRole('button', { name: 'Scope PDF' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'By section' }).click();
  expect((await coming).suggestedFilename()).toBe(`scope-v1-${projectId}.pdf`);
});

test('estimate: the completed demo inspection has one, billed to the insurer with the deductible apart', async ({
  page,
  server,
}) => {
  const { ask, projects } = await office(server.url);
  const all = await projects();
  const list = await ask<{
    inspections: { projectId: number; status: string; insuranceCompany: string | null }[];
  }>('GET', '/inspections?limit=100');
  const done = list.inspections.find(({ insuranceCompany }) => insuranceCompany === 'Heartland Casualty')!;
  expect(all.some(({ id }) => id === done.projectId)).toBe(true);
  await openSignedIn(page, accounts.manager, `/project/${done.projectId}`);
  await expect(card(page)).toContainText('Heartland Casualty');
  await expect(card(page)).toContainText('$2,500.00');
  await expectAccessible(page);
});

test('estimate: offline the card says where the estimate is', async ({
  page,
  server,
  context,
  complaints,
}) => {
  complaints.expectNetworkFailures(true);
  const { projectId } = await furnishedInspection(server.url, [bedroom]);
  await openSignedIn(page, technician, `/project/${projectId}`);
  await expect(card(page)).toContainText('Draft');
  await appIsKept(page);
  await context.setOffline(true);
  await card(page).getByRole('button', { name: 'PDF, Estimate', exact: true }).click();
  await expect(page.getByText('The download needs a connection')).toBeVisible();
  await context.setOffline(false);
});
