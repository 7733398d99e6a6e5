import type { Locator } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { dryingJob } from '../steps/drying-job.ts';
import { appIsKept, technician } from '../steps/open-inspection.ts';
import { png } from '../steps/pictures.ts';

interface Marked {
  record: string;
  number?: number;
  photoId?: string | null;
  photoX?: number | null;
  photoY?: number | null;
}

/** Which room comes first follows from ids that are made anew each time. */
async function showPhoto(map: Locator): Promise<void> {
  await map.getByLabel('Room on the map').selectOption('Basement');
  await map.getByRole('radio', { name: 'Photo' }).click();
}

test('drying: a point is marked on a photo of it without a network, stays there, and is seen there in the office', {
  tag: '@phone',
}, async ({ page, context, browser, server, complaints }) => {
  const { projectId, its } = await dryingJob(server.url);
  await openSignedIn(page, technician, `/project/${projectId}?part=drying`);
  await expect(page.getByRole('button', { name: /^Wall 2 drywall/ })).toBeVisible();
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);

  await page.getByRole('button', { name: /Wall 1 drywall/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Point 1' });
  await dialog.getByLabel('Add photos: Point 1, Wall 1').setInputFiles(png('image.jpg', 160));
  await expect(dialog.getByText('1 photo', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const map = page.locator('section:has(h2:text("Moisture map"))');
  await showPhoto(map);
  await expect(map.getByRole('img', { name: 'Photo, Point 1, Wall 1' })).toBeVisible();
  await map
    .getByRole('list', { name: 'Points of this room' })
    .getByRole('button', { name: /Wall 1\b/ })
    .click();
  await map.getByRole('button', { name: 'Place mark' }).click();
  const place = map.getByRole('button', { name: /^Place point 1/ });
  const { width, height } = (await place.boundingBox())!;
  await place.click({ position: { x: width / 4, y: height / 2 } });
  await map.getByRole('button', { name: 'Done' }).click();
  const mark = map.getByRole('button', { name: /^Point 1, Wall 1, to read/ });
  await expect(mark).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await showPhoto(map);
  await expect(map.getByRole('img', { name: 'Photo, Point 1, Wall 1' })).toBeVisible();
  await expect(mark).toBeVisible();

  await context.setOffline(false);
  const points = async () =>
    (await its.ask<{ records: Marked[] }>('GET', `/projects/${projectId}/drying`)).records.filter(
      ({ record, number }) => record === 'point' && number === 1,
    );
  const percent = (share: number | null | undefined) => Math.round((share ?? 0) / 100);
  await expect
    .poll(async () => (await points()).map(({ photoX, photoY }) => [percent(photoX), percent(photoY)]))
    .toEqual([[25, 50]]);
  const { files } = await its.ask<{ files: { id: string }[] }>('GET', `/projects/${projectId}/job`);
  expect(await points()).toMatchObject([{ photoId: files[0]!.id }]);

  const other = await browser.newContext({ baseURL: server.url });
  const desk = await other.newPage();
  await openSignedIn(desk, accounts.manager, `/project/${projectId}?part=drying`);
  const there = desk.locator('section:has(h2:text("Moisture map"))');
  await showPhoto(there);
  await expect(there.getByRole('img', { name: 'Photo 1, Point 1, Wall 1' })).toBeVisible();
  await expect(there.getByRole('button', { name: /^Point 1, Wall 1, to read/ })).toBeVisible();
  await other.close();
});
