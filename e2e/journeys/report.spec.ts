import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { technician } from '../steps/open-inspection.ts';

const bedroom = { name: 'Bedroom', rows: { 5: { yesX: 2 }, 54: { all: true } } };
const button = (page: Page) => page.getByRole('button', { name: 'Download report' }).first();

async function downloaded(page: Page, start: () => Promise<void>) {
  const coming = page.waitForEvent('download');
  await start();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('report: that of a full inspection downloads from project details, and after Submit @main', async ({
  page,
  server,
}) => {
  const { projectId, id, its, address } = await furnishedInspection(server.url, [bedroom]);
  await openSignedIn(page, technician, `/project/${projectId}`);
  const before = await downloaded(page, () => button(page).click());
  expect(before.name).toMatch(/^project-\d+-inspection-\d+-report\.pdf$/);
  expect(before.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  await expect(page.getByText('The inspection report has been downloaded successfully.')).toBeVisible();
  await expectAccessible(page);

  await its.ask('PUT', `/inspections/${id}/completed`, {});
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Inspection Completed', level: 2 })).toBeVisible();
  const after = await downloaded(page, () => button(page).click());
  expect(after.bytes.equals(before.bytes)).toBe(false);
  await expectAccessible(page);
});

test('report: one too large for some insurers is offered in one file and in parts', async ({
  page,
  server,
}) => {
  const { projectId, id } = await furnishedInspection(server.url, [bedroom]);
  // As with many photos; what is then downloaded is the server's own.
  await page.route(`**/inspections/${id}/report`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.report = {
      photos: 90,
      size: 34_000_000,
      parts: [
        { part: 1, firstPhoto: 1, photos: 48, size: 19_600_000 },
        { part: 2, firstPhoto: 49, photos: 42, size: 15_100_000 },
      ],
    };
    await route.fulfill({ response, json: answer });
  });
  await openSignedIn(page, technician, `/project/${projectId}`);
  await button(page).click();
  const dialog = page.getByRole('dialog', { name: 'Download report' });
  await expect(dialog).toContainText('about 34 MB');
  await expect(dialog.getByRole('button', { name: 'Part 2 of 2' })).toContainText('Photos 49 to 90, 15 MB');
  await expectAccessible(page);
  const part = await downloaded(page, () => dialog.getByRole('button', { name: 'Part 1 of 2' }).click());
  expect(part.name).toMatch(/^project-\d+-inspection-\d+-report-part-1\.pdf$/);
  expect(part.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
});

test('report: offline it says so before anyone tries', async ({ page, server, context, complaints }) => {
  complaints.expectNetworkFailures(true);
  const { projectId } = await furnishedInspection(server.url, [bedroom]);
  await openSignedIn(page, technician, `/project/${projectId}`);
  await expect(button(page)).toBeVisible();
  await context.setOffline(true);
  await expect(button(page)).toContainText('Needs a connection');
  await button(page).click();
  await expect(page.getByText('The report needs a connection')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
});
