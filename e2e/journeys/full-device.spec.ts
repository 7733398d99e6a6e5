import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn, password } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillDevice } from '../steps/full-device.ts';
import { office } from '../steps/office.ts';
import { appIsKept } from '../steps/open-inspection.ts';
import { withoutNews } from '../steps/without-news.ts';

const said = (page: Page) =>
  page.getByRole('status').getByText("Tidemark can't open the data on this device.");
const unread = (page: Page) => page.getByText('Not checked yet').filter({ visible: true }).first();
const claim = /all sent|Everything is at the office|Nothing is waiting/i;

test('full device: full when the app opens, it never calls unreadable work all sent @main', async ({
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
  await expect(page.getByRole('main')).toContainText("hasn't been able to check for unsent work");
  await expectAccessible(page);
  await makeRoom();
  await expect(said(page)).toBeHidden({ timeout: 15_000 });
  await expect(page.getByRole('main').getByText('Everything is at the office.')).toBeVisible();
  await expect(unread(page)).toBeHidden();
});

/** How many of its tables, at least and at most, the store is reading when it is cut off. */
const cuts = { 'is opened itself': [9, 99], 'is read for it': [1, 1] };
for (const [when, tables] of Object.entries(cuts))
  test(`full device: a claim sheet whose store is cut off while it ${when} appears once it is open again`, async ({
    page,
    server,
  }) => {
    await openSignedIn(page, accounts.technician, '/');
    const its = await office(server.url, accounts.technician);
    const { inspections } = await its.ask<{ inspections: { id: string }[] }>(
      'GET',
      '/inspections?projectId=1',
    );
    const ofRooms = `/rooms/inspection/${inspections[0]!.id}`;
    const { rooms } = await its.ask<{ rooms: { id: string; name: string }[] }>('GET', ofRooms);
    const sheet = `/inspection/1/room/${rooms[0]!.id}`;
    await page.goto(sheet);
    const heading = page.getByRole('heading', { name: rooms[0]!.name });
    await expect(heading).toBeVisible();
    // As Chromium does it if another tab's write finds no space.
    await page.addInitScript(([least, most]) => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (of, ...how) {
        const begun = transaction.call(this, of, ...how);
        const reads = [of].flat();
        if (reads.includes('rooms') && reads.length >= least! && reads.length <= most!) {
          IDBDatabase.prototype.transaction = transaction;
          queueMicrotask(() => {
            begun.abort();
            this.close();
            this.dispatchEvent(new Event('close'));
          });
        }
        return begun;
      };
    }, tables);
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.getByText("Couldn't show this screen")).toBeHidden();
  });

for (const often of [false, true])
  test(`full device: a room fetched while the store is cut off ${often ? 'again and again is shown by Retry' : 'once is shown automatically'}`, async ({
    page,
    server,
  }) => {
    // The dashboard would hear of a new room immediately and fetch it.
    await withoutNews(page);
    await openSignedIn(page, accounts.technician, '/');
    const its = await office(server.url, accounts.technician);
    const { inspections } = await its.ask<{ inspections: { id: string }[] }>(
      'GET',
      '/inspections?projectId=1',
    );
    await expect(page.getByRole('status').filter({ hasText: 'All sent' })).toBeVisible();
    const name = `Attic ${often ? 2 : 1}`;
    const { room } = await its.ask<{ room: { id: string } }>('POST', '/rooms', {
      inspectionId: inspections[0]!.id,
      name,
      type: 'Attic',
    });
    await page.addInitScript(() => {
      const { transaction } = IDBDatabase.prototype;
      const left = { cuts: 0 };
      Object.assign(window, { left });
      // Everything else fetched meanwhile is cut off too, or it would fetch the room.
      addEventListener('click', () => Object.assign(left, { cuts: 0 }), { capture: true });
      IDBDatabase.prototype.transaction = function (of, ...how) {
        const begun = transaction.call(this, of, ...how);
        if (left.cuts > 0 && how[0] === 'readwrite' && [of].flat().includes('rooms')) {
          left.cuts--;
          queueMicrotask(() => {
            begun.abort();
            this.close();
            this.dispatchEvent(new Event('close'));
          });
        }
        return begun;
      };
    });
    await page.route(
      `**/api/v1/rooms/${room.id}`,
      async (route) => {
        await page.evaluate(
          (cuts) => Object.assign((window as never as { left: object }).left, { cuts }),
          often ? 1_000 : 1,
        );
        await route.continue();
      },
      { times: 1 },
    );
    await page.goto(`/inspection/1/room/${room.id}`);
    if (often) {
      await expect(page.getByText("Couldn't reach the data on this device. Try again.")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Retry' }).click();
    }
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });

test('full device: a tab that stays open holds the reserve again once there is space', async ({
  page,
  server,
}) => {
  // It looks after half a minute.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, ms = 0, ...given: []) =>
      setTimeout(work, ms === 30_000 || ms === 60_000 ? 300 : ms, ...given)) as never;
  });
  const held = () =>
    page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      const { size } = await (await folder.getFileHandle('tsp-reserve')).getFile();
      return { size, isShort: localStorage.getItem('tsp-short-of-room') !== null };
    });
  await openSignedIn(page, accounts.technician, '/profile');
  await appIsKept(page);
  const makeRoom = await fillDevice(page, server.url);
  await page.reload();
  await expect(said(page)).toBeVisible();
  // Space for the reserve, and not for as much again.
  await makeRoom(12 * 1024 ** 2);
  await expect(said(page)).toBeHidden({ timeout: 15_000 });
  // The byte marks a released reserve.
  await expect.poll(held).toEqual({ size: 1, isShort: true });
  await makeRoom();
  await expect.poll(held).toEqual({ size: 8 * 1024 ** 2, isShort: false });
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('City').fill('Yorkville');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const its = await office(server.url, accounts.technician);
  const city = async () =>
    (await its.ask<{ technician: { city: string } }>('GET', '/technicians/profile')).technician.city;
  await expect.poll(city).toBe('Yorkville');
});

test('full device: logging out while the store is shut asks, and unsent work is there at the next sign-in @main', async ({
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
  const asked = page.getByRole('dialog', { name: "Tidemark can't tell what is unsent" });
  await expect(asked).toContainText('At the last check, 1 change had not been sent.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(asked).toBeHidden();
  await expect(said(page)).toBeVisible();
  await logOut.click();
  await asked.getByRole('button', { name: 'Log out and keep it' }).click();

  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  const left = page.getByRole('status').filter({ hasText: 'is on this device' });
  await expect(left).toContainText("can't open it");
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
