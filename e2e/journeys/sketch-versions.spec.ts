import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { startServer } from '../fixtures/server.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { inspectionWithRooms } from '../steps/claim-sheet.ts';
import { ellOf20x14 } from '../steps/draw-room.ts';
import { unseenFocus } from '../steps/focus.ts';
import { appIsKept, firstInspection, technician } from '../steps/open-inspection.ts';

const size = { dimensionsLength: 20, dimensionsWidth: 14, dimensionsHeight: 9 };
test('sketch: an earlier version is looked at and restored as a new one, and plans are saved without a network', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  await its.draw(0, ellOf20x14);
  await openSignedIn(page, technician, `${its.sheetAddress(0)}/sketch`);
  await page.getByRole('button', { name: 'Door', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Wall 1 of 6, 20 feet, one door$/ })).toBeVisible();
  await expect(page.getByLabel('All sent. Open send status')).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await expect(dialog.getByRole('button', { name: /6 walls, 1 opening$/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /6 walls, 0 openings$/ }).click();
  await expect(dialog.getByRole('img', { name: /^6 walls: 20′0″/ })).toBeVisible();
  await expect(dialog.getByLabel('Quantities of the room')).toContainText('F floor232SF');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  const question = page.getByRole('dialog', { name: 'Restore this version?' });
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Wall 1 of 6, 20 feet$/ })).toBeVisible();
  await expect.poll(() => its.versions(0)).toEqual([0, 1, 0]);

  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  for (const [format, begins] of [
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"'],
    ['DXF', '0\r\nSECTION\r\n'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: `Plan as ${format}` }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`plan-Basement.${format.toLowerCase()}`);
    expect(await readFile(await file.path(), 'utf8')).toContain(begins);
  }
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(dialog.getByText('The versions could not be loaded')).toBeVisible();
  await context.setOffline(false);
});

test('sketch: a room walked around wall by wall below a sloped ceiling, nothing is wider than the phone', {
  tag: '@phone',
}, async ({ page, server }) => {
  const its = await inspectionWithRooms(server.url, ['Basement'], size);
  await openSignedIn(page, technician, `${its.sheetAddress(0)}/sketch`);
  const press = async (...names: string[]) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  };
  const expectNothingWider = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
  await press('More', 'Make it sloped', 'More', 'Low and high side');
  for (const key of ['7', 'Next field', '5', '+ 1/16', 'Next field', '1', '0', 'Done']) await press(key);
  await expect(page.getByRole('button', { name: /^Height 7′5 1\/16″ to 10′0″/ })).toBeVisible();
  await expectNothingWider();

  await press('More', 'Walk around and type each wall');
  const heading = page.getByRole('heading', { name: 'Walk around' });
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  const legs = page.getByRole('list', { name: 'Walls so far' }).getByRole('listitem');
  for (const [at, feet] of ['9', '8', '9'].entries()) {
    await press(`Wall ${at + 1}: type its length`, feet, 'Add');
    await expect(legs).toHaveCount(at + 1);
  }
  await press('Cancel');
  const question = page.getByRole('dialog', { name: 'Stop walking around?' });
  await question.getByRole('button', { name: 'Go on' }).click();
  await press('Wall 4: type its length', '8', 'Add');
  await expect(legs.last()).toHaveText('Wall 4: 8′0″, right');
  await expect(page.getByText('It closes.')).toBeVisible();
  await press('Close the room');
  await expect(page.getByRole('button', { name: /^Wall 4 of 4, [89] feet$/ })).toBeInViewport();
  await expect(heading).toHaveCount(0);
  await expectNothingWider();
  await expect(page.getByText("9' × 8' × 8.71', from the sketch")).toBeVisible();
});

test('sketch: a room that drying takes has the sizes of its sketch', async ({ page, server }) => {
  const { id: inspectionId, projectId, its } = await firstInspection(server.url);
  const { room } = await its.ask<{ room: { id: string } }>('POST', '/rooms', {
    ...{ inspectionId, name: 'Family room', type: 'Family Room' },
  });
  await its.ask('PUT', `/rooms/${room.id}/sketch`, { inspectionId, sketch: ellOf20x14 });
  await openSignedIn(page, technician, `/project/${projectId}?part=drying`);
  await page.getByRole('button', { name: 'Add room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add room' });
  await dialog.getByLabel('Room of the inspection').selectOption('Family room');
  await expect(dialog.getByText('Floor, walls, perimeter and height are from the sketch.')).toBeVisible();
  const floor = dialog.getByLabel('Floor', { exact: true });
  await expect(floor).toHaveValue('232');
  await expect(floor).toHaveAttribute('readonly');
  await expect(dialog.getByLabel('Offsets')).toHaveValue('1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add room' }).click();
  await expect(page.getByRole('button', { name: /^Family room affected, 232 SF floor/ })).toBeVisible();
});

test('sketch settings: a manager says what is taken out, the sentence follows, and a second one is told', async ({
  browser,
}) => {
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const page = await context.newPage();
    await openSignedIn(page, accounts.manager, '/settings');
    await page.getByRole('link', { name: 'Room sketches' }).first().click();
    await expect(page.getByText('Doors taken out of the floor perimeter;')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Take doors out of the floor perimeter' }).uncheck();
    await page.getByRole('radio', { name: 'Over a size' }).click();
    await page.getByLabel('Only openings over').fill('20');
    const rules = 'Doors kept in the floor perimeter; openings over 20 SF taken out of the walls.';
    await expect(page.getByText(rules)).toBeVisible();
    await page.getByLabel('Door, width', { exact: true }).fill('wide');
    await expect(page.getByText('4 changes')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Enter a length from 1 inch to 50 ft.')).toBeVisible();
    await expect(page.getByLabel('Door, width', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Door, width', { exact: true }).fill('32 in');

    const other = await context.newPage();
    await other.goto('/settings/sketches');
    await other.getByRole('radio', { name: 'None' }).click();
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('Settings saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Somebody has saved newer settings.')).toBeVisible();
    await other.getByRole('radio', { name: 'All', exact: true }).click();
    await other.getByLabel('Door, width', { exact: true }).fill('32 in');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('Version 3')).toBeVisible();
    await other.reload();
    await expect(other.getByLabel('Door, width', { exact: true })).toHaveValue('2\'8"');
  } finally {
    await context.close();
    await server.stop();
  }
});

test('sketch settings: with changes to save, no field that takes the focus lies under the bar', async ({
  page,
}) => {
  await openSignedIn(page, accounts.manager, '/settings/sketches');
  await page.getByRole('checkbox', { name: 'Take doors out of the floor perimeter' }).press('Space');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await unseenFocus(page)).toBe('');
    if (await save.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not reach Save.');
});
