import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { accounts, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { allSent, doTheJob } from '../steps/main-job.ts';
import { recordOf } from '../steps/record.ts';

async function cut(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test('main job: a technician does the whole job and downloads the PDF @main', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page);
  const title = 'Supply line burst above garden units';
  await doTheJob(page, title, {});
  await allSent(page);
  await page.getByRole('article', { name: title }).getByRole('link', { name: 'View Details' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /PDF.*Main kitchen|Main kitchen.*PDF/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^claim-sheet-[0-9a-f-]{36}-[0-9a-f-]{36}\.pdf$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('Claim sheet PDF has been downloaded successfully.')).toBeVisible();
});

test('main job: offline from the second room until after Submit, the server gets the same record @main', {
  tag: '@phone',
}, async ({ page, context, complaints, server }) => {
  await signIn(page, accounts.technician2);
  await doTheJob(page, 'Ice dam, living room ceiling', {});
  await allSent(page);
  const there = (title: string) => recordOf(server.url, accounts.technician2, title);
  const completed = (title: string) =>
    expect.poll(async () => (await there(title)).project.status).toBe('Completed');
  await completed('Ice dam, living room ceiling');
  const online = await there('Ice dam, living room ceiling');

  const title = 'Attic mold behind knee wall';
  complaints.expectNetworkFailures(true);
  await doTheJob(page, title, { secondRoom: () => cut(context) });
  await expect(page.getByRole('link', { name: /Offline, \d+ to send/ }).first()).toBeVisible();
  expect((await there(title)).project.status).toBe('In Progress');
  await context.setOffline(false);
  await allSent(page);
  complaints.expectNetworkFailures(false);
  await completed(title);
  expect(await there(title)).toEqual(online);
});
