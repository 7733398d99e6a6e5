import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import {
  appIsKept,
  cardOf,
  freshInspection,
  openWizard,
  technician,
  wholeStepOne,
} from '../steps/open-inspection.ts';
import { article, dialog, names, three } from '../steps/room-cards.ts';
import { serverFault } from '../steps/server-fault.ts';

test('rooms: they are added, corrected and deleted, and the dialogs say what is wrong @main', async ({
  page,
  server,
  isMobile,
}) => {
  const { address, roomsThere } = await furnishedInspection(server.url);
  await openSignedIn(page, technician, address);
  await expect(page.getByText('No rooms added yet')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add First Room' }).click();
  await dialog(page).getByRole('button', { name: 'Add Room' }).click();
  await expect(dialog(page).getByText('Room name is required.')).toBeVisible();
  await expect(dialog(page).getByText('Room type is required.')).toBeVisible();
  await expect(dialog(page).getByLabel('Room Name')).toBeFocused();
  await expect(dialog(page).getByLabel('Room Condition')).toHaveValue('good');
  await expectAccessible(page);

  await dialog(page).getByLabel('Room Name').fill('Main kitchen');
  await dialog(page).getByLabel('Room Type').selectOption('Kitchen');
  await dialog(page).getByLabel('Length (ft)').fill('-1');
  await dialog(page).getByRole('button', { name: 'Add Room' }).click();
  await expect(dialog(page).getByText('Enter 0 or more.')).toBeVisible();
  await dialog(page).getByLabel('Length (ft)').fill('16.4');
  await dialog(page).getByLabel('Length (ft)').press('ArrowUp');
  await expect(dialog(page).getByLabel('Length (ft)')).toHaveValue('16.5');
  await dialog(page).getByLabel('Width (ft)').fill('12');
  await dialog(page).getByLabel('Height (ft)').fill('0');
  await dialog(page).getByRole('button', { name: 'Add Room' }).click();
  await expect(page.getByText('Room created successfully')).toBeVisible();
  await expect(article(page, 'Main kitchen')).toContainText("16.5' x 12' x -");
  // A phone opens the sheet on a page of its own.
  const state = isMobile ? 'Click to Fill' : 'Claim Sheet Open';
  await expect(article(page, 'Main kitchen')).toContainText(state);
  await expect(cardOf(page, 'Setup Summary')).toContainText('Rooms1');

  await page.getByRole('button', { name: 'Edit Main kitchen' }).click();
  await expect(dialog(page).getByLabel('Room Name')).toHaveValue('Main kitchen');
  await dialog(page).getByLabel('Room Condition').selectOption({ label: 'Damaged' });
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(article(page, 'Main kitchen')).toContainText(/damaged/i);
  await expect
    .poll(roomsThere)
    .toMatchObject([
      { name: 'Main kitchen', condition: 'damaged', dimensionsLength: 16.5, dimensionsHeight: null },
    ]);

  await page.getByRole('button', { name: 'Delete Main kitchen' }).click();
  await expect(dialog(page)).toContainText('The room and its claim sheet will be deleted.');
  await dialog(page).getByRole('button', { name: 'Keep room' }).click();
  await expect(article(page, 'Main kitchen')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Main kitchen' }).click();
  await dialog(page).getByRole('button', { name: 'Delete room' }).click();
  await expect(page.getByText('Room deleted successfully')).toBeVisible();
  await expect(page.getByText('No rooms added yet')).toBeVisible();
  await expect.poll(roomsThere).toEqual([]);
});

test('rooms: the six that were ticked are measured one after another, offline too @main', {
  tag: '@phone',
}, async ({ page, context, server, complaints }) => {
  const affectedRooms = ['Kitchen', 'Bathroom', 'Basement', 'Garage', 'Stairs', 'Other'];
  const its = { ...wholeStepOne, affectedRooms, affectedRoomsOther: 'Wine cellar' };
  const inspection = await freshInspection(server.url, its);
  await inspection.its.ask('PUT', `/inspections/${inspection.id}/step`, { currentStep: 2 });
  await openSignedIn(page, technician, inspection.address);
  await expect(page.getByText('Kitchen, Bathroom, Basement, Garage, Stairs, Wine cellar')).toBeVisible();
  await expectAccessible(page);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add the 6 rooms you checked' }).click();
  const rooms = ['Kitchen', 'Bathroom', 'Basement', 'Garage', 'Stairs', 'Wine cellar'];
  await expect.poll(() => names(page)).toEqual(rooms);
  await expect(page.getByRole('button', { name: /you checked/ })).toBeHidden();
  await page.getByRole('button', { name: 'Edit Kitchen', exact: true }).click();
  for (const room of rooms) {
    await expect(dialog(page).getByLabel('Room Name')).toHaveValue(room);
    await expect(dialog(page).getByLabel('Length (ft)')).toBeFocused();
    if (room === 'Bathroom') await expectAccessible(page);
    for (const feet of [`12'6"`, '10 6 3/4', '8']) {
      await page.keyboard.type(feet);
      await page.keyboard.press('Enter');
    }
    await expect(article(page, room)).toContainText("12.5' x 10.56' x 8'");
  }
  await expect(dialog(page)).toBeHidden();
  await context.setOffline(false);
  complaints.expectNetworkFailures(false);
  const there = async () =>
    (
      await inspection.its.ask<{ rooms: Record<string, unknown>[] }>(
        'GET',
        `/rooms/inspection/${inspection.id}`,
      )
    ).rooms;
  const measured = { dimensionsLength: 12.5, dimensionsWidth: 10.56, dimensionsHeight: 8 };
  await expect.poll(there).toMatchObject(rooms.map((name) => ({ name, ...measured })));
});

test('rooms: a type proposes the name, and Add and add another takes the next room', async ({
  page,
  server,
}) => {
  const { address, roomsThere } = await furnishedInspection(server.url);
  await openSignedIn(page, technician, address);
  await page.getByRole('button', { name: 'Add First Room' }).click();
  const name = dialog(page).getByLabel('Room Name');
  const type = dialog(page).getByLabel('Room Type');
  const another = dialog(page).getByRole('button', { name: 'Add and add another' });
  await type.selectOption('Bedroom');
  await expect(name).toHaveValue('Bedroom');
  await expectAccessible(page);
  await another.click();
  await expect(name).toHaveValue('');
  await expect(type).toBeFocused();
  await type.selectOption('Bedroom');
  await expect(name).toHaveValue('Bedroom 2');
  await type.selectOption('Kitchen');
  await expect(name).toHaveValue('Kitchen');
  await name.fill('Galley');
  await type.selectOption('Office');
  await expect(name).toHaveValue('Galley');
  await another.click();
  await another.click();
  await expect(dialog(page).getByText('Room name is required.')).toBeVisible();
  await type.selectOption('Attic');
  await expect(dialog(page).getByText('Room name is required.')).toBeHidden();
  await dialog(page).getByLabel('Length (ft)').fill('12');
  if (await dialog(page).getByRole('button', { name: 'feet' }).isVisible()) {
    await dialog(page).getByRole('button', { name: 'feet' }).click();
    await page.keyboard.type('6');
    await dialog(page).getByRole('button', { name: 'a half' }).click();
    await expect(dialog(page).getByLabel('Length (ft)')).toHaveValue('12′6½');
  } else await dialog(page).getByLabel('Length (ft)').fill('12′6½');
  await dialog(page).getByRole('button', { name: 'Add Room' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(roomsThere).toMatchObject([
    { name: 'Bedroom', type: 'Bedroom' },
    { name: 'Galley', type: 'Office' },
    { name: 'Attic', type: 'Attic', dimensionsLength: 12.54 },
  ]);
});

test('rooms: a tap anywhere on a card opens its sheet, whose first line has the name and size of the room', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { address } = await furnishedInspection(server.url, three);
  await openSignedIn(page, technician, address);
  // The link lies over the whole card.
  await article(page, 'Hall').getByText('Other', { exact: true }).click({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Hall' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Room Name, name' })).toHaveAttribute('placeholder', 'Hall');
  await expect(
    page.getByRole('button', { name: 'Room Name, size: 12′0″ × 10′0″. Open number pad' }),
  ).toBeVisible();
});

test('rooms: Edit Room changes what was entered in it; what another device measured since stays', async ({
  page,
  server,
}) => {
  const { address, its, roomsThere } = await furnishedInspection(server.url, [{ name: 'Den' }]);
  await openSignedIn(page, technician, address);
  await page.getByRole('button', { name: 'Edit Den' }).click();
  const [den] = await roomsThere();
  await its.ask('PUT', `/rooms/${den!.id}`, { dimensionsLength: 14 });
  await expect(page.locator('article[aria-label="Den"]')).toContainText('14', { timeout: 20_000 });
  await dialog(page).getByLabel('Room Name').fill('Study');
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect
    .poll(async () => (await roomsThere())[0])
    .toMatchObject({ name: 'Study', dimensionsLength: 14, dimensionsWidth: 10 });
});

test('rooms: deleting a room with lines names them', async ({ page, server, isMobile }) => {
  const { address } = await furnishedInspection(server.url, three);
  await openSignedIn(page, technician, address);
  await expect(article(page, 'Bedroom')).toContainText('2 lines filled');
  await expect(article(page, 'Bedroom')).toContainText(isMobile ? 'Added' : 'Claim Sheet Open');
  await expect(article(page, 'Hall')).toContainText('Click to Fill');
  await page.getByRole('button', { name: 'Delete Bedroom' }).press('Enter');
  await expect(dialog(page)).toContainText('Delete Bedroom?');
  await expect(dialog(page)).toContainText('The room and the 2 lines of its claim sheet will be deleted.');
  await expectAccessible(page);
  // By keyboard the focus moves to the next card, and to Add Room after the last.
  for (const [room, then] of [
    ['Bedroom', 'Delete Hall'],
    ['Hall', 'Delete Attic'],
    ['Attic', 'Add Room'],
  ]) {
    if (room !== 'Bedroom') await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Delete room' }).press('Enter');
    await expect(page.getByRole('article', { name: room! })).toHaveCount(0);
    await expect(page.getByRole('button', { name: then! })).toBeFocused();
  }
});

test('rooms: rooms that cannot be loaded say so and come with Retry; those on the device stay', async ({
  page,
  server,
  complaints,
}) => {
  const { address } = await furnishedInspection(server.url, three);
  const ofInspection = '**/api/v1/rooms/inspection/*';
  complaints.expectMessage(/500/);
  await page.route(ofInspection, (route) => route.fulfill(serverFault()));
  await openSignedIn(page, technician, address);
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch rooms for inspection' });
  await expect(alert).toContainText(
    'Rooms already on this device stay as they are. Something went wrong on the server.',
  );
  await expect(page.getByText('No rooms added yet')).toBeHidden();
  await expectAccessible(page);
  await page.unroute(ofInspection);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => names(page)).toEqual(['Bedroom', 'Hall', 'Attic']);
  await expect(alert).toBeHidden();

  await page.route(ofInspection, (route) => route.fulfill(serverFault()));
  await page.reload();
  await expect(alert).toContainText('Rooms already on this device stay as they are.');
  expect(await names(page)).toEqual(['Bedroom', 'Hall', 'Attic']);
  await expectAccessible(page);
  await page.unroute(ofInspection);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toBeHidden();
  expect(await names(page)).toEqual(['Bedroom', 'Hall', 'Attic']);
});

test('rooms: another device deletes a room whose dialog is open, Save says so and nothing is sent', async ({
  page,
  server,
  complaints,
}) => {
  // Anything requested about a room in the moment of its deletion.
  complaints.expectMessage(/404/);
  const { address, its, roomsThere } = await furnishedInspection(server.url, [
    { name: 'Hall' },
    { name: 'Den' },
  ]);
  await openWizard(page, address);
  await page.getByRole('button', { name: 'Edit Hall' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Room' });
  await expect(dialog.getByLabel('Room Name')).toHaveValue('Hall');
  const hall = (await roomsThere()).find(({ name }) => name === 'Hall')!;
  await its.ask('DELETE', `/rooms/${hall.id}`);
  await expect(page.locator('article[aria-label="Hall"]')).toHaveCount(0, { timeout: 20_000 });
  await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(page.getByText('Room not found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /Review 1 change/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Den' }).press('Enter');
  const asked = page.getByRole('dialog', { name: 'Delete Den?' });
  await expect(asked).toBeVisible();
  const [den] = await roomsThere();
  await its.ask('DELETE', `/rooms/${den!.id}`);
  await expect(page.locator('article[aria-label="Den"]')).toHaveCount(0, { timeout: 20_000 });
  await asked.getByRole('button', { name: 'Delete room' }).press('Enter');
  await expect(page.getByText('Room deleted successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: /Review 1 change/ })).toHaveCount(0);
});
