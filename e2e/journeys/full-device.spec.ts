import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn, password } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillDevice } from '../steps/full-device.ts';
import { office } from '../steps/office.ts';
import { appIsKept } from '../steps/open-inspection.ts';

const said = (page: Page) => page.getByText('What is on this device cannot be opened.');
const unread = (page: Page) => page.getByText('Not read yet').filter({ visible: true }).first();
const claim = /all sent|Everything is at the office|Nothing is waiting/i;

test('a device that is full when the app is opened never says of what it could not read that all is sent', async ({
  page,
  server,
}) => {
  await openSignedIn(page, accounts.technician, '/');
  await appIsKept(page);
  await expect(page.getByText('All sent').filter({ visible: true }).first()).toBeVisible();
  const its = await office(server.url, accounts.technician);
  const { inspections } = await its.ask<{ inspections: { id: string }[] }>('GET', '/inspections?projectId=1');
  const ofRooms = `/rooms/inspection/${inspections[0]!.id}`;
  const { rooms } = await its.ask<{ rooms: { id: string }[] }>('GET', ofRooms);
  const sheet = `/inspection/1/room/${rooms[0]!.id}`;
  const makeRoom = await fillDevice(page, server.url);
  for (const address of ['/', '/to-send', '/profile', '/project/1', '/inspection/1', sheet, '/settings']) {
    await page.goto(address);
    await expect(said(page)).toBeVisible();
    await expect(page.getByText(claim)).toHaveCount(0);
    if (!address.startsWith('/inspection')) await expect(unread(page)).toBeVisible();
  }
  await page.goto('/to-send');
  await expect(page.getByRole('main')).toContainText('what waits to be sent is not known');
  await expectAccessible(page);
  await makeRoom();
  await expect(said(page)).toBeHidden({ timeout: 15_000 });
  await expect(page.getByRole('main').getByText('Everything is at the office.')).toBeVisible();
  await expect(unread(page)).toBeHidden();
});

test('who logs out while their store is shut is asked, and finds what was not sent when they come back', async ({
  page,
  context,
  server,
  complaints,
}) => {
  complaints.expectNetworkFailures(true);
  await openSignedIn(page, accounts.technician2, '/profile');
  await appIsKept(page);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await context.setOffline(true);
  await page.getByLabel('City').fill('Oswego');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page
      .getByText(/1 to send|1 change is saved/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const makeRoom = await fillDevice(page, server.url);
  await page.reload();
  await expect(said(page)).toBeVisible();

  const logOut = page.getByRole('status').getByRole('button', { name: 'Logout' });
  await logOut.click();
  const asked = page.getByRole('dialog', { name: 'What has not been sent is not known' });
  await expect(asked).toContainText('When it was last read, 1 change had not been sent.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(asked).toBeHidden();
  await expect(said(page)).toBeVisible();
  await logOut.click();
  await asked.getByRole('button', { name: 'Log out and keep it here' }).click();

  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  const left = page.getByRole('status').filter({ hasText: 'is on this device' });
  await expect(left).toContainText('cannot be opened');
  await expectAccessible(page);
  await makeRoom();
  await expect(left).toContainText('1 change did not reach the office.', { timeout: 15_000 });

  await context.setOffline(false);
  await page.getByLabel('Email').fill(accounts.technician2);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const its = await office(server.url, accounts.technician2);
  const city = async () =>
    (await its.ask<{ technician: { city: string } }>('GET', '/technicians/profile')).technician.city;
  await expect.poll(city, { timeout: 20_000 }).toBe('Oswego');
});
