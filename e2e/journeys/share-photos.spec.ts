import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import type { AtOffice } from '../steps/documentation.ts';
import { firstInspection, technician } from '../steps/open-inspection.ts';
import { type Picture, png } from '../steps/pictures.ts';

/** Posts them to the address in the app's manifest, as Android does: a navigation with a form. */
async function share(page: Page, photos: Picture[]): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'POST', action: '/share-photos', enctype: 'multipart/form-data' });
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'photos', multiple: true, id: 'shared' });
    form.append(input);
    document.body.append(form);
  });
  await page.locator('#shared').setInputFiles(photos);
  await page.locator('form:has(#shared)').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL(/\/share-photos$/);
}

test('share photos: two from the gallery without a network, put to a room, at the office once', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { its, id, projectId, addRoom } = await firstInspection(server.url);
  await addRoom('Kitchen');
  await openSignedIn(page, technician, '/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`/project/${projectId}`);
  await expect(page.getByText('Kitchen').first()).toBeVisible();
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await share(page, [png('gallery 1.png', 40), png('gallery 2.png', 41)]);
  await expect(page.getByRole('heading', { name: '2 photos' })).toBeVisible();
  await expectAccessible(page);

  // Left and come back to.
  await page.goto('/to-send');
  await page.getByRole('link', { name: 'Choose a project and room' }).click();
  await page.getByRole('button', { name: 'Remove them' }).click();
  await page.getByRole('button', { name: 'Keep photos' }).click();
  await page.getByLabel('Project').selectOption(`#${projectId} Sprinkler leak`);
  await page.getByLabel('Room').selectOption('Kitchen');
  await page.getByRole('button', { name: 'Add 2 photos' }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${projectId}$`));
  await context.setOffline(false);
  const atOffice = async () => {
    const path = `/documentation/inspection/${id}`;
    const { documentation } = await its.ask<{ documentation: AtOffice }>('GET', path);
    return documentation.photos.map(({ filename, roomId }) => ({ filename, inRoom: roomId !== null }));
  };
  await expect
    .poll(async () => (await atOffice()).toSorted((a, b) => a.filename.localeCompare(b.filename)))
    .toEqual([
      { filename: 'gallery 1.png', inRoom: true },
      { filename: 'gallery 2.png', inRoom: true },
    ]);
  await page.goto('/share-photos');
  await expect(page.getByRole('heading', { name: 'No shared photos' })).toBeVisible();
});
