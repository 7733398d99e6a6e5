import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { appIsKept, technician } from '../steps/open-inspection.ts';
import { article, chooseFromMenu, dialog, more, names, three } from '../steps/room-cards.ts';

test('rooms: offline a room is duplicated with its sheet and moved, and the server has it all in the end', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { address, roomsThere, lines } = await furnishedInspection(server.url, three);
  await openSignedIn(page, technician, address);
  await expect(article(page, 'Bedroom')).toContainText('2 lines filled');
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);

  await more(page, 'Bedroom').click();
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(dialog(page).getByLabel('Room Name')).toHaveValue('Bedroom 2');
  await dialog(page).getByLabel('Copy its claim sheet, 2 lines').check();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Duplicate Room' }).click();
  await expect(article(page, 'Bedroom 2')).toContainText('2 lines filled');
  expect(await names(page)).toEqual(['Bedroom', 'Bedroom 2', 'Hall', 'Attic']);

  await chooseFromMenu(page, 'Bedroom', 'Duplicate');
  await expect(dialog(page).getByLabel('Room Name')).toHaveValue('Bedroom 3');
  await dialog(page).getByRole('button', { name: 'Duplicate Room' }).click();
  await expect(article(page, 'Bedroom 3')).toContainText("12' x 10' x 8'");
  await expect(article(page, 'Bedroom 3')).not.toContainText('filled');

  await chooseFromMenu(page, 'Attic', 'Move up');
  await expect(page.getByText('Attic is now room 4 of 5.')).toBeAttached();
  await expect(more(page, 'Attic')).toBeFocused();
  await chooseFromMenu(page, 'Bedroom', 'Move down');
  await expect.poll(() => names(page)).toEqual(['Bedroom 3', 'Bedroom', 'Bedroom 2', 'Attic', 'Hall']);

  await context.setOffline(false);
  complaints.expectNetworkFailures(false);
  await expect
    .poll(async () => (await roomsThere()).map(({ name }) => name))
    .toEqual(['Bedroom 3', 'Bedroom', 'Bedroom 2', 'Attic', 'Hall']);
  await expect.poll(() => lines('Bedroom 2')).toEqual(three[0]!.rows);
  expect(await lines('Bedroom 3')).toEqual({});
});

test('rooms: they are moved by keyboard alone, and Next room follows', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  const { address, sheetAddress } = await furnishedInspection(server.url, three);
  await openSignedIn(page, technician, address);
  await more(page, 'Hall').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hall is now room 3 of 3.')).toBeAttached();
  await expect(more(page, 'Hall')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeHidden();
  await expect(more(page, 'Hall')).toBeFocused();

  await page.goto(sheetAddress('Attic'));
  await page.getByRole('button', { name: 'Next room' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hall' })).toBeVisible();
});

test('rooms: a room is dragged by its handle', { tag: ['@desktop', '@rare'] }, async ({ page, server }) => {
  const { address, roomsThere } = await furnishedInspection(server.url, three);
  await openSignedIn(page, technician, address);
  await article(page, 'Attic')
    .getByTitle('Drag to move')
    .dragTo(article(page, 'Bedroom'), { targetPosition: { x: 20, y: 60 } });
  await expect.poll(() => names(page)).toEqual(['Attic', 'Bedroom', 'Hall']);
  // The sheet below stays the same one.
  await expect(article(page, 'Bedroom')).toContainText('Claim Sheet Open');
  await expect
    .poll(async () => (await roomsThere()).map(({ name }) => name))
    .toEqual(['Attic', 'Bedroom', 'Hall']);
});
